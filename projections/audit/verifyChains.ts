import type pg from 'pg';
import type { EventLog } from '../../schema/ports/eventLog.ts';
import { type AnyChain, chainStart, type Link, tipId } from '../engine/hashChain.ts';
import { type Progress, withReplay } from '../engine/replay.ts';
import { selected, stored } from '../engine/rows/statements.ts';
import type { NotCovered } from '../engine/verify/verification.ts';
import { compareWithLog, differingColumns, type ReplayStart } from '../engine/verify/verify.ts';
import { historyChain, historyProjector } from '../history/projector.ts';
import { projectors } from '../projectors.ts';
import type { Anchor } from './anchors.ts';
import { type Break, type ChainRow, ChainWalk } from './chainWalk.ts';
import { withEarlierParts } from './earlierParts.ts';
import { auditChain, auditProjector } from './projector.ts';
import { type StartLink, startLinkOf } from './startLink.ts';

/** The first row that differs from the event log. */
export type Tampered = {
  id: string;
  sequence: number;
  kind: 'changed' | 'removed' | 'added';
  columns: string[];
};

export type ChainVerdict = {
  table: string;
  /** The sequence number of the trusted link from which verification started; undefined for the first row. */
  after: number | undefined;
  rows: number;
  /** The end of the chain. Note it in a place that those who can write to the database cannot write to. */
  tip: Link;
  broken: Break | undefined;
  tampered: Tampered | undefined;
  /** Whether the stored tip differs from the event log. */
  tipIsTampered: boolean;
  /** Anchors that the chain does not contain. */
  missed: Anchor[];
};

/** `verdicts` has one for each table. */
export type ChainVerification = NotCovered & { verdicts: ChainVerdict[] };

export type ChainOptions = {
  connectionString: string;
  log: EventLog;
  /** Links that were noted elsewhere. The verification of a chain starts at its latest one. */
  anchors?: readonly Anchor[];
  /** Verifies all rows, regardless of anchors. */
  fromStart?: boolean;
  patienceMs?: number;
  onProgress?: (progress: Progress) => void;
  signal?: AbortSignal;
};

const chained = [
  { chain: auditChain as AnyChain, projector: auditProjector },
  { chain: historyChain as AnyChain, projector: historyProjector },
];
type Chained = (typeof chained)[number];

export const chains: readonly AnyChain[] = chained.map(({ chain }) => chain);

/** Whether the table passed all checks. */
export const isWhole = ({ broken, tampered, tipIsTampered, missed }: ChainVerdict): boolean =>
  !broken && !tampered && !tipIsTampered && missed.length === 0;

/**
 * Verifies the hash chains of audit log and history, compares both with the event log, and looks for
 * the anchors. Starts at the latest anchor (docs/decisions/0020) or at the first row. Uses one
 * snapshot; a runner may continue meanwhile.
 * @throws CannotContinue as `compareWithLog` does
 */
export const verifyChains = async (options: ChainOptions): Promise<ChainVerification> => {
  const starts = await startsOf(options);
  const whole = chained.filter(({ chain }) => !starts.has(chain));
  const runs = whole.length > 0 ? [await verifyFrom(options, whole)] : [];
  for (const one of chained) {
    const start = starts.get(one.chain);
    if (start) runs.push(await verifyFrom(options, [one], start));
  }
  return {
    verdicts: chained.flatMap(({ chain }) =>
      runs.flatMap((run) => run.verdicts.filter(({ table }) => table === chain.table.name)),
    ),
    setAside: runs.at(-1)?.setAside ?? [],
    behind: runs.at(-1)?.behind,
  };
};

const startsOf = async ({
  connectionString,
  anchors = [],
  fromStart = false,
}: ChainOptions): Promise<Map<AnyChain, StartLink>> => {
  const starts = new Map<AnyChain, StartLink>();
  if (fromStart || anchors.length === 0) return starts;
  await withReplay(connectionString, async (client) => {
    for (const chain of chains) {
      const start = await startLinkOf(client, chain, anchors);
      if (start) starts.set(chain, start);
    }
  });
  return starts;
};

const verifyFrom = async (
  { log, anchors = [], ...options }: ChainOptions,
  which: readonly Chained[],
  start?: StartLink,
): Promise<ChainVerification> => {
  const { verdict: verdicts, ...notCovered } = await compareWithLog(
    {
      ...options,
      log,
      projectors,
      only: which.map(({ projector }) => projector),
      start: start && {
        position: start.position,
        log: withEarlierParts(log, start.position),
        seed: seedOf(which, start),
      },
    },
    async (client, schema) => {
      const found: ChainVerdict[] = [];
      for (const { chain } of which)
        found.push(await verdictOn(client, schema, chain, anchors, start));
      return found;
    },
  );
  return { verdicts, ...notCovered };
};

