import { beforeAll, expect, it } from 'vitest';
import type { EventRow } from '../../schema/readModels.ts';
import { plannerOfFile } from '../harness/plannerOfFile.ts';

const planner = plannerOfFile();
const greedy = planner.somebody('greedy@example.com');
const patient = planner.somebody('patient@example.com');
let greedys: string;
let patients: string;
beforeAll(async () => {
  const created = await Promise.all(
    [greedy, patient].map(({ call }) => call<EventRow>('POST', '/api/events', { name: 'Dinner' })),
  );
  [greedys = '', patients = ''] = created.map(({ body }) => body.id);
});

/** Holds every look-up of an event's rights up until it is let go. */
const holdUp = (eventId: string) => {
  const { eventFacts } = planner.application.lookUps;
  const { load } = eventFacts;
  const waiting: (() => void)[] = [];
  let isOver = false;
  eventFacts.load = async (id) => {
    if (id === eventId && !isOver) await new Promise<void>((go) => waiting.push(go));
    return load(id);
  };
  return {
    waiting,
    letGo: () => {
      isOver = true;
      eventFacts.load = load;
      for (const go of waiting) go();
    },
  };
};

const times = <Answer>(count: number, ask: () => Promise<Answer>): Promise<Answer[]> =>
  Promise.all(Array.from({ length: count }, ask));

const room = 'query ($id: ID!) { room(eventId: $id) { outline { points } } }';

it('answers four queries of a member at a time, and those of others meanwhile', async () => {
  const { waiting, letGo } = holdUp(greedys);
  const overRest = times(10, () => greedy.call('GET', `/api/events/${greedys}/room`));
  const overGraphQL = times(10, () => greedy.graphql(room, { id: greedys }));
  await expect.poll(() => waiting.length).toBeGreaterThanOrEqual(4);
  const answers = await times(20, () => patient.call('GET', `/api/events/${patients}/room`));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(waiting).toHaveLength(4);
  letGo();
  expect(new Set((await overRest).map(({ status }) => status))).toEqual(new Set([200]));
  expect((await overGraphQL).flatMap(({ errors }) => errors)).toEqual([]);
});

it('answers the queries of one document one after the other', async () => {
  const { waiting, letGo } = holdUp(greedys);
  const names = Array.from({ length: 20 }, (_, n) => `room${n}`);
  const fields = names.map((name) => `${name}: room(eventId: $id) { outline { points } }`);
  const asked = greedy.graphql<object>(`query ($id: ID!) { ${fields.join(' ')} }`, { id: greedys });
  await expect.poll(() => waiting.length).toBeGreaterThanOrEqual(1);
  await patient.graphql(room, { id: patients });
  expect(waiting).toHaveLength(1);
  letGo();
  const { data, errors } = await asked;
  expect([Object.keys(data ?? {}), errors]).toEqual([names, []]);
});
