import type pg from 'pg';
import type { EventLog } from '../../api/core/eventLog.ts';
import { type AnyChain, chainStart, type Link } from '../engine/hashChain.ts';
import { selected, stored } from '../engine/statements.ts';
import { historyChain, historyProjector } from '../history/projector.ts';
import type { Progress } from '../replay.ts';
import { besideTheLog, type NotCovered } from '../verify.ts';
import type { Anchor } from './anchors.ts';
import { type Break, type ChainRow, ChainWalk } from './chainWalk.ts';
import { auditChain, auditProjector } from './projector.ts';

/** The first row that is not what the event log says. */
export type Tampered = {
  id: string;
  sequence: number;
  kind: 'changed' | 'removed' | 'added';
  columns: string[];
};

export type ChainVerdict = {
  table: string;
  rows: number;
  /** Where the chain ends; worth noting where nobody who can write the database can. */
  tip: Link;
  broken: Break | undefined;
  tampered: Tampered | undefined;
  /** Of the tip beside the table, which no row is. */
  tipIsTampered: boolean;
  /** Anchors that the chain does not pass through. */
  missed: Anchor[];
};

/** `verdicts`: on each table. */
export type ChainVerification = NotCovered & { verdicts: ChainVerdict[] };

export const chains: readonly AnyChain[] = [auditChain, historyChain];

export const isWhole = ({ broken, tampered, tipIsTampered, missed }: ChainVerdict): boolean =>
  !broken && !tampered && !tipIsTampered && missed.length === 0;

/**
 * Walks the hash chains of audit log and history, compares both with the event log folded anew, and
 * looks for links that were noted elsewhere. As of one moment; a runner may go on meanwhile.
 */
export const verifyChains = async (options: {
  connectionString: string;
  log: EventLog;
  anchors?: readonly Anchor[];
  patienceMs?: number;
  onProgress?: (progress: Progress) => void;
  signal?: AbortSignal;
}): Promise<ChainVerification> => {
  const { verdict: verdicts, ...notCovered } = await besideTheLog(
    { ...options, projectors: [auditProjector, historyProjector] },
    async (client, schema) => {
      const found: ChainVerdict[] = [];
      for (const chain of chains)
        found.push(await verdictOn(client, schema, chain, options.anchors ?? []));
      return found;
    },
  );
  return { verdicts, ...notCovered };
};

const verdictOn = async (
  client: pg.ClientBase,
  schema: string,
  chain: AnyChain,
  anchors: readonly Anchor[],
): Promise<ChainVerdict> => {
  const table = chain.table.name;
  const { rows } = await client.query<{ rows: number }>(
    `SELECT count(*) AS rows FROM read."${table}"`,
  );
  return {
    table,
    rows: rows[0]?.rows ?? 0,
    ...(await walked(client, chain)),
    tampered: await firstTampered(client, schema, table),
    tipIsTampered: await tipDiffers(client, schema, chain),
    missed: await missedAnchors(
      client,
      anchors.filter((anchor) => anchor.table === table),
    ),
  };
};

const pageLength = 5_000;

/** Ties are settled by position, so that of two rows in one place the later one is named. */
const walked = async (client: pg.ClientBase, { table, tips, ...chain }: AnyChain) => {
  const walk = new ChainWalk({ table, tips, ...chain });
  await client.query(
    `DECLARE chain NO SCROLL CURSOR FOR SELECT ${selected(table, 't')} FROM read."${table.name}" t
      ORDER BY t.sequence, t.position, t.id`,
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
  said: Record<string, unknown> | null;
};

/** In the order of the log; a row that it does not know stands where it claims to. */
const firstTampered = async (
  client: pg.ClientBase,
  schema: string,
  table: string,
): Promise<Tampered | undefined> => {
  const { rows } = await client.query<Pair>(
    `SELECT id, coalesce(said.sequence, live.sequence) AS sequence,
            to_jsonb(live) AS live, to_jsonb(said) AS said
       FROM read."${table}" live FULL JOIN "${schema}"."${table}" said USING (id)
      WHERE live IS DISTINCT FROM said
      ORDER BY coalesce(said.position, live.position), id LIMIT 1`,
  );
  const [pair] = rows;
  if (!pair) return undefined;
  const { id, sequence, live, said } = pair;
  if (!live) return { id, sequence, kind: 'removed', columns: [] };
  if (!said) return { id, sequence, kind: 'added', columns: [] };
  const columns = Object.keys(said).filter(
    (column) => JSON.stringify(live[column]) !== JSON.stringify(said[column]),
  );
  return { id, sequence, kind: 'changed', columns };
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
