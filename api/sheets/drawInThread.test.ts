import { serialize } from 'node:v8';
import { Worker } from 'node:worker_threads';
import { describe, expect, it } from 'vitest';
import { sheetDrawer } from './drawInThread.ts';

const job = {
  plan: serialize({
    event: { name: 'Evening', startDate: null, location: null, isDraft: false },
    showsDetails: true,
    tables: [],
    seats: [],
    people: [],
    objects: [],
    outline: null,
    background: null,
  }),
  sheet: 'seatingPlan',
  options: { paper: 'a4', locale: 'en' },
  format: 'pdf',
  page: 1,
  images: {},
} as const;

/** A drawer whose threads run this code. */
const drawerOf = (code: string, settings: Parameters<typeof sheetDrawer>[0] = {}) =>
  sheetDrawer({ ...settings, start: async () => new Worker(code, { eval: true }) });
const answering = (answer: string) =>
  `const { parentPort } = require('node:worker_threads');
  parentPort.on('message', () => parentPort.postMessage(${answer}));`;

describe('a sheet that is drawn in a thread', () => {
  it.each([
    ['time', 'for (;;);'],
    ['of a buffer', 'new ArrayBuffer(2 ** 53);'],
  ])('is refused where it takes too much %s', async (_what, code) => {
    const draw = drawerOf(code, { patience: 200 });
    await expect(draw(job)).rejects.toMatchObject({ code: 'TOO_LARGE' });
  });

  it('fails as its thread does, which nobody is to take for a large sheet', async () => {
    const missing = sheetDrawer({ start: async () => new Worker('/nowhere/worker.js') });
    await expect(missing(job)).rejects.toMatchObject({ code: 'MODULE_NOT_FOUND' });
    await expect(drawerOf("throw new TypeError('odd')")(job)).rejects.toThrow('odd');
    await expect(drawerOf('process.exit(1)')(job)).rejects.toThrow('ended without an answer');
  });

  it('is refused where it has no page, or none of that number', async () => {
    await expect(drawerOf(answering('{ pages: 0 }'))(job)).rejects.toMatchObject({
      code: 'CONFLICT',
    });
    await expect(drawerOf(answering('{ pages: 3 }'))(job)).rejects.toMatchObject({
      code: 'BAD_INPUT',
      issues: [{ path: 'page', message: 'The sheet has 3 pages' }],
    });
  });

  it('waits for its turn, and is refused at once where as many wait as may', async () => {
    const draw = drawerOf(answering('{ file: new Uint8Array([1]) }'), { atOnce: 1, waiting: 1 });
    const [first, second] = [draw(job), draw(job)];
    await expect(draw(job)).rejects.toMatchObject({ code: 'NOT_READY' });
    expect(await first).toEqual(Buffer.from([1]));
    expect(await second).toEqual(Buffer.from([1]));
  });

  it('gives its place to others as soon as nobody waits for it', async () => {
    const code = `const { parentPort } = require('node:worker_threads');
      parentPort.on('message', ({ page }) => {
        if (page === 99) for (;;);
        parentPort.postMessage({ file: new Uint8Array([page]) });
      });`;
    const draw = drawerOf(code, { atOnce: 1, waiting: 2 });
    const [drawing, waiting] = [new AbortController(), new AbortController()];
    const first = draw({ ...job, page: 99 }, drawing.signal);
    const second = draw({ ...job, page: 99 }, waiting.signal);
    const third = draw({ ...job, page: 3 });
    waiting.abort('left the queue');
    await expect(second).rejects.toBe('left the queue');
    const fourth = draw({ ...job, page: 4 });
    drawing.abort('left the drawing');
    await expect(first).rejects.toBe('left the drawing');
    expect([...(await third), ...(await fourth)]).toEqual([3, 4]);
    await expect(draw(job, AbortSignal.abort('was gone'))).rejects.toBe('was gone');
  });

  it('finds its thread again, for a while, unless that failed', async () => {
    let started = 0;
    const code = `const { parentPort } = require('node:worker_threads');
      let count = 0;
      parentPort.on('message', ({ page }) => {
        if (page === 99) process.exit(1);
        count += 1;
        parentPort.postMessage({ file: new Uint8Array([count]) });
      });`;
    const draw = sheetDrawer({
      atOnce: 2,
      start: async () => {
        started += 1;
        return new Worker(code, { eval: true });
      },
    });
    expect([...(await draw(job)), ...(await draw(job))]).toEqual([1, 2]);
    // One of two is kept; which of them, nobody needs to know.
    await Promise.all([draw(job), draw(job)]);
    await draw(job);
    expect(started).toBe(2);
    await expect(draw({ ...job, page: 99 })).rejects.toThrow('ended without an answer');
    expect([...(await draw(job))]).toEqual([1]);
    const hasty = drawerOf(answering('{ file: new Uint8Array([1]) }'), { keep: 0 });
    expect([...(await hasty(job)), ...(await hasty(job))]).toEqual([1, 1]);
  });
});
