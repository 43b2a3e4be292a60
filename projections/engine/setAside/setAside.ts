import type pg from 'pg';
import type { RecordedEvent } from '../../../schema/domainEvents.ts';
import { eventIdOfStream, type SetAsideStream, streamsOf } from '../../../schema/setAside.ts';
import { CannotContinue } from '../checkpoints.ts';
import { ProjectionError } from '../projector.ts';

/** A stream that is set aside, and the domain event that could not be projected. */
export type SetAside = SetAsideStream & {
  /** The event's own stream and its revision there: an arrangement's, where `stream` is its plan. */
  failedIn: string;
  revision: number;
  type: string;
  /** The code of PostgreSQL's error, or what a projector said; nothing of a person. */
  reason: string;
};

/**
 * The streams that are not projected for now. While there are none nothing is looked at, so that the
 * ordinary way costs nothing.
 */
export class SetAsideStreams {
  readonly #byStream: Map<string, SetAside>;

  constructor(streams: readonly SetAside[] = []) {
    this.#byStream = new Map(streams.map((one) => [one.stream, one]));
  }

  all(): SetAside[] {
    return [...this.#byStream.values()];
  }

  /** The events that are to be projected; the same list where nothing is set aside. */
  pass(events: readonly RecordedEvent[]): readonly RecordedEvent[] {
    if (this.#byStream.size === 0) return events;
    return events.filter((event) => !streamsOf(event.stream, event.data).some(this.#isPast(event)));
  }

  add(event: RecordedEvent, error: unknown): SetAside {
    const { stream: failedIn, position, revision, type } = event;
    const [stream] = streamsOf(failedIn, event.data);
    const since = sinceWhen(event);
    const reason = reasonOf(error);
    const one = { stream, position, since, failedIn, revision: Number(revision), type, reason };
    this.#byStream.set(stream, one);
    return one;
  }

  /** Takes over what others set aside meanwhile. */
  adopt(streams: readonly SetAside[]): void {
    for (const one of streams)
      if (!this.#byStream.has(one.stream)) this.#byStream.set(one.stream, one);
  }

  readonly #isPast =
    ({ position }: RecordedEvent) =>
    (stream: string): boolean => {
      const from = this.#byStream.get(stream)?.position;
      return from !== undefined && position >= from;
    };
}

/** The event's own time, so that a rebuild says the same. */
const sinceWhen = ({ metadata }: RecordedEvent): string => {
  const at = new Date(metadata.at);
  return (Number.isNaN(at.valueOf()) ? new Date() : at).toISOString();
};

/** What may be kept of an error: our own words, or else its code. */
export const reasonOf = (error: unknown): string => {
  if (error instanceof ProjectionError || error instanceof CannotContinue) return error.message;
  const { code, name } = error as { code?: string; name?: string };
  return code ? `PostgreSQL error ${code}` : String(name);
};

/** What a log line says of a stream that is set aside. */
export const setAsideText =
  'A domain event cannot be projected: its stream is set aside, all others go on.';

const columns = 'stream, position, failed_in AS "failedIn", revision, type, reason, since';

/** In the order in which they were set aside. */
export const readSetAside = async (client: Pick<pg.ClientBase, 'query'>): Promise<SetAside[]> => {
  const { rows } = await client.query<SetAside>(
    `SELECT ${columns} FROM app.set_aside ORDER BY position`,
  );
  return rows;
};

export const saveSetAside = async (
  client: pg.ClientBase,
  streams: readonly SetAside[],
): Promise<void> => {
  await client.query(
    `INSERT INTO app.set_aside (stream, position, failed_in, revision, type, reason, since)
     SELECT s.stream, s.position, s."failedIn", s.revision, s.type, s.reason, s.since
       FROM json_to_recordset($1::json) AS s(stream text, position text, "failedIn" text,
            revision bigint, type text, reason text, since timestamptz)`,
    [JSON.stringify(streams)],
  );
};

/** What a rebuild set aside stands in place of all before. */
export const replaceSetAside = async (
  client: pg.ClientBase,
  streams: readonly SetAside[],
): Promise<void> => {
  await client.query('DELETE FROM app.set_aside');
  await saveSetAside(client, streams);
};

/** The plans among them, by the ids of their events. */
export const eventIdsOf = (streams: readonly SetAside[]): string[] =>
  streams.flatMap(({ stream }) => eventIdOfStream(stream) ?? []);
