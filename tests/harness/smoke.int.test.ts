import pg from 'pg';
import { expect, it } from 'vitest';
import { freshDatabase } from './freshDatabase.ts';

it('gives each test file its own database', async () => {
  const { url, drop } = await freshDatabase();
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query('select 1 as one');
  await client.end();
  await drop();
  expect(rows).toEqual([{ one: 1 }]);
});
