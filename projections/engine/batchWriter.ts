import type pg from 'pg';
import type { Position, RecordedEvent } from '../../schema/domainEvents.ts';
import { inOneWrite } from '../../schema/ports/postgres.ts';
import { eraseTraces, namesErased } from '../eraseTraces.ts';
import { erasuresPatch, type TopicPatch, topicPatches } from '../feedEntries.ts';
import { CheckpointMoved, moveCheckpoint } from './checkpoints.ts';
import { channel, payloadOf } from './feed/notice.ts';
import type { Projector } from './projector.ts';
import { RowCache, RowCacheOutdated } from './rowCache.ts';
import { Folder } from './rows/fold.ts';
import type { RowChanges } from './rows/rowChanges.ts';
import { isCausedByEvent, writeApart } from './rows/writeApart.ts';
import { allAnswered, prepared, readScopes, readWritten, send } from './rows/writer.ts';
import { type SetAside, type SetAsideStreams, saveSetAside } from './setAside/setAside.ts';
import { onePerTopic, setAsidePatches } from './setAside/setAsidePatches.ts';

/** A part of the log: the events after `from` up to `position`, in order. */
export type Batch = { from: Position; position: Position; events: readonly RecordedEvent[] };

export type WrittenBatch = Batch & {
  writer: string;
  /** The feed's floor when the batch began. */
  floor: Position;
  patches: TopicPatch[];
  setAside: SetAside[];
};

const feedText = `
  WITH fed AS (
    INSERT INTO app.change_feed (position, topic, patch)
    SELECT $1, p.topic, p.patch FROM json_to_recordset($2::json) AS p(topic text, patch json)
  )
  SELECT pg_notify('${channel}', $3)`;

const target = { schema: 'read', reports: true };

export type BatchWriterOptions = {
  /** In pipeline mode, so that statements do not wait for each other's answers. */
  client: pg.Client;
  projectors: readonly Projector[];
  store: string;
  /** Identifies the writer in notices, so that a process recognises its own. */
  writer: string;
  /** Called when a domain event fails, before its stream is set aside. If it throws, the write ends. */
  onFailing?: (event: RecordedEvent, error: unknown) => void;
  /** Runs between the rows and the commit. Tests inject failures here. */
  beforeCommit?: (batch: Batch) => Promise<void>;
};

/** The written part of a batch, before its commit. */
type Done = {
  projected: readonly RecordedEvent[];
  floor: Position;
  patches: TopicPatch[];
  setAside: SetAside[];
  /** Present if all events were written together. */
  changes?: RowChanges;
};

/**
 * Writes a batch in one transaction and two round trips: checkpoint and rows, then feed, notice and commit.
 * The checkpoint comes first and moves only from this batch's start. So the second of two writers waits, then
 * finds that it has moved, and a rebuild that locks the checkpoint's row never meets a half-written batch. If
 * a domain event fails, its stream is set aside and all other events are written.
 */
export class BatchWriter {
  readonly #client: pg.Client;
  readonly #folder: Folder;
  readonly #rows: RowCache;

  constructor(private readonly options: BatchWriterOptions) {
    this.#client = options.client;
    this.#folder = new Folder(options.projectors, { isWhole: true });
    this.#rows = new RowCache(options.client, target.schema);
  }

