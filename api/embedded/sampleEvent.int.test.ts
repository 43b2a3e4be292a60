import { expect, it } from 'vitest';
import { type Caller, startTestPlanner } from '../../tests/harness/planner.ts';
import { plannerOfFile } from '../../tests/harness/plannerOfFile.ts';
import type { Application } from '../application.ts';
import { createSampleAtFirstStart } from './sampleEvent.ts';

const planner = plannerOfFile();

const isComplete = async (organiser: Caller): Promise<void> => {
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
};

it('fills in a room whose guests sit by rules, once', async () => {
  const lines: string[] = [];
  for (let start = 1; start <= 2; start += 1)
    await createSampleAtFirstStart(planner.application, (line) => lines.push(line));
  expect(lines).toEqual(['Filling in a sample event …']);

  await isComplete(await planner.caller('organiser@example.com'));
});

/** Commands of which so many succeed, as if the planner was killed then. */
const cutOffAfter = (count: number, { commands, ...app }: Application): Application => {
  let left = count;
  const handle: typeof commands.handle = (...command) => {
    left -= 1;
    if (left < 0) throw new Error('cut off');
    return commands.handle(...command);
  };
  return { ...app, commands: { ...commands, handle } };
};

it('completes an event that an earlier start was cut off from', async () => {
  const started = await startTestPlanner();
  const lines: string[] = [];
  const print = (line: string) => lines.push(line);
  for (const commands of [2, 9, 16])
    await createSampleAtFirstStart(cutOffAfter(commands, started.application), print);
  expect(lines.filter((line) => line.endsWith('completely: cut off'))).toHaveLength(3);
  await createSampleAtFirstStart(started.application, print);
  await isComplete(await started.caller('organiser@example.com'));
  await started.stop();
});
