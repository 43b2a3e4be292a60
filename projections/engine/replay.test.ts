import { setImmediate as nextTurn } from 'node:timers/promises';
import type pg from 'pg';
import { expect, it, vi } from 'vitest';
import { createInMemoryEventLog } from '../../tests/harness/inMemoryEventLog.ts';
import { Replay } from './replay.ts';

it('leaves no failed read unhandled if it is stopped before awaiting that read', async () => {
  const unhandled = vi.fn();
  process.on('unhandledRejection', unhandled);
  const replay = new Replay({
    client: {} as pg.Client,
    log: { ...createInMemoryEventLog(), readAll: () => Promise.reject(new Error('closed')) },
    schema: 'rebuild',
    projectors: [],
    isWhole: false,
    signal: AbortSignal.abort(new Error('stopped')),
  });
  await expect(replay.run('00000000000000000001')).rejects.toThrow('stopped');
  await nextTurn();
  process.off('unhandledRejection', unhandled);
  expect(unhandled).not.toHaveBeenCalled();
});
