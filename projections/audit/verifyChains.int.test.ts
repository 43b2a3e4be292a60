import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { AuditRow } from '../../schema/entities/audit.ts';
import type { HistoryRow } from '../../schema/entities/history.ts';
import type { EventLog } from '../../schema/ports/eventLog.ts';
import { type ReadSide, startReadSide } from '../../tests/harness/readSide.ts';
import { chainStart, type Linked } from '../engine/hashChain.ts';
import { rebuild } from '../engine/rebuild.ts';
import { historyChain } from '../history/projector.ts';
import { projectors } from '../projectors.ts';
import { added, created, eventId, seated, tableAdded } from '../testing/dinner.ts';
import type { Fact } from '../testing/project.ts';
import { type Anchor, anchorText } from './anchors.ts';
import { auditChain } from './projector.ts';
import { verdictLines } from './verdictLines.ts';
import { type ChainVerdict, isWhole, verifyChains } from './verifyChains.ts';

let side: ReadSide;
beforeEach(async () => {
  side = await startReadSide();
  side.startRunner({ feed: side.feed });
  await side.feed.waitFor(
    await side.append(
      created,
      added('mira'),
      tableAdded('t1', 2),
      ...[1, 2, 3, 4].map(
        (count) => ({ type: 'UsersExported', data: { memberId: 'organiser', count } }) as const,
      ),
      added('jonas'),
    ),
  );
});
afterEach(() => side.end());

const verifyAll = (anchors: Parameters<typeof verifyChains>[0]['anchors'] = []) =>
  verifyChains({ connectionString: side.url, log: side.log, anchors, patienceMs: 0 });
const verify = async (anchors?: Parameters<typeof verifyAll>[0]) =>
  (await verifyAll(anchors)).verdicts;
const linesOf = (verdicts: ChainVerdict[]) =>
  verdictLines({ verdicts, setAside: [], behind: undefined });
const sql = (text: string) => side.pool.query(text);

const verdictOn = async (table: string) => {
  const verdicts = await verify();
  const found = verdicts.find((verdict) => verdict.table === table);
  if (!found) throw new Error(`${table} has no chain`);
  expect(verdicts.filter((verdict) => verdict !== found).every(isWhole)).toBe(true);
  return found;
};
const auditRow = async (sequence: number) => {
  const { rows } = await side.pool.query<AuditRow>(
    `SELECT id, position, admin_user_id AS "adminUserId", action, target_user_id AS "targetUserId",
            target_event_id AS "targetEventId", previous_value AS "previousValue",
            new_value AS "newValue", ip_address AS "ipAddress", user_agent AS "userAgent",
            "timestamp", sequence, hash
       FROM admin_audit_log WHERE sequence = $1`,
    [sequence],
  );
  const [row] = rows;
  if (!row) throw new Error(`There is no row ${sequence}`);
  return row;
};
const setHash = (sequence: number, hash: string) =>
  side.pool.query('UPDATE admin_audit_log SET hash = $2 WHERE sequence = $1', [sequence, hash]);

/** Row 2 of the audit log is the second export: the fifth domain event. */
const second = { id: 'event-4', sequence: 2 };

it("finds both tables intact, reports each chain's tip, and leaves nothing behind", async () => {
  const verdicts = await verify();
  expect(verdicts).toMatchObject([
    { table: 'admin_audit_log', rows: 4, tip: { sequence: 4 } },
    { table: 'seating_history', rows: 4, tip: { sequence: 4 } },
  ]);
  expect(verdicts.every(isWhole)).toBe(true);
  expect(linesOf(verdicts).at(-1)).toBe('whole');
  const { rows } = await sql("SELECT nspname FROM pg_namespace WHERE nspname LIKE 'verify%'");
  expect(rows).toEqual([]);
});

