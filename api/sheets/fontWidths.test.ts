import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { fontWidths } from './fontWidths.ts';

it('is the table that lines are broken by', async () => {
  const table = JSON.parse(await readFile('schema/sheets/fontWidths.json', 'utf8'));
  expect(fontWidths()).toEqual(table);
});
