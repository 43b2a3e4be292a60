import { DatabaseError } from 'pg';
import { expect, it } from 'vitest';
import { isRefusedByServer } from './postgresConnection.ts';

const ofServer = (code: string) =>
  Object.assign(new DatabaseError('it failed', 1, 'error'), { code });
const ofNode = (code: string) => Object.assign(new Error('it failed'), { code });

it.each([
  ['a full disk', ofServer('53100'), true],
  ['a lost race', ofServer('23505'), true],
  ['a server that shuts down', ofServer('57P01'), false],
  ['a connection that the server closed before the statement was written', ofNode('EPIPE'), false],
  ['a connection that was reset', ofNode('ECONNRESET'), false],
])('tells whether the server refused a statement after %s', (_, error, isRefused) => {
  expect(isRefusedByServer(error)).toBe(isRefused);
});