describe('reports the first row that was, by hand,', () => {
  it('changed, with its columns', async () => {
    await sql(`UPDATE admin_audit_log SET new_value = '{"count": 0}' WHERE sequence IN (2, 3)`);
    const verdict = await verdictOn('admin_audit_log');
    expect(verdict.tampered).toEqual({ ...second, kind: 'changed', columns: ['new_value'] });
    expect(verdict.broken).toEqual({ ...second, kind: 'altered' });
    expect(linesOf([verdict])).toEqual([
      'admin_audit_log: 4 rows',
      '  beside the event log: the first row changed by hand is event-4, number 2: new_value',
      '  by the chain alone: event-4, number 2, does not follow from what stands before it',
      'tampered with',
    ]);
  });

  it('removed', async () => {
    await sql('DELETE FROM admin_audit_log WHERE sequence = 2');
    const verdict = await verdictOn('admin_audit_log');
    expect(verdict.tampered).toEqual({ ...second, kind: 'removed', columns: [] });
    expect(verdict.broken).toEqual({ id: 'event-5', sequence: 3, kind: 'gap' });
  });

  it('removed from the end, where no row follows', async () => {
    await sql('DELETE FROM admin_audit_log WHERE sequence = 4');
    const verdict = await verdictOn('admin_audit_log');
    expect(verdict.tampered).toMatchObject({ id: 'event-6', sequence: 4, kind: 'removed' });
    expect(verdict.broken).toEqual({ id: undefined, sequence: 4, kind: 'cut' });
  });

  it("added, in another row's place", async () => {
    await sql(`INSERT INTO admin_audit_log SELECT 'forged', position || 'a', admin_user_id, action,
      target_user_id, target_event_id, previous_value, new_value, ip_address, user_agent,
      "timestamp", sequence, hash FROM admin_audit_log WHERE sequence = 2`);
    const verdict = await verdictOn('admin_audit_log');
    expect(verdict.tampered).toMatchObject({ id: 'forged', sequence: 2, kind: 'added' });
    expect(verdict.broken).toEqual({ id: 'forged', sequence: 2, kind: 'twice' });
  });

  it('swapped with another', async () => {
    await sql(`UPDATE admin_audit_log one SET new_value = other.new_value FROM admin_audit_log other
      WHERE (one.sequence, other.sequence) IN ((2, 3), (3, 2))`);
    const verdict = await verdictOn('admin_audit_log');
    expect(verdict.tampered).toMatchObject({ ...second, kind: 'changed', columns: ['new_value'] });
    expect(verdict.broken).toMatchObject({ ...second, kind: 'altered' });
  });

  it('given a fitting hash: the chain detects the next row, the event log this one', async () => {
    await sql(`UPDATE admin_audit_log SET new_value = '{"count": 0}' WHERE sequence = 2`);
    const before = await auditRow(1);
    await setHash(2, auditChain.hashOf(before.hash, await auditRow(2)));
    const verdict = await verdictOn('admin_audit_log');
    expect(verdict.tampered).toMatchObject({ ...second, columns: ['hash', 'new_value'] });
    expect(verdict.broken).toEqual({ id: 'event-5', sequence: 3, kind: 'altered' });
  });

  it('changed with all later hashes, which no chain can detect', async () => {
    await sql(`UPDATE admin_audit_log SET new_value = '{"count": 0}' WHERE sequence = 2`);
    let { hash } = await auditRow(1);
    for (const sequence of [2, 3, 4]) {
      hash = auditChain.hashOf(hash, await auditRow(sequence));
      await setHash(sequence, hash);
    }
    await side.pool.query('UPDATE admin_audit_log_tip SET hash = $1', [hash]);
    const verdict = await verdictOn('admin_audit_log');
    expect(verdict.broken).toBeUndefined();
    expect(verdict.tampered).toMatchObject({ ...second, kind: 'changed' });
    expect(verdict.tipIsTampered).toBe(true);
  });

  it('changed in what no hash covers', async () => {
    await sql(`UPDATE admin_audit_log SET ip_address = '203.0.113.9' WHERE sequence = 2`);
    const verdict = await verdictOn('admin_audit_log');
    expect(verdict.broken).toBeUndefined();
    expect(verdict.tampered).toMatchObject({ ...second, columns: ['ip_address'] });
  });

  it('changed in the history', async () => {
    await sql("UPDATE seating_history SET performed_by_user_id = 'other' WHERE sequence = 3");
    const verdict = await verdictOn('seating_history');
    expect(verdict.tampered).toMatchObject({ id: 'event-2', columns: ['performed_by_user_id'] });
    expect(verdict.broken).toEqual({ id: 'event-2', sequence: 3, kind: 'altered' });
  });
});

it('detects by a noted link that the log itself was rewritten', async () => {
  const [audit, history] = await verify();
  const noted = { table: 'seating_history', sequence: 2, hash: chainStart.hash };
  const kept = { table: 'admin_audit_log', ...(audit?.tip ?? chainStart) };
  const verdicts = await verify([kept, noted]);
  expect(verdicts.map(({ missed }) => missed)).toEqual([[], [noted]]);
  expect(verdicts.map(isWhole)).toEqual([true, false]);
  expect(linesOf(verdicts)).toContain(`  the chain no longer passes through ${anchorText(noted)}`);
  expect(history?.missed).toEqual([]);
});

