import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from 'playwright-core';

export type Point = { x: number; y: number };

/** Milliseconds between two steps of a gesture: one for each frame of a screen. */
const pace = 1_000 / 60;

/*
 * What runs in the page is text, because the benchmark's compiler adds helper calls to functions that do
 * not exist there.
 */
const noteFirstChart = `
  new MutationObserver((_, watching) => {
    if (!document.querySelector('svg[role=group] [data-detail]')) return;
    watching.disconnect();
    requestAnimationFrame(() => setTimeout(() => { window.firstChartAt = performance.now(); }));
  }).observe(document, { childList: true, subtree: true });
`;

/** Makes each page that is opened from now on note when its chart was first drawn. */
export const watchFirstChart = (page: Page): Promise<unknown> => page.addInitScript(noteFirstChart);

/** Milliseconds from the navigation until the chart was drawn. */
export const firstChart = async (page: Page, address: string): Promise<number> => {
  await page.goto(address);
  const drawn = await page.waitForFunction(() => Reflect.get(window, 'firstChartAt'));
  return Number(await drawn.jsonValue());
};

/** Frames a second during the steps of a gesture. */
export const framesPerSecond = async (
  page: Page,
  seconds: number,
  step: (n: number) => Promise<void>,
): Promise<number> => {
  await page.evaluate(`
    window.frames_ = [];
    window.watchFrames = (at) => {
      window.frames_.push(at);
      window.frameWatch = requestAnimationFrame(window.watchFrames);
    };
    window.frameWatch = requestAnimationFrame(window.watchFrames);
  `);
  const end = performance.now() + seconds * 1_000;
  for (let n = 0; performance.now() < end; n += 1) {
    const next = performance.now() + pace;
    await step(n);
    await wait(Math.max(0, next - performance.now()));
  }
  return Number(
    await page.evaluate(`(() => {
      cancelAnimationFrame(window.frameWatch);
      const all = window.frames_;
      return (1000 * (all.length - 1)) / (all.at(-1) - all[0]);
    })()`),
  );
};

/**
 * A point of the chart where `selector` is the topmost element, as close to its middle as possible.
 */
export const pointOn = async (page: Page, selector: string): Promise<Point> => {
  const found = await page.evaluate(`(() => {
    const box = document.querySelector('[data-floor]').getBoundingClientRect();
    const middle = { x: box.left + box.width / 2, y: box.top + box.height / 2 };
    const points = [];
    for (let x = box.left + 30; x < box.right - 80; x += 4)
      for (let y = box.top + 30; y < box.bottom - 130; y += 4)
        points.push({ x, y, away: Math.hypot(x - middle.x, y - middle.y) });
    points.sort((a, b) => a.away - b.away);
    return points.find(({ x, y }) => document.elementFromPoint(x, y)?.matches(${JSON.stringify(selector)})) ?? null;
  })()`);
  if (!found) throw new Error(`nothing on the floor is ${selector}`);
  return found as Point;
};
