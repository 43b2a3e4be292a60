import { textMessages } from '../../schema/imports/decodeText.ts';
import type { GuestFileKind } from '../../schema/imports/fileKinds.ts';
import type { GuestFile } from '../../schema/imports/guestFile.ts';
import { limits } from '../../schema/limits.ts';
import { t } from '../texts/en/imports.ftl';
import type { GuestFileRequest } from './guestFileWorker.ts';

/** In milliseconds. The largest valid file takes a tenth of this. */
const patience = 60_000;

/**
 * Reads a guest file in a worker, so that the page stays responsive. Refuses a file that is too large before
 * reading it.
 */
export const readGuestFile = async (file: File, sheet?: string): Promise<GuestFile> => {
  if (file.size > limits.importBytes) return { errors: [textMessages.tooLarge] };
  try {
    const bytes = new Uint8Array(await file.arrayBuffer());
    return await answerOf({ bytes, options: { sheet, kind: kindOf(file.name) } });
  } catch (error) {
    // Only an error of code that runs is an ErrorEvent.
    const isMissing = error instanceof Event && !(error instanceof ErrorEvent);
    return { errors: [t(isMissing ? 'reader-missing' : 'parse-error-text')] };
  }
};

/** The format that a file's name claims. */
export const kindOf = (name: string): GuestFileKind => {
  if (/\.xls[xm]?$/i.test(name)) return 'workbook';
  return /\.(vcf|vcard)$/i.test(name) ? 'vCard' : 'text';
};

/** Always ends the worker. */
const answerOf = (request: GuestFileRequest): Promise<GuestFile> => {
  const worker = new Worker(new URL('./guestFileWorker.ts', import.meta.url), { type: 'module' });
  let overdue: ReturnType<typeof setTimeout> | undefined;
  return new Promise<GuestFile>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<GuestFile>) => resolve(data);
    worker.onerror = reject;
    overdue = setTimeout(() => resolve({ errors: [t('too-slow')] }), patience);
    worker.postMessage(request, [request.bytes.buffer]);
  }).finally(() => {
    clearTimeout(overdue);
    worker.terminate();
  });
};