describe('from a noted link', () => {
  const noted = async () => {
    const verdicts = await verify();
    return verdicts.map(({ table, tip }) => ({ table, ...tip }));
  };
  const exported = (count: number) =>
    ({ type: 'UsersExported', data: { memberId: 'organiser', count } }) as const;
  const partOf = (part: number, name: string): Fact => ({
    type: 'AttendeesImported',
    data: {
      eventId,
      importId: 'i1',
      source: 'csv',
      part,
      parts: 2,
      attendees: [added(name).data],
    },
  });

  it('checks only later rows, including those of an import that had started before', async () => {
    await side.feed.waitFor(await side.append(partOf(0, 'anna'), exported(5), added('noor')));
    const anchors = await noted();
    await side.feed.waitFor(await side.append(partOf(1, 'lena'), exported(6), added('priya')));
    const read: string[] = [];
    const log: EventLog = {
      ...side.log,
      readAll: async (options) => {
        const found = await side.log.readAll(options);
        read.push(...found.events.map(({ id }) => id));
        return found;
      },
    };
    const { verdicts } = await verifyChains({
      connectionString: side.url,
      log,
      anchors,
      patienceMs: 0,
    });
    expect(verdicts).toMatchObject([
      { table: 'admin_audit_log', after: 5, rows: 1, tip: { sequence: 6 } },
      { table: 'seating_history', after: 5, rows: 2, tip: { sequence: 7 } },
    ]);
    expect(linesOf(verdicts).at(-1)).toBe('whole');
    expect(new Set(read)).toEqual(new Set(['event-10', 'event-11', 'event-12', 'event-13']));
    expect(linesOf(await verify()).slice(-2)[0]).toBe(
      `  note elsewhere: ${anchorText({ table: 'seating_history', ...verdicts[1]?.tip } as Anchor)}`,
    );
  });

  it.each([
    ['changed', `UPDATE admin_audit_log SET new_value = '{"count": 0}' WHERE sequence = 6`],
    ['removed', 'DELETE FROM admin_audit_log WHERE sequence = 6'],
    [
      'added',
      `INSERT INTO admin_audit_log (id, position, admin_user_id, action, "timestamp", sequence, hash)
       VALUES ('forged', '00000000000000000005', 'x', 'user_created', now(), 7, 'x')`,
    ],
  ])('reports a later row that was %s by hand', async (kind, statement) => {
    const anchors = await noted();
    await side.feed.waitFor(await side.append(exported(5), exported(6)));
    await sql(statement);
    const [audit] = await verify(anchors);
    expect(audit).toMatchObject({ after: 4, tampered: { kind } });
  });

  it('checks all rows from the start if told to, or if no link matches', async () => {
    const anchors = await noted();
    await sql(`UPDATE admin_audit_log SET new_value = '{"count": 0}' WHERE sequence = 2`);
    expect((await verify(anchors)).every(isWhole)).toBe(true);
    const { verdicts } = await verifyChains({
      connectionString: side.url,
      log: side.log,
      anchors,
      fromStart: true,
      patienceMs: 0,
    });
    expect(verdicts[0]).toMatchObject({ after: undefined, tampered: { sequence: 2 } });
    await sql(`UPDATE admin_audit_log SET position = '00000000000000000009' WHERE sequence = 4`);
    expect((await verify(anchors))[0]).toMatchObject({
      after: undefined,
      tampered: { sequence: 2 },
    });
  });
});

it('continues the chain over batches, restarts and a running rebuild', async () => {
  await side.feed.waitFor(await side.append(seated('mira', 't1-1')));
  await sql("UPDATE seating_history_tip SET hash = 'forged'");
  await side.feed.waitFor(await side.append(added('anna')));
  await rebuild({ connectionString: side.url, log: side.log, projectors });
  await side.feed.waitFor(await side.append(added('noor')));
  await side.stopRunners();
  side.startRunner({ feed: side.feed });
  await side.feed.waitFor(await side.append(added('priya')));
  expect((await verify()).every(isWhole)).toBe(true);
  const { rows } = await side.pool.query<Linked<HistoryRow>>(
    'SELECT sequence FROM seating_history ORDER BY position',
  );
  expect(rows.map(({ sequence }) => sequence)).toEqual(rows.map((_, index) => index + 1));
  expect(historyChain.table.name).toBe('seating_history');
});

it('repairs by a rebuild what a runner wrote after a forged tip', async () => {
  await side.stopRunners();
  await sql("UPDATE seating_history_tip SET hash = 'forged'");
  side.startRunner({ feed: side.feed });
  await side.feed.waitFor(await side.append(added('anna')));
  expect((await verdictOn('seating_history')).tampered).toMatchObject({ columns: ['hash'] });
  await rebuild({ connectionString: side.url, log: side.log, projectors });
  await side.feed.waitFor(await side.append(added('noor')));
  expect((await verify()).every(isWhole)).toBe(true);
});
