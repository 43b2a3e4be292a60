import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { Worker } from 'node:worker_threads';
import { describe, expect, it } from 'vitest';
import { attendeesOf, parseCsv } from '../../schema/imports/csv.ts';
import { workbookMessages } from '../../schema/imports/workbook/workbookMessages.ts';
import type { Refusal } from '../../schema/refusal.ts';
import { bombOf, sheetOf, textRow } from '../../tests/harness/workbooks.ts';
import { readGuestFile } from './readGuestFile.ts';
import { guestFileReader, threadMessages } from './readInThread.ts';

const xlsx = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const sample = (name: string) => readFile(`tests/data/${name}`);
const refusalOf = (reading: Promise<unknown>): Promise<Refusal> =>
  reading.then(
    () => expect.fail('It was read.'),
    (error) => error,
  );
const small = new TextEncoder().encode('name,tag\nAda,guest');

describe('a guest file', () => {
  it('gives the same people as a workbook and as CSV', async () => {
    const csv = await sample('client-dinner-48.csv');
    const table = await readGuestFile(await sample('guestFiles/client-dinner-48.xlsx'), xlsx);
    expect(attendeesOf(table)).toEqual(parseCsv(csv));
    expect(await readGuestFile(csv, 'text/csv; charset=utf-8')).toEqual(
      expect.objectContaining({ header: table.header }),
    );
  });

  it('gives the people of vCards', async () => {
    const table = await readGuestFile(await sample('guestFiles/contacts.vcf'), 'text/vcard');
    expect(attendeesOf(table)).toMatchObject({
      errors: [],
      rows: [
        {
          name: 'Mira Halvorsen',
          company: 'Nordlys AS',
          notes: 'Speaks at nine, after the starter',
        },
        { name: 'Veit Überacker', phone: '0511 123456' },
        { name: 'Bea Lund', phone: '+46-8-000-000', externalId: null },
      ],
    });
  });

  it('with two sheets is refused with their names, and read with one of them', async () => {
    const file = await sample('guestFiles/two-sheets.xlsx');
    expect(await refusalOf(readGuestFile(file, xlsx))).toMatchObject({
      code: 'BAD_INPUT',
      issues: [{ path: 'sheet' }],
      details: { sheets: ['Guests', 'Staff'] },
    });
    const { records } = await readGuestFile(file, xlsx, 'Staff');
    expect(records).toEqual([['Otto Berg', 'employee']]);
  });

  it('is refused by row if cells are invalid', async () => {
    const file = sheetOf(`${textRow('name', 'tag')}<row><c><f>NOW()</f></c></row>`);
    expect(await refusalOf(readGuestFile(file, xlsx))).toMatchObject({
      code: 'BAD_INPUT',
      message: expect.stringContaining('Cell A2'),
      issues: [{ path: 'file', index: 2 }],
    });
  });

  it('is refused if it has another type, is too large, or a bomb', async () => {
    expect(await refusalOf(readGuestFile(small, 'image/png'))).toMatchObject({
      code: 'WRONG_TYPE',
    });
    expect(await refusalOf(readGuestFile(small, xlsx))).toMatchObject({ code: 'BAD_INPUT' });
    const large = new Uint8Array(2 * 1024 * 1024 + 1);
    expect(await refusalOf(readGuestFile(large, 'text/csv'))).toMatchObject({ code: 'TOO_LARGE' });
    expect(await refusalOf(readGuestFile(bombOf(1_600), xlsx))).toMatchObject({
      message: workbookMessages.bomb,
      issues: [{ path: 'file' }],
    });
  });
});

describe('a reading thread', () => {
  /** A reader whose threads run this code. */
  const readerOf = (code: string, settings: Parameters<typeof guestFileReader>[0] = {}) => {
    const threads: Worker[] = [];
    const start = async () => {
      const thread = new Worker(code, {
        eval: true,
        resourceLimits: { maxOldGenerationSizeMb: 16 },
      });
      threads.push(thread);
      return thread;
    };
    return { read: guestFileReader({ ...settings, start }), threads };
  };
  const endless = 'for (;;);';

  it('is terminated if it takes too long, and the file is refused', async () => {
    const { read, threads } = readerOf(endless, { patience: 50 });
    expect(await read(small)).toEqual({ errors: [threadMessages.tooSlow] });
    const [thread] = threads;
    if (thread?.threadId !== -1) await once(thread as Worker, 'exit');
  });

  it('exits if it needs too much memory, and the file is refused', async () => {
    const { read } = readerOf('const all = []; for (;;) all.push(new Array(1e5).fill({}));');
    expect(await read(small)).toEqual({ errors: [threadMessages.tooMuch] });
  });

  it('reads a few files at a time, queues a few more, and refuses others', async () => {
    const answers = `const { parentPort } = require('node:worker_threads');
      parentPort.once('message', () => parentPort.postMessage({ errors: ['read'] }));`;
    const { read, threads } = readerOf(answers, { atOnce: 1, waiting: 1 });
    const [first, second] = [read(small), read(small)];
    await expect(read(small)).rejects.toMatchObject({ code: 'NOT_READY' });
    expect(await first).toEqual({ errors: ['read'] });
    expect(await second).toEqual({ errors: ['read'] });
    expect(threads).toHaveLength(2);
  });

  it("leaves the caller's bytes intact", async () => {
    await guestFileReader()(small);
    expect(small.byteLength).toBeGreaterThan(0);
  });
});
