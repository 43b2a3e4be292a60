import { parentPort } from 'node:worker_threads';
import { drawSheet } from './drawSheet.ts';
import type { SheetJob } from './messages.ts';

const port = parentPort;
if (!port) throw new Error('This is the code of a worker thread.');

port.once('message', async (job: SheetJob) => {
  port.postMessage(await drawSheet(job));
});
