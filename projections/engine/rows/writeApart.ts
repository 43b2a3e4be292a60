import type pg from 'pg';
import type { RecordedEvent } from '../../../schema/domainEvents.ts';
import { ProjectionError } from '../projector.ts';

/**
 * Whether a single domain event may have caused the error: it cannot be applied, its data is
 * malformed, or PostgreSQL rejects its values (SQLSTATE classes 22 and 23) or size (class 54).
 */
export const isCausedByEvent = (error: unknown): boolean =>
  error instanceof ProjectionError ||
  error instanceof TypeError ||
  error instanceof RangeError ||
  /^(22|23|54)/.test((error as { code?: string })?.code ?? '');

type Apart = {
  /** The events that remain to be written. A failed event excludes others of its stream. */
  pass: (events: readonly RecordedEvent[]) => readonly RecordedEvent[];
  write: (events: readonly RecordedEvent[]) => Promise<void>;
  fail: (event: RecordedEvent, error: unknown) => void;
};

/**
 * Writes events that failed as a batch, by halving the batch until each failing event is found.
 * @throws any error that no single event may have caused
 */
export const writeApart = async (
  client: pg.ClientBase,
  events: readonly RecordedEvent[],
  apart: Apart,
): Promise<void> => {
  const left = apart.pass(events);
  const [first] = left;
  if (!first) return;
  await client.query('SAVEPOINT apart');
  try {
    await apart.write(left);
    await client.query('RELEASE SAVEPOINT apart');
  } catch (error) {
    await client.query('ROLLBACK TO SAVEPOINT apart');
    await client.query('RELEASE SAVEPOINT apart');
    if (!isCausedByEvent(error)) throw error;
    if (left.length === 1) return apart.fail(first, error);
    const middle = Math.floor(left.length / 2);
    await writeApart(client, left.slice(0, middle), apart);
    await writeApart(client, left.slice(middle), apart);
  }
};
