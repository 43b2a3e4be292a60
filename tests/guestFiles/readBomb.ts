import { readGuestTable } from '../../schema/imports/guestFile.ts';
import { bombOf } from '../harness/workbooks.ts';

/** Reads a workbook whose named entries unpack to 1.9 GB each, and says what came of it. */
const file = bombOf(1_920, process.argv.slice(2));
const before = process.memoryUsage.rss();
const { errors } = readGuestTable(file);
// The most it ever had, which is no less than the most that reading took.
const grownMegabytes = (process.resourceUsage().maxRSS * 1024 - before) / 1e6;
console.log(JSON.stringify({ megabytes: file.length / 1e6, errors, grownMegabytes }));
