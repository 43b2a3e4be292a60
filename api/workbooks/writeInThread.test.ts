import { Worker } from 'node:worker_threads';
import readXlsxFile from 'read-excel-file/node';
import { expect, it } from 'vitest';
import { workbookWriter, writeWorkbook } from './writeInThread.ts';

const job = {
  sheet: 'Guests',
  header: ['name', 'seat'],
  rows: [
    ['Ada', 1],
    ['Grace', 2],
  ],
};

it('writes a workbook while other work goes on', async () => {
  const done: string[] = [];
  const written = writeWorkbook(job).then((file) => {
    done.push('the workbook');
    return file;
  });
  await new Promise(setImmediate);
  done.push('other work');
  const [sheet] = await readXlsxFile(await written);
  expect(sheet?.data).toEqual([job.header, ...job.rows]);
  expect(done).toEqual(['other work', 'the workbook']);
});

it('refuses a workbook that takes too long', async () => {
  const endless = async () => new Worker('for (;;);', { eval: true });
  const write = workbookWriter({ patience: 50, start: endless });
  await expect(write(job)).rejects.toMatchObject({ code: 'TOO_LARGE' });
});