  /** @throws CheckpointMoved, and the errors of `onFailing`; nothing is written then */
  async write(batch: Batch): Promise<WrittenBatch> {
    return this.#writeOnce(batch, this.#together).catch((error: unknown) => {
      if (error instanceof RowCacheOutdated) return this.write(batch);
      if (isCausedByEvent(error)) return this.#writeOnce(batch, this.#apart);
      throw error;
    });
  }

  async #writeOnce(
    batch: Batch,
    writeRows: (batch: Batch, streams: SetAsideStreams) => Promise<Done>,
  ): Promise<WrittenBatch> {
    const client = this.#client;
    try {
      const { projected, setAside, changes, floor, ...done } = await writeRows(
        batch,
        await this.#rows.setAside(),
      );
      const patches = [...done.patches, ...(await this.#eraseAllTheSame(batch, projected))];
      await this.options.beforeCommit?.(batch);
      const written = { ...batch, writer: this.options.writer, floor, patches, setAside };
      await this.#commit(written);
      if (changes) this.#rows.remember(changes);
      else this.#rows.forget();
      return written;
    } catch (error) {
      this.#rows.forget();
      await client.query('ROLLBACK').catch(() => undefined);
      throw error;
    }
  }

  readonly #together = async (batch: Batch, streams: SetAsideStreams): Promise<Done> => {
    const client = this.#client;
    const events = streams.pass(batch.events);
    const changes = await this.#folder.fold(events, (table, scopes) =>
      this.#rows.read(table, scopes),
    );
    const { begun, sent } = inOneWrite(client, () => ({
      begun: this.#begin(batch),
      sent: send(client, target, changes),
    }));
    const floor = await this.#moved(begun, sent);
    const written = await readWritten(client, target, changes, sent);
    const left = await eraseTraces(client, events);
    const patches = topicPatches(events, written, left);
    return { projected: events, floor, patches, setAside: [], changes };
  };

  readonly #apart = async (batch: Batch, streams: SetAsideStreams): Promise<Done> => {
    const client = this.#client;
    const floor = await this.#moved(this.#begin(batch), []);
    const projected: RecordedEvent[] = [];
    const patches: TopicPatch[] = [];
    const setAside: SetAside[] = [];
    await writeApart(client, batch.events, {
      pass: (events) => streams.pass(events),
      write: async (events) => {
        const changes = await this.#folder.fold(events, (table, scopes) =>
          readScopes(client, target.schema, table, scopes),
        );
        const sent = send(client, target, changes);
        const written = await readWritten(client, target, changes, sent);
        const left = await eraseTraces(client, events);
        patches.push(...topicPatches(events, written, left));
        projected.push(...events);
      },
      fail: (event, error) => {
        this.options.onFailing?.(event, error);
        setAside.push(streams.add(event, error));
      },
    });
    await saveSetAside(client, setAside);
    return { projected, floor, patches: [...patches, ...setAsidePatches(setAside)], setAside };
  };

  /** Erases people's traces even if the plan that records the erasure is set aside. */
  async #eraseAllTheSame(
    { events }: Batch,
    projected: readonly RecordedEvent[],
  ): Promise<TopicPatch[]> {
    if (projected.length === events.length) return [];
    const known = new Set(projected);
    const skipped = events.filter((event) => !known.has(event) && namesErased(event));
    const left = await eraseTraces(this.#client, skipped);
    return erasuresPatch(skipped, left);
  }

  #begin({ from, position }: Batch): Promise<unknown>[] {
    const { store, projectors } = this.options;
    return [
      this.#client.query('BEGIN'),
      this.#client.query(moveCheckpoint(from, position, store, projectors)),
    ];
  }

  /** Returns the feed's floor. @throws CheckpointMoved | RowCacheOutdated */
  async #moved(begun: Promise<unknown>[], sent: ReturnType<typeof send>): Promise<Position> {
    // Awaits every answer before it checks one, so that no rejection stays unhandled.
    const rest = Promise.allSettled(sent.map(({ answer }) => answer));
    const [, answer] = await allAnswered(begun).finally(() => rest);
    const [moved] = (answer as pg.QueryResult<{ floor: Position }>).rows;
    if (!moved) throw new CheckpointMoved('Another runner moved the checkpoint.');
    this.#rows.requireSameFloor(moved.floor);
    return moved.floor;
  }

  async #commit({ patches, ...batch }: Omit<WrittenBatch, 'setAside'>): Promise<void> {
    const entries = onePerTopic(patches);
    const rows = entries.map(
      ({ topic, json }) => `{"topic":${JSON.stringify(topic)},"patch":${json}}`,
    );
    const { from, position, floor, writer } = batch;
    const topics = entries.map(({ topic }) => topic);
    const payload = payloadOf({ from, position, floor, writer, topics });
    const feed = prepared(this.#client, feedText, [position, `[${rows.join()}]`, payload]);
    const sent = inOneWrite(this.#client, () => [
      this.#client.query(feed),
      this.#client.query('COMMIT'),
    ]);
    await allAnswered<unknown>(sent);
  }
}
