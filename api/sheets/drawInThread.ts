import { availableParallelism } from 'node:os';
import { badField, Refusal } from '../../schema/refusal.ts';
import { threadsOf } from '../serving/startThread.ts';
import { threadJobs } from '../serving/threadJobs.ts';
import { fontFolder } from './fontFolder.ts';
import type { SheetDrawn, SheetJob } from './messages.ts';

/** In MB. 5,000 seats on A0 need a third of it. */
const mostMemory = 512;
/** In MB, for short-lived objects, of which a sheet creates many. */
const shortLived = 64;
const defaults = {
  /** The most sheets drawn at the same time. One core stays free for requests. */
  atOnce: Math.max(1, Math.min(2, availableParallelism() - 1)),
  /** The most sheets that wait meanwhile. */
  waiting: 8,
  /** In milliseconds: the time for one sheet. */
  patience: 30_000,
  /** In milliseconds. A thread stays for the next sheet, because its fonts and code are loaded. */
  keep: 60_000,
  start: threadsOf(
    'sheets',
    { maxOldGenerationSizeMb: mostMemory, maxYoungGenerationSizeMb: shortLived },
    ['fontkit', 'pdfkit', 'sharp'],
  ),
};

const messages = {
  busy: 'Too many sheets are being drawn. Please try again in a moment.',
  tooMuch: 'The sheet takes too much time or memory to draw. Choose fewer tables.',
} as const;

/** The signal is aborted when nobody waits for the sheet any more. */
export type SheetDrawer = (job: Omit<SheetJob, 'fonts'>, signal?: AbortSignal) => Promise<Buffer>;

/**
 * Draws sheets in threads, so that they hold up no other request.
 * The drawer throws Refusal NOT_READY where too many wait; TOO_LARGE where a sheet takes too much time or memory;
 * BAD_INPUT for a page that the sheet does not have; CONFLICT where there is nothing to print; and the signal's reason.
 */
export const sheetDrawer = (settings: Partial<typeof defaults> = {}): SheetDrawer => {
  const draw = threadJobs<SheetJob, SheetDrawn>({
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
