import type { Page } from 'playwright-core';
import { prepareDinner } from './preparedDinner.ts';
import type { Screen } from './screens/screen.ts';
import { screensWith } from './screens.ts';
import { goWithin, type Stage } from './stage.ts';

export const sizes = {
  desk: { viewport: { width: 1440, height: 900 } },
  tablet: { viewport: { width: 1024, height: 768 } },
  /** A 1440 px screen at 200 % zoom. */
  zoomed: { viewport: { width: 720, height: 450 }, deviceScaleFactor: 2 },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
} as const;

export type Size = keyof typeof sizes;
export type Pages = Record<Screen['as'], Page>;

/** Every screen, and a page of the given size for each kind of viewer. */
export const openScreens = async (
  stage: Stage,
  size: Size,
): Promise<{ screens: Screen[]; pages: Pages }> => {
  const dinner = await prepareDinner(await stage.caller('organiser@example.com'));
  const pages = {
    // Without permissions: newer browsers let every page copy, and one screen shows what is said when
    // copying is not allowed.
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
 * Screens without actions come first: they can follow one another directly. Screens that change the plan
 * come last.
 */
export const inOrder = (screens: readonly Screen[]): Screen[] =>
  screens.toSorted((one, other) => turnOf(one) - turnOf(other));

const turnOf = ({ reach, changesPlan }: Screen): number => (changesPlan ? 2 : reach ? 1 : 0);

/** Pages that show the app, which can be left within it. All other pages must be loaded. */
const inApp = new WeakSet<Page>();

/** What might remain of the actions on a screen. */
const remains =
  '[role=dialog], [role=alertdialog], [role=menu], [role=listbox], [aria-label^=Notifications] li';

const stop = { path: '/about', heading: 'About Dinner Seating Planner' };

const stopOf = (page: Page) => page.getByRole('heading', { name: stop.heading, level: 1 });

/**
 * Leaves a screen for one without actions. Returns whether all of it is gone: no dialog, question or
 * notice remains. The next screen's heading cannot be mistaken for this one's.
 */
const isGone = async (page: Page): Promise<boolean> => {
  await goWithin(page, stop.path);
  const arrived = stopOf(page);
  await arrived.or(page.getByRole('alertdialog')).first().waitFor();
  return (await arrived.isVisible()) && (await page.locator(remains).count()) === 0;
};

/**
 * Brings the page to the named state of the screen, with nothing left of the previous one. A member moves
 * within the app, as its links do: loading a page costs more than judging it.
 */
export const show = async (page: Page, url: string, screen: Screen): Promise<void> => {
  if (inApp.has(page) && (await isGone(page))) {
    await goWithin(page, screen.path);
    if (screen.path !== stop.path) await stopOf(page).waitFor({ state: 'detached' });
  } else await page.goto(`${url}${screen.path}`);
  if (screen.as === 'visitor') inApp.delete(page);
  else inApp.add(page);
  await page.getByRole('heading', { name: screen.heading }).first().waitFor();
  await isLoaded(page);
  if (!screen.reach) return;
  await screen.reach(page);
  await isLoaded(page);
};

/**
 * Whether all that loads after the heading has loaded: no placeholder is shown, and none is about to be.
 * A busy button stays busy for as long as its action lasts.
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
