import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import {
  connectionConfig,
  endConnection,
  livelinessSettings,
} from '../../schema/ports/postgres.ts';

const connectAgainMs = 250;

/**
 * Holds a process's advisory lock on a connection of its own. When the process dies, the server closes the
 * connection and releases the lock, so other processes can take over its claims.
 */
export const holdClaims = (
  connectionString: string,
  holder: string,
): { held: Promise<void>; close: () => Promise<void> } => {
  const closing = new AbortController();
  const { signal } = closing;
  let client: pg.Client | undefined;
  let isHeld: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    isHeld = resolve;
  });

  const holdOnce = async (): Promise<void> => {
    const mine = new pg.Client(
      connectionConfig(connectionString, 'planner-claims', livelinessSettings),
    );
    client = mine;
    const ended = new Promise<void>((resolve) => {
      mine.once('end', resolve);
      mine.on('error', () => resolve());
    });
    try {
      await mine.connect();
      await mine.query('SELECT pg_advisory_lock($1)', [holder]);
      isHeld();
      await ended;
    } finally {
      await endConnection(mine);
    }
  };
  const hold = async (): Promise<void> => {
    while (!signal.aborted) {
      await holdOnce().catch(() => undefined);
      await pause(connectAgainMs, undefined, { signal }).catch(() => undefined);
    }
  };
  const holding = hold();

  return {
    held,
    close: async () => {
      closing.abort();
      if (client) await endConnection(client);
      await holding;
    },
  };
};
