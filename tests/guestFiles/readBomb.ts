import { readFileSync } from 'node:fs';
import { readGuestTable } from '../../schema/imports/guestFile.ts';
import { bombOf } from '../harness/workbooks.ts';

/**
 * The highest memory of this process so far, in megabytes. Only Linux reports it. A process's resource
 * usage does not help: its maximum starts with the parent's memory, which depends on earlier tests.
 */
const peakMegabytes = (): number => {
  const kilobytes = /^VmHWM:\s*(\d+) kB$/m.exec(readFileSync('/proc/self/status', 'utf8'))?.[1];
  return (Number(kilobytes) * 1024) / 1e6;
};

/** Reads a workbook whose named entries unpack to 1.9 GB each, and prints the result. */
const file = bombOf(1_920, process.argv.slice(2));
const before = process.memoryUsage.rss() / 1e6;
const { errors } = readGuestTable(file);
const grownMegabytes = peakMegabytes() - before;
console.log(JSON.stringify({ megabytes: file.length / 1e6, errors, grownMegabytes }));
