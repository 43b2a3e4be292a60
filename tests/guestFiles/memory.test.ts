import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { workbookMessages } from '../../schema/imports/workbook/workbookMessages.ts';

const run = promisify(execFile);

type Read = { megabytes: number; errors: string[]; grownMegabytes: number };

/** Reads a workbook with this many entries of 1.9 GB each in a process of its own. */
const readBomb = async (entries: readonly string[]): Promise<Read> => {
  const { stdout } = await run(process.execPath, [
    ...['--import', 'tsx', 'tests/guestFiles/readBomb.ts'],
    ...entries,
  ]);
  return JSON.parse(stdout);
};

/** The limit for reading, in MB. Unpacking everything would take at least fifteen times as much. */
const most = 128;

describe('a workbook of 2 MB', () => {
  it('that unpacks to 2 GB is refused, and takes hardly any memory', async () => {
    const { megabytes, errors, grownMegabytes } = await readBomb(['xl/worksheets/0.xml']);
    expect(megabytes).toBeLessThan(2);
    expect(errors).toEqual([workbookMessages.bomb]);
    expect(grownMegabytes).toBeLessThan(most);
  });

  it('that unpacks to more than 5 GB, by entries that share bytes, is refused as well', async () => {
    const { megabytes, errors, grownMegabytes } = await readBomb(['a.xml', 'b.xml', 'c.xml']);
    expect(megabytes).toBeLessThan(2);
    expect(errors).toEqual([workbookMessages.damaged]);
    expect(grownMegabytes).toBeLessThan(most);
  });
});
