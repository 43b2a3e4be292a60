import type { GuestFile, GuestFileOptions } from '../../schema/imports/guestFile.ts';
import { threadsOf } from '../serving/startThread.ts';
import { workerJobs } from '../serving/workerJobs.ts';
import type { ReadRequest } from './messages.ts';

/** In MB. A workbook of 50 MB unpacked needs half of it. */
const mostMemory = 384;
const defaults = {
  /** The number of files read at the same time. */
  atOnce: 2,
  /** The number of files that may wait meanwhile. */
  waiting: 16,
  /** The time for one file in milliseconds. The largest valid file takes a tenth of it. */
  patience: 20_000,
  start: threadsOf('guestFiles', { maxOldGenerationSizeMb: mostMemory }),
};

export const threadMessages = {
  tooSlow: 'The file takes too long to read. Save it again with its guests only.',
  tooMuch: 'The file needs too much memory to read. Save it again with its guests only.',
  busy: 'Too many files are being read. Please try again in a moment.',
} as const;

export type GuestFileReader = (file: Uint8Array, options?: GuestFileOptions) => Promise<GuestFile>;

/**
 * Reads files of guests, each in a thread of its own that ends with it, so that a hostile file
 * delays no request. A file that takes too long or too much memory counts as unreadable.
 */
export const guestFileReader = (settings: Partial<typeof defaults> = {}): GuestFileReader => {
  const read = workerJobs<ReadRequest, GuestFile>({
    ...defaults,
    ...settings,
    busy: threadMessages.busy,
  });
  return async (file, options = {}) => {
    const own = new Uint8Array(file);
    const transferred = [own.buffer as ArrayBuffer];
    const answer = await read({ file: own, options }, { transferred });
    if (answer === 'tooSlow') return { errors: [threadMessages.tooSlow] };
    return answer === 'tooMuch' ? { errors: [threadMessages.tooMuch] } : answer;
  };
};
