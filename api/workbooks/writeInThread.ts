import { Refusal } from '../../schema/refusal.ts';
import { threadsOf } from '../serving/startThread.ts';
import { workerJobs } from '../serving/workerJobs.ts';
import type { WorkbookJob, WrittenWorkbook } from './messages.ts';

const defaults = {
  /** The number of workbooks written at the same time. */
  atOnce: 2,
  /** The number of workbooks that may wait meanwhile. */
  waiting: 16,
  /** The time for one workbook, in milliseconds. */
  patience: 20_000,
  /** In MB. The guests of a full event need a third of it. */
  start: threadsOf('workbooks', { maxOldGenerationSizeMb: 384 }),
};

const messages = {
  busy: 'Too many workbooks are being written. Please try again in a moment.',
  tooMuch: 'The workbook takes too much time or memory to write. Export a CSV file instead.',
} as const;

/**
 * Writes workbooks, each in a thread of its own that ends with it: writing and compressing thousands of long
 * texts takes seconds, in which no request would be answered.
 * The writer throws Refusal NOT_READY if too many workbooks wait; TOO_LARGE if one takes too much time or
 * memory.
 */
export const workbookWriter = (settings: Partial<typeof defaults> = {}) => {
  const write = workerJobs<WorkbookJob, WrittenWorkbook>({
    ...defaults,
    ...settings,
    busy: messages.busy,
  });
  return async (job: WorkbookJob): Promise<Buffer> => {
    const written = await write(job);
    if (typeof written === 'string') throw new Refusal('TOO_LARGE', messages.tooMuch);
    return Buffer.from(written.file.buffer);
  };
};

/** The planner's writer. Its limits are for all members together. */
export const writeWorkbook = workbookWriter();
