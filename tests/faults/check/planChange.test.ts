import { beforeEach, expect, it } from 'vitest';
import { foldPlan } from './foldPlan.ts';
import { emptyPlan, type Plan } from './plan.ts';

let plan: Plan;
let revision: number;

const fold = (type: string, data: Record<string, unknown>) => {
  const metadata = { commandId: 'c1', actorId: 'm1' };
  foldPlan(plan, { id: `${revision}`, stream: 'eventPlan-e1', revision, type, data, metadata });
  revision += 1;
};

const pool = { in: 'pool' };
const arrival = (attendeeId: string) => ({ attendeeId, isCheckedIn: false, placement: pool });
const firstPart = () =>
  fold('ChangePartRecorded', {
    changeId: 'p1',
    part: 0,
    parts: 2,
    piece: { attendeesAdded: [arrival('a1')], tablesAdded: [{ tableId: 't1', seats: [] }] },
  });
const lastPart = () =>
  fold('ChangeUndone', {
    changeId: 'p1',
    part: 1,
    parts: 2,
    attendeesAdded: [arrival('a2')],
    change: { attendeesRemoved: [], attendeesChanged: [], moved: [] },
  });

beforeEach(() => {
  plan = emptyPlan();
  revision = 0;
});

it('lets the parts of a change take effect with the last one, all of them', () => {
  firstPart();
  expect([plan.people.size, plan.tables.size]).toEqual([0, 0]);
  lastPart();
  expect([[...plan.people.keys()], [...plan.tables.keys()]]).toEqual([['a1', 'a2'], ['t1']]);
  expect(plan.impossible).toEqual([]);
});

it('lets discarded parts come to nothing, and the change begin anew', () => {
  firstPart();
  fold('PartsDiscarded', { changeId: 'p1' });
  firstPart();
  lastPart();
  expect([...plan.people.keys()]).toEqual(['a1', 'a2']);
  expect(plan.impossible).toEqual([]);
});

it('finds a part that comes twice, a change that lacks parts, and parts that nobody recorded', () => {
  firstPart();
  firstPart();
  fold('PartsDiscarded', { changeId: 'p1' });
  lastPart();
  fold('PartsDiscarded', { changeId: 'p1' });
  expect(plan.impossible).toEqual([
    'part 0 of p1 after 1 parts',
    'part 1 of p1 after 0 parts',
    'change p1 has 1 of 2 parts',
    'parts of p1 are discarded and none waits',
  ]);
});
