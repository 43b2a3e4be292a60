import type { Page } from 'playwright-core';
import { prepareDinner } from './preparedDinner.ts';
import { type Screen, screensWith } from './screens.ts';
import type { Stage } from './stage.ts';

export const sizes = {
  desk: { viewport: { width: 1360, height: 860 } },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
} as const;

export type Size = keyof typeof sizes;
type Pages = Record<Screen['as'], Page>;

/** Every screen there is, and a page for whoever looks at it, in both sizes. */
export const openScreens = async (
  stage: Stage,
): Promise<{ screens: Screen[]; pages: Record<Size, Pages> }> => {
  const dinner = await prepareDinner(await stage.caller('organiser@example.com'));
  const pagesOf = async (size: Size): Promise<Pages> => ({
    visitor: await stage.visitor(sizes[size]),
    newcomer: await stage.member('newcomer@example.com', '/', sizes[size]),
    organiser: await stage.member('organiser@example.com', '/', {
      ...sizes[size],
      permissions: ['clipboard-write'],
    }),
    admin: await stage.member('admin@example.com', '/', sizes[size]),
  });
  const pages = { desk: await pagesOf('desk'), phone: await pagesOf('phone') };
  return { screens: screensWith(dinner), pages };
};

/** Brings the page to where the screen stands as it is named. */
export const show = async (page: Page, url: string, screen: Screen): Promise<void> => {
  await page.goto(`${url}${screen.path}`);
  await page.getByRole('heading', { name: screen.heading }).first().waitFor();
  await screen.reach?.(page);
};

/** Colours and places take a moment to change: what is between two of them is not judged. */
export const settled = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(resolve));
    const ending = document
      .getAnimations()
      .filter(
        (animation) => animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY,
      );
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
