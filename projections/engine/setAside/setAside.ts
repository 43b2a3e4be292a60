import type pg from 'pg';
import { diskFullText, isDiskFull } from '../../../schema/diskFull.ts';
import type { RecordedEvent } from '../../../schema/domainEvents.ts';
import { eventIdOfStream, type SetAsideStream, streamsOf } from '../../../schema/setAside.ts';
import { CannotContinue } from '../checkpoints.ts';
import { ProjectionError } from '../projector.ts';

/** A stream that is set aside, and the domain event that failed. */
export type SetAside = SetAsideStream & {
  /** The failed event's stream and revision. For an arrangement, `stream` is its plan. */
  failedIn: string;
  revision: number;
  type: string;
  /** PostgreSQL's error code or a projector's message, without personal data. */
  reason: string;
};

/** The streams that are set aside. If there are none, events pass without a check. */
export class SetAsideStreams {
  readonly #byStream: Map<string, SetAside>;

  constructor(streams: readonly SetAside[] = []) {
    this.#byStream = new Map(streams.map((one) => [one.stream, one]));
  }

  all(): SetAside[] {
    return [...this.#byStream.values()];
  }

  /** The events to project. Returns the same list if nothing is set aside. */
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

  /** Adds streams that others set aside. */
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

/** The event's own time, so that a rebuild gives the same result. */
const sinceWhen = ({ metadata }: RecordedEvent): string => {
  const at = new Date(metadata.at);
  return (Number.isNaN(at.valueOf()) ? new Date() : at).toISOString();
};

/** The part of an error that may be stored and shown: our own message, else its code. */
export const reasonOf = (error: unknown): string => {
  if (isDiskFull(error)) return diskFullText;
  if (error instanceof ProjectionError || error instanceof CannotContinue) return error.message;
  const { code, name } = error as { code?: string; name?: string };
  return code ? `PostgreSQL error ${code}` : String(name);
};

/** The log message for a stream that was set aside. */
export const setAsideText =
  'A domain event cannot be projected: its stream is set aside, all others go on.';

const columns = 'stream, position, failed_in AS "failedIn", revision, type, reason, since';

/** The streams set aside, by position. */
export const readSetAside = async (client: Pick<pg.ClientBase, 'query'>): Promise<SetAside[]> => {
  const { rows } = await client.query<SetAside>(
    `SELECT ${columns} FROM app.set_aside ORDER BY position`,
  );
  return rows;
};

/** Adds streams to the table of streams set aside. */
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

/** Replaces all streams set aside by those of a rebuild. */
export const replaceSetAside = async (
  client: pg.ClientBase,
  streams: readonly SetAside[],
): Promise<void> => {
  await client.query('DELETE FROM app.set_aside');
  await saveSetAside(client, streams);
};

/** The event ids of the plans among the streams. */
export const eventIdsOf = (streams: readonly SetAside[]): string[] =>
  streams.flatMap(({ stream }) => eventIdOfStream(stream) ?? []);
