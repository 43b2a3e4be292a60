import type { Page } from 'playwright-core';
import { prepareDinner } from './preparedDinner.ts';
import type { Screen } from './screens/screen.ts';
import { screensWith } from './screens.ts';
import { goWithin, type Stage } from './stage.ts';

export const sizes = {
  desk: { viewport: { width: 1440, height: 900 } },
  tablet: { viewport: { width: 1024, height: 768 } },
  /** What a desk of 1440 px shows at 200 %. */
  zoomed: { viewport: { width: 720, height: 450 }, deviceScaleFactor: 2 },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
} as const;

export type Size = keyof typeof sizes;
export type Pages = Record<Screen['as'], Page>;

/** Every screen there is, and a page of the size for whoever looks at it. */
export const openScreens = async (
  stage: Stage,
  size: Size,
): Promise<{ screens: Screen[]; pages: Pages }> => {
  const dinner = await prepareDinner(await stage.caller('organiser@example.com'));
  const pages = {
    // Without permissions: newer browsers let every page copy, and a screen shows what is said where it may not.
    visitor: await stage.visitor({ ...sizes[size], permissions: [] }),
    newcomer: await stage.member('newcomer@example.com', '/', sizes[size]),
    organiser: await stage.member('organiser@example.com', '/', {
      ...sizes[size],
      permissions: ['clipboard-write'],
    }),
    admin: await stage.member('admin@example.com', '/', sizes[size]),
  };
  return { screens: screensWith(dinner), pages };
};

/**
 * First those on which nothing is done: one is left for the other without a stop between them. Last those
 * that change the plan.
 */
export const inOrder = (screens: readonly Screen[]): Screen[] =>
  screens.toSorted((one, other) => turnOf(one) - turnOf(other));

const turnOf = ({ reach, changesPlan }: Screen): number => (changesPlan ? 2 : reach ? 1 : 0);

/** Pages of the app that can be left within it. What is not here is to be loaded. */
const inApp = new WeakSet<Page>();

/** What would still be there of what was done for a screen. */
const remains =
  '[role=dialog], [role=alertdialog], [role=menu], [role=listbox], [aria-label^=Notifications] li';

const stop = { path: '/about', heading: 'About Dinner Seating Planner' };

const stopOf = (page: Page) => page.getByRole('heading', { name: stop.heading, level: 1 });

/**
 * Leaves a screen by going to one on which nothing can be done, and answers whether all of it is gone:
 * no dialog, question or notice stays. Nor can the screen be taken for the next one by its heading.
 */
const isGone = async (page: Page): Promise<boolean> => {
  await goWithin(page, stop.path);
  const arrived = stopOf(page);
  await arrived.or(page.getByRole('alertdialog')).first().waitFor();
  return (await arrived.isVisible()) && (await page.locator(remains).count()) === 0;
};

/**
 * Brings the page to where the screen stands as it is named. What was done for the screen before is
 * gone. A member goes on within the app, as by its links: to load it costs more than to judge it.
 */
export const show = async (page: Page, url: string, screen: Screen): Promise<void> => {
  if (inApp.has(page) && (await isGone(page))) {
    await goWithin(page, screen.path);
    if (screen.path !== stop.path) await stopOf(page).waitFor({ state: 'detached' });
  } else await page.goto(`${url}${screen.path}`);
  if (screen.as === 'visitor' || screen.goesOn) inApp.delete(page);
  else inApp.add(page);
  await page.getByRole('heading', { name: screen.heading }).first().waitFor();
  await isLoaded(page);
  if (!screen.reach) return;
  await screen.reach(page);
  await isLoaded(page);
};

/**
 * What is loaded after its heading has come: nothing holds its place any more, and nothing that would
 * is about to. A button that is busy goes on for as long as what it has begun.
 */
const isLoaded = (page: Page) =>
  page.waitForFunction(
    async () => {
      const waits = '[data-skeleton], [data-spinner], [aria-busy=true]:not(button)';
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      for (let frames = 0; frames < 3; frames++) {
        await frame();
        if (document.querySelector(waits)) return false;
      }
      return true;
    },
    undefined,
    { polling: 100 },
  );
