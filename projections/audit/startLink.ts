import type pg from 'pg';
import type { Position } from '../../schema/domainEvents.ts';
import { type AnyChain, chainStart, type Link } from '../engine/hashChain.ts';
import { selected } from '../engine/rows/statements.ts';
import type { Anchor } from './anchors.ts';
import type { ChainRow } from './chainWalk.ts';

/** A trusted link to start from, with the position of its row. */
export type StartLink = Link & { position: Position };

/**
 * The latest anchor that the chain still contains. Its row is hashed again, so that its position can be
 * trusted too. Undefined if there is none, so that the whole chain must be verified.
 */
export const startLinkOf = async (
  client: pg.ClientBase,
  chain: AnyChain,
  anchors: readonly Anchor[],
): Promise<StartLink | undefined> => {
  const { table } = chain;
  const links = anchors
    .filter((anchor) => anchor.table === table.name)
    .sort((one, other) => other.sequence - one.sequence);
  for (const { sequence, hash } of links) {
    const { rows } = await client.query<ChainRow & { position: Position }>(
      `SELECT ${selected(table)} FROM read."${table.name}" t
        WHERE t.sequence IN ($1::bigint, $1::bigint - 1) ORDER BY t.sequence DESC`,
      [sequence],
    );
    const [row, before = chainStart, ...more] = rows;
    const isTrusted =
      more.length === 0 &&
      row?.hash === hash &&
      before.sequence === sequence - 1 &&
      chain.hashOf(before.hash, row as never) === hash;
    if (row && isTrusted) return { sequence, hash, position: row.position };
  }
  return undefined;
};
