import { serialize } from 'node:v8';
import { describe, expect, it } from 'vitest';
import { processWorker } from '../serving/startProcess.ts';
import { sheetDrawer } from './drawInProcess.ts';

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

const started = (code: string) => processWorker(['--max-old-space-size=32', '-'], code);
/** A sheet drawer whose processes run this code. */
const drawerOf = (code: string, settings: Parameters<typeof sheetDrawer>[0] = {}) =>
  sheetDrawer({ ...settings, start: () => started(code) });
const answering = (answer: string) => `process.on('message', () => process.send(${answer}));`;

describe('drawing a sheet in a separate process', () => {
  it('is refused if it takes too long', async () => {
    const draw = drawerOf('for (;;);', { patience: 200 });
    await expect(draw(job)).rejects.toMatchObject({ code: 'TOO_LARGE' });
  });

  it.each([
    ['the heap', "process.on('message', () => { for (const all = []; ; ) all.push([all]); });"],
    ['a buffer', answering("new RangeError('Array buffer allocation failed')")],
  ])('is refused if it needs too much memory of %s', async (_what, code) => {
    await expect(drawerOf(code)(job)).rejects.toMatchObject({ code: 'TOO_LARGE' });
  });

  it('fails if its process fails, which is not mistaken for a large sheet', async () => {
    const missing = sheetDrawer({ start: () => processWorker(['/nowhere/worker.js'], '') });
    await expect(missing(job)).rejects.toThrow("Cannot find module '/nowhere/worker.js'");
    await expect(drawerOf(answering("new TypeError('odd')"))(job)).rejects.toThrow('odd');
    await expect(drawerOf('process.exit(1)')(job)).rejects.toThrow('without an answer (1)');
  });

  it('is refused if there is no page, or none with that number', async () => {
    await expect(drawerOf(answering('{ pages: 0 }'))(job)).rejects.toMatchObject({
      code: 'CONFLICT',
    });
    await expect(drawerOf(answering('{ pages: 3 }'))(job)).rejects.toMatchObject({
      code: 'BAD_INPUT',
      issues: [{ path: 'page', message: 'The sheet has 3 pages' }],
    });
  });

  it('waits for its turn, and is refused at once if the queue is full', async () => {
    const draw = drawerOf(answering('{ file: new Uint8Array([1]) }'), { atOnce: 1, waiting: 1 });
    const [first, second] = [draw(job), draw(job)];
    await expect(draw(job)).rejects.toMatchObject({ code: 'NOT_READY' });
    expect(await first).toEqual(Buffer.from([1]));
    expect(await second).toEqual(Buffer.from([1]));
  });

  it('makes room for others as soon as nobody waits for it', async () => {
    const code = `process.on('message', ({ page }) => {
      if (page === 99) for (;;);
      process.send({ file: new Uint8Array([page]) });
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

  it('keeps its process for a while, unless that failed', async () => {
    let starts = 0;
    const code = `let count = 0;
      process.on('message', ({ page }) => {
        if (page === 99) process.exit(1);
        count += 1;
        process.send({ file: new Uint8Array([count]) });
      });`;
    const draw = sheetDrawer({
      atOnce: 2,
      start: () => {
        starts += 1;
        return started(code);
      },
    });
    expect([...(await draw(job)), ...(await draw(job))]).toEqual([1, 2]);
    // One of the two processes is kept. It does not matter which.
    await Promise.all([draw(job), draw(job)]);
    await draw(job);
    expect(starts).toBe(2);
    await expect(draw({ ...job, page: 99 })).rejects.toThrow('without an answer (1)');
    expect([...(await draw(job))]).toEqual([1]);
    const hasty = drawerOf(answering('{ file: new Uint8Array([1]) }'), { keep: 0 });
    expect([...(await hasty(job)), ...(await hasty(job))]).toEqual([1, 1]);
  });
});
