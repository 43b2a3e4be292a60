import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { judgeScreens, violations } from './accessibility.ts';
import { it } from './stage.ts';

describe('every screen on a desktop meets WCAG 2.2 AA as far as a machine can check', () => {
  judgeScreens('desk');

  it('finds violations where there are some', async ({ stage }) => {
    const page = await stage.visitor();
    await page.goto(stage.url);
    await page.evaluate(() => document.body.append(document.createElement('button')));
    expect(await violations(page)).toEqual([expect.stringContaining('button-name')]);
  });
});

describe('the chosen theme', () => {
  const paper = (page: Page) =>
    page.evaluate(() => getComputedStyle(document.body).backgroundColor);

  it("overrides the system's, and is kept", async ({ stage }) => {
    const page = await stage.visitor({ colorScheme: 'light' });
    await page.goto(stage.url);
    const light = await paper(page);
    await page.evaluate(() => localStorage.setItem('seating-theme', 'dark'));
    await page.reload();
    const dark = await paper(page);
    expect(dark).not.toBe(light);
    await page.evaluate(() => localStorage.removeItem('seating-theme'));
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.reload();
    await expect.poll(() => paper(page)).toBe(dark);
  });
});
