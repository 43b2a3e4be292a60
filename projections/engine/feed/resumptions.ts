import type { Position } from '../../../schema/domainEvents.ts';
import { createLanes } from '../../../schema/lanes.ts';
import type { FeedEntry } from '../../../schema/ports/changeFeed.ts';
import { startPosition } from '../../../schema/ports/eventLog.ts';
import { createPool } from '../../../schema/ports/postgres.ts';
import { checkpointName } from '../checkpoints.ts';

/** A topic, and the last position that somebody has of it. */
type Resumption = { topic: string; after: Position };

type Resumed = FeedEntry[] | 'tooOld';

/** What there is of a topic, in order. Entries beyond what is handed out have no patch. */
type Past = {
  /** As far as the read models have come. */
  reached: Position;
  floor: Position;
  entries: (Omit<FeedEntry, 'patch'> & Partial<FeedEntry>)[];
};

/** Connections of a process for resumptions. */
export const resumptionConnections = 2;
/** Resumptions of one query. */
const maxTogether = 500;
/** What one of them is told entry by entry; beyond either it is less to query again. */
const most = { entries: 500, bytes: 512 * 1024 };

const pastText = `
  SELECT asked.topic, c.position AS reached, greatest(c.rebuilt, t.pruned) AS floor,
         f.position, f.patch
    FROM app.checkpoints c
   CROSS JOIN unnest($1::text[], $2::text[]) AS asked(topic, after)
    LEFT JOIN app.feed_topics t ON t.topic = asked.topic
    LEFT JOIN LATERAL (
      SELECT position, CASE WHEN entries <= $3 AND bytes <= $4 THEN patch END AS patch
        FROM (SELECT position, patch, row_number() OVER latest AS entries,
                     sum(octet_length(patch)) OVER latest AS bytes
                FROM (SELECT position, patch::text AS patch FROM app.change_feed
                       WHERE topic = asked.topic AND position > asked.after
                       ORDER BY position DESC LIMIT $3 + 1) AS found
              WINDOW latest AS (ORDER BY position DESC)) AS counted
    ) f ON true
   WHERE c.name = $5
   ORDER BY f.position`;

type PastRow = { topic: string; reached: Position; floor: Position } & (
  | { position: Position; patch: string | null }
  | { position: null; patch: null }
);

/**
 * Answers those who come back what their topics hold since. They have connections of their own, so
 * that a storm of them holds up nothing else, and share them: all that come while a query is under
 * way go with the next one, and those who ask for one topic are read once.
 */
export class Resumptions {
  readonly #pool;
  readonly #inLane;

  constructor(connectionString: string) {
    this.#pool = createPool(connectionString, {
      max: resumptionConnections,
      applicationName: 'planner-resume',
    });
    this.#inLane = createLanes<Resumption, Resumed>({
      lanes: resumptionConnections,
      mostJobs: maxTogether,
      send: (resumptions) => this.#answer(resumptions),
    });
  }

  /** Entries of a topic after a position, in order; `tooOld` where not all of them can be told. */
  since(topic: string, after: Position): Promise<Resumed> {
    return this.#inLane({ topic, after });
  }

  end(): Promise<void> {
    return this.#pool.end();
  }

  async #answer(resumptions: Resumption[]): Promise<PromiseSettledResult<Resumed>[]> {
    const pasts = await this.#read(earliestOf(resumptions));
    return resumptions.map(({ topic, after }) => ({
      status: 'fulfilled',
      value: resumed(pasts.get(topic), after),
    }));
  }

  async #read(earliest: ReadonlyMap<string, Position>): Promise<Map<string, Past>> {
    const { rows } = await this.#pool.query<PastRow>({
      name: 'feed_past',
      text: pastText,
      values: [
        [...earliest.keys()],
        [...earliest.values()],
        most.entries,
        most.bytes,
        checkpointName,
      ],
    });
    const pasts = new Map<string, Past>();
    for (const { topic, reached, floor, position, patch } of rows) {
      const past = pasts.get(topic) ?? { reached, floor, entries: [] };
      pasts.set(topic, past);
      if (position !== null)
        past.entries.push({ position, topic, ...(patch !== null && { patch: JSON.parse(patch) }) });
    }
    return pasts;
  }
}

const earliestOf = (resumptions: readonly Resumption[]): Map<string, Position> => {
  const earliest = new Map<string, Position>();
  for (const { topic, after } of resumptions) {
    const known = earliest.get(topic);
    if (known === undefined || after < known) earliest.set(topic, after);
  }
  return earliest;
};

/**
 * Nothing was projected yet where the past of a topic is unknown. Who has seen more than there is saw
 * it before an older copy of the database was restored: what they have may have never happened.
 */
const resumed = (past: Past | undefined, after: Position): Resumed => {
  const { reached = startPosition, floor = startPosition, entries = [] } = past ?? {};
  if (after < floor || after > reached) return 'tooOld';
  const missed = entries.filter(({ position }) => position > after);
  return missed.every(isWhole) ? missed : 'tooOld';
};

const isWhole = (entry: Past['entries'][number]): entry is FeedEntry => entry.patch !== undefined;
