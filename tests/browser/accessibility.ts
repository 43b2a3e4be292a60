import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type Axe from 'axe-core';
import type { RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { atRest } from './hands.ts';
import { inOrder, openScreens, type Pages, type Size, show } from './screenPages.ts';
import type { Screen } from './screens/screen.ts';
import { screensWith } from './screens.ts';
import { it } from './stage.ts';

const axeSource = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
);
const options: RunOptions = {
  runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] },
  rules: { 'target-size': { enabled: true } },
  resultTypes: ['violations'],
};

/** The only checks whose result depends on the theme. */
const contrast: RunOptions = { runOnly: ['color-contrast'], resultTypes: ['violations'] };

type WithAxe = Window & { axe?: typeof Axe };

/** Loading takes longer than checking, so it is loaded once for each page load. */
const loadAxe = async (page: Page): Promise<void> => {
  const isThere = () => Boolean((window as WithAxe).axe);
  if (!(await page.evaluate(isThere))) await page.evaluate(axeSource);
};

/** The violations on the page once its transitions have ended, one line each, with the place. */
export const violations = async (
  page: Page,
  part = 'html',
  rules: RunOptions = options,
): Promise<string[]> => {
  await loadAxe(page);
  await atRest(page);
  // Told in words there: the full results are a hundred times as large.
  return page.evaluate(
    async ([within, given]) => {
      const results = await (window as WithAxe).axe?.run(within, given);
      if (!results) throw new Error('axe-core is not there.');
      return results.violations.flatMap(({ id, nodes }) =>
        nodes.map((node) => `${id} at ${node.target.join(' ')}: ${node.failureSummary}`),
      );
    },
    [part, rules] as const,
  );
};

/** All violations of a screen, in light and dark. */
const judged = async (page: Page, url: string, screen: Screen): Promise<string[]> => {
  await page.emulateMedia({ colorScheme: 'light' });
  await show(page, url, screen);
  const found = await violations(page, screen.part);
  await page.emulateMedia({ colorScheme: 'dark' });
  found.push(...(await violations(page, screen.part, contrast)));
  await screen.end?.(page);
  return found;
};

/** The screens are known before a server runs, except for the ids in their paths. */
const names = inOrder(
  screensWith({
    eventId: '',
    arrangementId: '',
    draftId: '',
    emptyEventId: '',
    pairIds: [],
    issueId: '',
  }),
).map(({ name }) => name);

/** One test for each screen. */
export const judgeScreens = (size: Size): void => {
  let screens: Screen[];
  let pages: Pages;

  it.beforeAll(async ({ stage }) => {
    ({ screens, pages } = await openScreens(stage, size));
  });

  it.for(names)('%s', async (name, { stage }) => {
    const screen = screens.find((one) => one.name === name) as Screen;
    expect(await judged(pages[screen.as], stage.url, screen)).toEqual([]);
  });
};
