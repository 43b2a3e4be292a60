import type pg from 'pg';
import type { Position, RecordedEvent } from '../schema/domainEvents.ts';
import { CheckpointMoved, moveCheckpoint } from './checkpoints.ts';
import type { Folder } from './engine/fold.ts';
import { allAnswered, prepared, readWritten, send } from './engine/writer.ts';
import { eraseTraces } from './eraseTraces.ts';
import { type TopicPatch, topicPatches } from './feedEntries.ts';
import { KeptRows, KeptRowsOutdated } from './keptRows.ts';

/** Part of the log, in order: all that lies after `from` up to `position`. */
export type Batch = { from: Position; position: Position; events: readonly RecordedEvent[] };

/** A batch that is written, and what it changed. */
export type WrittenBatch = Batch & { writer: string; patches: TopicPatch[] };

/** The channel that tells other processes that the read models have moved. */
export const channel = 'read_models';

const target = { schema: 'read', reports: true };

/**
 * Writes a batch in one transaction and two round trips: checkpoint and rows, then feed, notice and
 * commit. The checkpoint comes first and is moved only from where this batch begins, so of two
 * writers one waits and then finds it moved; and a rebuild that holds the checkpoint's row meets
 * no half-written batch.
 */
export class BatchWriter {
  readonly #kept: KeptRows;

  constructor(
    /** Pipelined, so that statements do not wait for each other's answers. */
    private readonly client: pg.Client,
    private readonly folder: Folder,
    private readonly store: string,
    /** Names who writes in notices, so that this process can tell its own. */
    private readonly writer: string,
    /** Runs between rows and commit; tests fail there. */
    private readonly beforeCommit: (batch: Batch) => Promise<void> = async () => undefined,
  ) {
    this.#kept = new KeptRows(client, target.schema);
  }

  /** @throws CheckpointMoved | ProjectionError; nothing is then written. */
  async write(batch: Batch): Promise<WrittenBatch> {
    return this.#writeOnce(batch).catch((error: unknown) => {
      if (error instanceof KeptRowsOutdated) return this.#writeOnce(batch);
      throw error;
    });
  }

  async #writeOnce(batch: Batch): Promise<WrittenBatch> {
    const changes = await this.folder.fold(batch.events, (table, scopes) =>
      this.#kept.read(table, scopes),
    );
    try {
      const begun = this.client.query('BEGIN');
      const moved = this.client.query(moveCheckpoint(batch.from, batch.position, this.store));
      const sent = send(this.client, target, changes);
      await this.#requireMoved(begun, moved, sent);
      const written = await readWritten(this.client, target, changes, sent);
      const left = await eraseTraces(this.client, batch.events);
      const patches = topicPatches(batch.events, written, left);
      await this.beforeCommit(batch);
      await this.#commit(batch.position, patches);
      this.#kept.remember(changes);
      return { ...batch, writer: this.writer, patches };
    } catch (error) {
      this.#kept.forget();
      await this.client.query('ROLLBACK').catch(() => undefined);
      throw error;
    }
  }

  async #requireMoved(
    begun: Promise<unknown>,
    moved: Promise<pg.QueryResult>,
    sent: ReturnType<typeof send>,
  ): Promise<void> {
    // Every answer is awaited before any is judged: a rejection must not go unheard.
    const rest = Promise.allSettled(sent.map(({ answer }) => answer));
    const [, answer] = await allAnswered<unknown>([begun, moved]).finally(() => rest);
    if ((answer as pg.QueryResult).rowCount !== 1)
      throw new CheckpointMoved('Another runner moved the checkpoint.');
    this.#kept.requireSameFloor((answer as pg.QueryResult<{ floor: string }>).rows[0]?.floor);
  }

  async #commit(position: Position, patches: readonly TopicPatch[]): Promise<void> {
    const rows = patches.map(
      ({ topic, json }) => `{"topic":${JSON.stringify(topic)},"patch":${json}}`,
    );
    await allAnswered<unknown>([
      this.client.query(
        prepared(
          `WITH fed AS (
             INSERT INTO app.change_feed (position, topic, patch)
             SELECT $1, p.topic, p.patch FROM json_to_recordset($2::json) AS p(topic text, patch json)
           )
           SELECT pg_notify('${channel}', $1 || ' ' || $3)`,
          [position, `[${rows.join()}]`, this.writer],
        ),
      ),
      this.client.query('COMMIT'),
    ]);
  }
}
