import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { beforeAll } from 'vitest';
import { atRest } from '../browser/hands.ts';
import { inOrder, openScreens, type Size, show, sizes } from '../browser/screenPages.ts';
import { it } from '../browser/stage.ts';

/**
 * `npm run screenshots`: every screen in both themes and all sizes, as PNG files in the folder
 * `screenshots`. With SCREENS=word, only those whose names contain the word or match the pattern.
 */
const folder = 'screenshots';
const wanted = process.env.SCREENS ?? '';
const isWanted = ({ name }: { name: string }) => new RegExp(wanted).test(name);

beforeAll(async () => {
  if (wanted === '') await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
});

const fileOf = (name: string, size: Size, theme: string): string =>
  join(folder, `${name.toLowerCase().replace(/[^a-z0-9]+/g, '-')}.${size}.${theme}.png`);

const shoot = async (page: Page, name: string, size: Size): Promise<void> => {
  for (const theme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: theme });
    await atRest(page);
    await page.screenshot({ path: fileOf(name, size, theme) });
  }
};

it.for(Object.keys(sizes) as Size[])('on a %s', { timeout: 1_200_000 }, async (size, { stage }) => {
  const { screens, pages } = await openScreens(stage, size);
  for (const screen of inOrder(screens).filter(isWanted)) {
    const page = pages[screen.as];
    await show(page, stage.url, screen);
    await shoot(page, screen.name, size);
    await screen.end?.(page);
  }
});
