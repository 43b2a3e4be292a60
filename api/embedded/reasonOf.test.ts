import { expect, it } from 'vitest';
import { reasonOf } from './reasonOf.ts';

const at = '2026-11-30 08:55:37.788 UTC [11888]';

it.each([
  [
    'that the disk is full, although initdb cleans up after it',
    `${at} FATAL:  could not write to file "pg_wal/xlogtemp.11785": No space left on device
child process exited with exit code 1
initdb: removing data directory "/data/cluster"
`,
    'could not write to file "pg_wal/xlogtemp.11785": No space left on device',
  ],
  [
    'that the disk is full, although more fails for want of it',
    `${at} FATAL:  could not extend file "base/1/2691": wrote only 4096 of 8192 bytes at block 8
${at} HINT:  Check free disk space.
${at} PANIC:  cannot abort transaction 1, it was already committed
`,
    'could not extend file "base/1/2691": wrote only 4096 of 8192 bytes at block 8: Check free disk space.',
  ],
  [
    'that a start failed, although the server reports its end and clients were turned away',
    `${at} FATAL:  the database system is starting up
${at} PANIC:  could not locate a valid checkpoint record at 0/189D430
${at} LOG:  startup process (PID 11900) was terminated by signal 6: Aborted
${at} FATAL:  the database system is shutting down
${at} LOG:  database system is shut down
`,
    'could not locate a valid checkpoint record at 0/189D430',
  ],
  [
    'the detail of a failure',
    `${at} FATAL:  database files are incompatible with server
${at} DETAIL:  The data directory was initialized by PostgreSQL version 17.
`,
    'database files are incompatible with server: The data directory was initialized by PostgreSQL version 17.',
  ],
  [
    'what initdb calls an error',
    'initdb: error: could not access directory "/data": Permission denied\ninitdb: removing it\n',
    'could not access directory "/data": Permission denied',
  ],
  [
    'the last line where no failure is named',
    'postgres: could not find the database system\nbut could not open file "pg_control"\n',
    'but could not open file "pg_control"',
  ],
  ['nothing where nothing was printed', '', ''],
])('finds %s', (_, printed, reason) => {
  expect(reasonOf(printed)).toBe(reason);
});
