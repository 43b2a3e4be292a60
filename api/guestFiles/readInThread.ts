import type { Worker } from 'node:worker_threads';
import type { GuestFile, GuestFileOptions } from '../../schema/imports/guestFile.ts';
import { Refusal } from '../../schema/refusal.ts';
import { threadsOf } from '../serving/startThread.ts';
import type { Asked, Told } from './messages.ts';

/** In MB. A workbook of 50 MB unpacked needs half of it. */
const mostMemory = 384;
const defaults = {
  /** Files that are read at the same time. */
  atOnce: 2,
  /** Files that wait meanwhile. */
  waiting: 16,
  /** In milliseconds: the time for one file. The largest that is good takes a tenth. */
  patience: 20_000,
  start: threadsOf('guestFiles/worker', { maxOldGenerationSizeMb: mostMemory }),
};

export const threadMessages = {
  tooSlow: 'The file takes too long to read. Save it again with its guests only.',
  tooMuch: 'The file needs too much memory to read. Save it again with its guests only.',
  busy: 'Too many files are being read. Please try again in a moment.',
} as const;

export type GuestFileReader = (file: Uint8Array, options?: GuestFileOptions) => Promise<GuestFile>;

/**
 * Reads files of guests, each in a thread of its own that ends with it: a hostile file holds up no
 * request. What takes too long, or too much memory, is a file that cannot be read.
 */
export const guestFileReader = (settings: Partial<typeof defaults> = {}): GuestFileReader => {
  const { atOnce, waiting, patience, start } = { ...defaults, ...settings };
  const queue: (() => void)[] = [];
  let busy = 0;

  const turn = async (): Promise<void> => {
    if (busy < atOnce) busy += 1;
    else if (queue.length >= waiting) throw new Refusal('NOT_READY', threadMessages.busy);
    else await new Promise<void>((resolve) => queue.push(resolve));
  };
  /** Gives the place to the next in the queue. */
  const done = (): void => {
    const next = queue.shift();
    if (next) next();
    else busy -= 1;
  };

  return async (file, options = {}) => {
    await turn();
    try {
      return await answerOf(await start(), { file: new Uint8Array(file), options }, patience);
    } finally {
      done();
    }
  };
};

/** Ends the thread in any case. */
const answerOf = (worker: Worker, asked: Asked, patience: number): Promise<Told> =>
  new Promise<Told>((resolve) => {
    const refuse = (message: string) => resolve({ errors: [message] });
    const overdue = setTimeout(() => refuse(threadMessages.tooSlow), patience);
    worker
      .once('message', (told: Told) => resolve(told))
      .once('error', () => refuse(threadMessages.tooMuch))
      .once('exit', () => {
        clearTimeout(overdue);
        refuse(threadMessages.tooMuch);
      });
    worker.postMessage(asked, [asked.file.buffer as ArrayBuffer]);
  }).finally(() => void worker.terminate());
