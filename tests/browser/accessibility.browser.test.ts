import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type Axe from 'axe-core';
import type { RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { openScreens, type Size, settled, show } from './screenPages.ts';
import { type Screen, screensWith } from './screens.ts';
import { it, type Stage } from './stage.ts';

const axeSource = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
);
const options: RunOptions = {
  runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] },
  rules: { 'target-size': { enabled: true } },
  resultTypes: ['violations'],
};

/** All that another theme can change. */
const contrast: RunOptions = { runOnly: ['color-contrast'], resultTypes: ['violations'] };

let stage: Stage;
let screens: Screen[];
let pages: Awaited<ReturnType<typeof openScreens>>['pages'];

it.beforeAll(async ({ stage: opened }) => {
  stage = opened;
  ({ screens, pages } = await openScreens(stage));
}, 120_000);

/** What is wrong on the page, each with where; one line each. */
const violations = async (
  page: Page,
  part = 'html',
  rules: RunOptions = options,
): Promise<string[]> => {
  await page.evaluate(axeSource);
  const { violations: found } = await page.evaluate(
    ([within, given]) => (window as unknown as { axe: typeof Axe }).axe.run(within, given),
    [part, rules] as const,
  );
  return found.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id} at ${node.target.join(' ')}: ${node.failureSummary}`),
  );
};

/** All that is wrong with a screen at one size, in light and in dark. */
const judged = async (size: Size, screen: Screen): Promise<string[]> => {
  const page = pages[size][screen.as];
  await page.emulateMedia({ colorScheme: 'light' });
  await show(page, stage.url, screen);
  const found = await violations(page, screen.part);
  await page.emulateMedia({ colorScheme: 'dark' });
  await settled(page);
  found.push(...(await violations(page, screen.part, contrast)));
  return found.map((violation) => `${size}: ${violation}`);
};

/** The screens are known before there is a server, but for the ids in their paths. */
const names = screensWith({ eventId: '', arrangementId: '', draftId: '' }).map(({ name }) => name);

describe('every screen meets WCAG 2.2 AA as far as a machine can tell', () => {
  it.each(names)('%s', async (name) => {
    const screen = screens.find((one) => one.name === name) as Screen;
    const found = await Promise.all([judged('desk', screen), judged('phone', screen)]);
    expect(found.flat()).toEqual([]);
  });

  it('finds what is wrong where something is', async () => {
    const page = pages.desk.visitor;
    await page.goto(stage.url);
    await page.evaluate(() => document.body.append(document.createElement('button')));
    expect(await violations(page)).toEqual([expect.stringContaining('button-name')]);
  });
});

describe('the chosen theme', () => {
  const paper = (page: Page) =>
    page.evaluate(() => getComputedStyle(document.body).backgroundColor);

  it('wins over the system’s, and is kept', async () => {
    const page = pages.desk.visitor;
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto(stage.url);
    const light = await paper(page);
    await page.evaluate(() => localStorage.setItem('seating-theme', 'dark'));
    await page.reload();
    const dark = await paper(page);
    expect(dark).not.toBe(light);
    await page.evaluate(() => localStorage.removeItem('seating-theme'));
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.reload();
    expect(await paper(page)).toBe(dark);
  });
});
