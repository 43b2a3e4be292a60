import { availableParallelism } from 'node:os';
import { badField, Refusal } from '../../schema/refusal.ts';
import { processesOf } from '../serving/startProcess.ts';
import { workerJobs } from '../serving/workerJobs.ts';
import { fontFolder } from './fontFolder.ts';
import type { SheetDrawn, SheetJob } from './messages.ts';

const flags = [
  // In MB. 5,000 seats on A0 need a third of it.
  '--max-old-space-size=512',
  // In MB. A sheet creates many short-lived objects.
  '--max-semi-space-size=32',
  // V8's own threads would not have the process's low priority.
  '--single-threaded',
];
const defaults = {
  /** The most sheets drawn at the same time. One core stays free for requests. */
  atOnce: Math.max(1, Math.min(2, availableParallelism() - 1)),
  /** The most sheets that may wait meanwhile. */
  waiting: 8,
  /** The time for one sheet, in milliseconds. */
  patience: 30_000,
  /** Milliseconds for which a process stays for the next sheet, with its fonts and code loaded. */
  keep: 60_000,
  start: processesOf('sheets', flags, ['fontkit', 'pdfkit', 'sharp']),
};

const messages = {
  busy: 'Too many sheets are being drawn. Please try again in a moment.',
  tooMuch: 'The sheet takes too much time or memory to draw. Choose fewer tables.',
} as const;

/** The signal is aborted when nobody waits for the sheet any more. */
export type SheetDrawer = (job: Omit<SheetJob, 'fonts'>, signal?: AbortSignal) => Promise<Buffer>;

/**
 * Draws sheets in processes of their own, so that they hold up no other request: neither on the planner's own
 * thread nor on V8's, which collect garbage for all threads of a process.
 * The drawer throws Refusal NOT_READY if too many sheets wait; TOO_LARGE if a sheet takes too much time or
 * memory; BAD_INPUT for a page that the sheet lacks; CONFLICT if there is nothing to print; and the signal's
 * reason.
 */
export const sheetDrawer = (settings: Partial<typeof defaults> = {}): SheetDrawer => {
  const draw = workerJobs<SheetJob, SheetDrawn>({
    ...defaults,
    ...settings,
    busy: messages.busy,
  });
  return async (job, signal) => {
    const drawn = await draw({ ...job, fonts: fontFolder }, { signal });
    if (typeof drawn === 'string') throw new Refusal('TOO_LARGE', messages.tooMuch);
    if ('file' in drawn) return Buffer.from(drawn.file);
    if (drawn.pages === 0) throw new Refusal('CONFLICT', 'There is nothing to print yet');
    throw badField(
      'page',
      `The sheet has ${drawn.pages === 1 ? 'one page' : `${drawn.pages} pages`}`,
    );
  };
};
