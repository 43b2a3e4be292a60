import { expect, it, vi } from 'vitest';
import type { EventLog } from '../../schema/ports/eventLog.ts';
import { nextPage } from './nextPage.ts';

const empty = { events: [], atHead: true };
const part = { after: '1', upTo: '9' };

it('asks again for an empty page', async () => {
  const readAll = vi.fn<EventLog['readAll']>();
  readAll.mockResolvedValueOnce({ ...empty, next: '1' });
  readAll.mockResolvedValueOnce({ ...empty, next: '9' });
  expect(await nextPage({ readAll }, part, { max: 5 })).toMatchObject({ next: '9' });
  expect(readAll).toHaveBeenLastCalledWith({ ...part, max: 5 });
});

it('gives up if the log ends early', async () => {
  const readAll = async () => ({ ...empty, next: '1' });
  const reading = nextPage({ readAll }, part, { max: 5 }, { tries: 3, pauseMs: 0 });
  await expect(reading).rejects.toThrow('The event log ends at 1, the read models at 9.');
});
