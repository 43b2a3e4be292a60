import { parentPort } from 'node:worker_threads';
import { readGuestTable } from '../../schema/imports/guestFile.ts';
import type { ReadRequest } from './messages.ts';

const port = parentPort;
if (!port) throw new Error('This is the code of a worker thread.');

port.once('message', ({ file, options }: ReadRequest) => {
  port.postMessage(readGuestTable(file, options));
});
