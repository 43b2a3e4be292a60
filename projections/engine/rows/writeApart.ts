import type pg from 'pg';
import type { RecordedEvent } from '../../../schema/domainEvents.ts';
import { ProjectionError } from '../projector.ts';

/**
 * Whether an error may be that of a single domain event: it cannot be applied, its data are not what
 * the code takes them for, or PostgreSQL refuses them (classes 22 and 23) or their size (class 54).
 */
export const isOfAnEvent = (error: unknown): boolean =>
  error instanceof ProjectionError ||
  error instanceof TypeError ||
  error instanceof RangeError ||
  /^(22|23|54)/.test((error as { code?: string })?.code ?? '');

type Apart = {
  /** The events that are still to be written: what failed takes others along. */
  pass: (events: readonly RecordedEvent[]) => readonly RecordedEvent[];
  write: (events: readonly RecordedEvent[]) => Promise<void>;
  fail: (event: RecordedEvent, error: unknown) => void;
};

/**
 * Writes, within the open transaction, what can be written of events that cannot be written
 * together: halves them where they fail, until those are found that fail alone.
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
    if (!isOfAnEvent(error)) throw error;
    if (left.length === 1) return apart.fail(first, error);
    const middle = Math.floor(left.length / 2);
    await writeApart(client, left.slice(0, middle), apart);
    await writeApart(client, left.slice(middle), apart);
  }
};