/** Makes the replayed chain continue at the trusted link. */
const seedOf =
  (which: readonly Chained[], { sequence, hash }: StartLink): ReplayStart['seed'] =>
  async (client, schema) => {
    for (const { chain } of which)
      await client.query(
        `INSERT INTO "${schema}"."${chain.tips.name}" (id, sequence, hash) VALUES ($1, $2, $3)`,
        [tipId, sequence, hash],
      );
  };

/** The rows `t` after the start, by sequence number or by position, because either may be forged. */
const after = (start: StartLink | undefined): string =>
  start ? `(t.sequence > ${start.sequence} OR t.position > '${start.position}')` : 'true';

const verdictOn = async (
  client: pg.ClientBase,
  schema: string,
  chain: AnyChain,
  anchors: readonly Anchor[],
  start: StartLink | undefined,
): Promise<ChainVerdict> => {
  const table = chain.table.name;
  const { rows } = await client.query<{ rows: number }>(
    `SELECT count(*) AS rows FROM read."${table}" t WHERE ${after(start)}`,
  );
  return {
    table,
    after: start?.sequence,
    rows: rows[0]?.rows ?? 0,
    ...(await walked(client, chain, start)),
    tampered: await firstTampered(client, schema, table, start),
    tipIsTampered: await tipDiffers(client, schema, chain),
    missed: await missedAnchors(
      client,
      anchors.filter((anchor) => anchor.table === table),
    ),
  };
};

const pageLength = 5_000;

/** Walks the chain. Of equal sequence numbers, the one with the later position counts as the duplicate. */
const walked = async (client: pg.ClientBase, chain: AnyChain, start: StartLink | undefined) => {
  const { table, tips } = chain;
  const walk = new ChainWalk(chain, start);
  await client.query(
    `DECLARE chain NO SCROLL CURSOR FOR SELECT ${selected(table)} FROM read."${table.name}" t
      WHERE ${after(start)} ORDER BY t.sequence, t.position, t.id`,
  );
  for (;;) {
    const { rows } = await client.query<ChainRow>(`FETCH ${pageLength} FROM chain`);
    if (rows.length === 0 || !walk.take(rows)) break;
  }
  await client.query('CLOSE chain');
  const tip = (await client.query<Link>(`SELECT sequence, hash FROM read."${tips.name}"`)).rows[0];
  walk.end(tip ?? chainStart);
  return { tip: walk.last, broken: walk.found };
};

type Pair = {
  id: string;
  sequence: number;
  live: Record<string, unknown> | null;
  expected: Record<string, unknown> | null;
};

/** The first tampered row in the order of the log. Rows unknown to the log sort by their own position. */
const firstTampered = async (
  client: pg.ClientBase,
  schema: string,
  table: string,
  start: StartLink | undefined,
): Promise<Tampered | undefined> => {
  const { rows } = await client.query<Pair>(
    `SELECT id, coalesce(expected.sequence, live.sequence) AS sequence,
            to_jsonb(live) AS live, to_jsonb(expected) AS expected
       FROM (SELECT * FROM read."${table}" t WHERE ${after(start)}) live
       FULL JOIN "${schema}"."${table}" expected USING (id)
      WHERE live IS DISTINCT FROM expected
      ORDER BY coalesce(expected.position, live.position), id LIMIT 1`,
  );
  const [pair] = rows;
  if (!pair) return undefined;
  const { id, sequence, live, expected } = pair;
  if (!live) return { id, sequence, kind: 'removed', columns: [] };
  if (!expected) return { id, sequence, kind: 'added', columns: [] };
  return { id, sequence, kind: 'changed', columns: differingColumns(live, expected) };
};

const tipDiffers = async (
  client: pg.ClientBase,
  schema: string,
  { tips }: AnyChain,
): Promise<boolean> => {
  const { rowCount } = await client.query(
    `SELECT FROM read."${tips.name}" live FULL JOIN "${schema}"."${tips.name}" said USING (id)
      WHERE live IS DISTINCT FROM said`,
  );
  return rowCount !== 0;
};

const missedAnchors = async (
  client: pg.ClientBase,
  anchors: readonly Anchor[],
): Promise<Anchor[]> => {
  const missed: Anchor[] = [];
  for (const anchor of anchors) {
    const { rowCount } = await client.query(
      `SELECT FROM read."${anchor.table}" WHERE ${stored('sequence')} = $1 AND hash = $2`,
      [anchor.sequence, anchor.hash],
    );
    if (rowCount === 0) missed.push(anchor);
  }
  return missed;
};
