import { expect, it } from 'vitest';
import { databaseMadeWith, freshDatabase } from '../../tests/harness/freshDatabase.ts';
import { closedPort } from '../../tests/harness/spawnPlanner.ts';
import { StartError } from '../env.ts';
import { awaitDatabase, awaitEventLog } from './awaitStores.ts';

const secret = 'a-password-nobody-should-read';

it('accepts stores that answer and are writable', async () => {
  const { url, drop } = await freshDatabase();
  await awaitDatabase(url);
  await drop();
});

it('reports that nothing listens, without the password', async () => {
  const host = `127.0.0.1:${closedPort}`;
  const attempt = awaitDatabase(`postgres://planner:${secret}@${host}/planner`);
  await expect(attempt).rejects.toThrow(
    `DATABASE_URL: PostgreSQL at ${host} cannot be used: nothing listens there.`,
  );
  await expect(attempt).rejects.not.toThrow(secret);
});

it('reports a missing database', async () => {
  const { url, drop } = await freshDatabase();
  await drop();
  await expect(awaitDatabase(url)).rejects.toThrow('there is no such database');
});

it('reports that the server is read-only, like a standby', async () => {
  const { url, drop } = await freshDatabase();
  const standby = `${url}?options=-c%20default_transaction_read_only%3Don`;
  await expect(awaitDatabase(standby)).rejects.toThrow('cannot be used: it is read-only.');
  await drop();
});

it('reports that the database is not in UTF-8', async () => {
  const { url, drop } = await databaseMadeWith(`ENCODING 'LATIN1' TEMPLATE template0`);
  await expect(awaitDatabase(url)).rejects.toThrow('the encoding of the database is not UTF8.');
  await drop();
});

it('reports that EventStoreDB does not answer, without the password', async () => {
  const host = `127.0.0.1:${closedPort}`;
  const unreachable = () => Promise.reject(new Error('14 UNAVAILABLE'));
  await expect(
    awaitEventLog(unreachable, `esdb://admin:${secret}@${host}?tls=false`),
  ).rejects.toThrow(new StartError(`EVENTSTORE_URL: EventStoreDB at ${host} does not answer.`));
});
