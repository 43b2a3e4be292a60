import type { Position } from '../../../schema/domainEvents.ts';
import { createLanes } from '../../../schema/lanes.ts';
import type { FeedEntry } from '../../../schema/ports/changeFeed.ts';
import { startPosition } from '../../../schema/ports/eventLog.ts';
import { createPool } from '../../../schema/ports/postgres.ts';
import { checkpointName } from '../checkpoints.ts';

/** A topic and the last position that a client has of it. */
type Resumption = { topic: string; after: Position };

type Resumed = FeedEntry[] | 'tooOld';

/** A topic's entries, in order. Entries beyond the limits have no patch. */
type Past = {
  /** The position of the read models. */
  reached: Position;
  floor: Position;
  entries: (Omit<FeedEntry, 'patch'> & Partial<FeedEntry>)[];
};

const resumptionConnections = 2;
const maxTogether = 500;
/** The most entries and bytes of a resumption. Beyond these, a new query costs less. */
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
 * Reads the entries that returning clients missed. Has connections of its own, so that many clients returning
 * at once delay nothing else. Resumptions that arrive during a query share the next one, and clients of one
 * topic share one read.
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

  /** The topic's entries after a position, in order; `tooOld` if some are missing. */
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
 * A client with a later position than the read models saw it before an older copy of the database was
 * restored, so it must query again.
 */
const resumed = (past: Past | undefined, after: Position): Resumed => {
  const { reached = startPosition, floor = startPosition, entries = [] } = past ?? {};
  if (after < floor || after > reached) return 'tooOld';
  const missed = entries.filter(({ position }) => position > after);
  return missed.every(isWhole) ? missed : 'tooOld';
};

const isWhole = (entry: Past['entries'][number]): entry is FeedEntry => entry.patch !== undefined;
