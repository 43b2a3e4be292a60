import { afterEach, beforeEach, expect, it } from 'vitest';
import { type ReadSide, startReadSide } from '../../../tests/harness/readSide.ts';
import { attendeesTable } from '../../attendees/projector.ts';
import { added, created, eventId } from '../../testing/dinner.ts';
import { RowChanges } from './rowChanges.ts';
import { maxRemembered } from './statements.ts';
import { readWritten, send } from './writer.ts';

let side: ReadSide;
beforeEach(async () => {
  side = await startReadSide();
});
afterEach(() => side.end());

const target = { schema: 'read', reports: true };
const columns = [
  ...['title', 'company', 'email', 'phone', 'notes', 'photoUrl', 'linkedinUrl'],
  ...['demoStatus', 'demoDate', 'linkedUrl', 'otherAccountNotes'],
];

/**
 * The number of statements that a new connection has prepared after more sets of columns than are remembered.
 */
const preparedByPatches = async (): Promise<number> => {
  const client = await side.pool.connect();
  for (let set = 1; set <= maxRemembered + 100; set += 1) {
    const changes = new RowChanges();
    const chosen = columns.filter((_, bit) => set & (1 << bit));
    const values = Object.fromEntries(chosen.map((column) => [column, `${set}`]));
    changes.patch(attendeesTable, eventId, 'mira', values);
    await readWritten(client, target, changes, send(client, target, changes));
  }
  const { rows } = await client.query(
    'SELECT count(*)::int AS prepared FROM pg_prepared_statements',
  );
  client.release(true);
  return rows[0].prepared;
};

it('prepares a limited number of statements for each connection, whatever columns patches set', async () => {
  side.startRunner({ feed: side.feed });
  await side.feed.waitFor(await side.append(created, added('mira')));
  expect([await preparedByPatches(), await preparedByPatches()]).toEqual([
    maxRemembered,
    maxRemembered,
  ]);
});
