import { constants, setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { drawSheet } from './drawSheet.ts';
import type { SheetJob } from './messages.ts';

const port = parentPort;
if (!port) throw new Error('This is the code of a worker thread.');
// Requests go first. Only on Linux does a thread have its own priority; elsewhere it is the process's.
if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_LOW);

port.on('message', async (job: SheetJob) => {
  port.postMessage(await drawSheet(job));
});
