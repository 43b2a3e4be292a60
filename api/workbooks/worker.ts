import { parentPort } from 'node:worker_threads';
import type { WorkbookJob, WrittenWorkbook } from './messages.ts';
import { workbookOf } from './workbookOf.ts';

const port = parentPort;
if (!port) throw new Error('This is the code of a worker thread.');

port.once('message', ({ sheet, header, rows }: WorkbookJob) => {
  const file = workbookOf(sheet, header, rows);
  port.postMessage({ file } satisfies WrittenWorkbook, [file.buffer as ArrayBuffer]);
});
