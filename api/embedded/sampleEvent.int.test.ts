import { expect, it } from 'vitest';
import { plannerOfFile } from '../../tests/harness/plannerOfFile.ts';
import { createSampleAtFirstStart } from './sampleEvent.ts';

const planner = plannerOfFile();

it('fills in a room whose guests sit by rules, once', async () => {
  const lines: string[] = [];
  for (let start = 1; start <= 2; start += 1)
    await createSampleAtFirstStart(planner.application, (line) => lines.push(line));
  expect(lines).toEqual(['Filling in a sample event …']);

  const organiser = await planner.caller('organiser@example.com');
  const read = async <Body>(path: string) => (await organiser.call<Body>('GET', path)).body;
  const events = await read<{ id: string }[]>('/api/events');
  expect(events).toMatchObject([{ name: 'Client dinner at the Orangery' }]);
  const path = `/api/events/${events[0]?.id}`;
  const seats = await read<{ attendeeId: string | null }[]>(
    `/api/seats/all?event=${events[0]?.id}`,
  );
  expect(seats.filter(({ attendeeId }) => attendeeId)).toHaveLength(46);
  expect(await read(`${path}/room`)).toMatchObject({ outline: { units: 'metric' } });
  expect(await read(`${path}/objects`)).toHaveLength(3);
  expect(await read(`${path}/rules`)).toHaveLength(7);
  expect(await read(`${path}/score`)).toMatchObject({ hard: 0 });
});
