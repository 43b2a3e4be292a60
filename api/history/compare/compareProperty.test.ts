import fc from 'fast-check';
import { expect, it } from 'vitest';
import { eventPlanStream } from '../../../schema/ids.ts';
import { isRefusal } from '../../../schema/refusal.ts';
import { dinnerPlanned, eventId, standing } from '../../../tests/harness/dinners.ts';
import { createInMemoryEventLog } from '../../../tests/harness/inMemoryEventLog.ts';
import { brokenIn, planText } from '../../../tests/harness/planTruth.ts';
import { commandOf, stepsOf } from '../../../tests/harness/randomCommands.ts';
import { snapshotOf } from '../../arrangements/snapshot.ts';
import { createCommandHandler } from '../../core/handleCommand.ts';
import { newId } from '../../core/ids.ts';
import { eventPlanDecider } from '../../eventPlans/decider.ts';
import type { ActivePlan } from '../../eventPlans/state.ts';
import { applyChange } from '../../planChange/apply.ts';
import { diffPlans } from '../../planChange/diff.ts';
import { arrangementPlan } from './arrangementPlan.ts';
import { type Comparison, comparePlans } from './comparePlans.ts';

const stream = eventPlanStream(eventId);
const at = '2026-05-01T18:00:00.000Z';

/** Two moments of a plan after random commands. */
const twoMoments = async (
  steps: Parameters<typeof commandOf>[1][],
  [one, other]: [number, number],
): Promise<[ActivePlan, ActivePlan]> => {
  const log = createInMemoryEventLog();
  const metadata = { commandId: newId(), actorId: 'organiser', at };
  await log.append(stream, [{ ...dinnerPlanned, id: crypto.randomUUID(), metadata }], {
    expected: 'noStream',
  });
  const writer = createCommandHandler({ log });
  for (const step of steps) {
    const { state } = await writer.load(eventPlanDecider, stream);
    const command = commandOf(standing(state), step);
    const origin = { commandId: newId(), actorId: 'mira', at };
    if (!command) continue;
    await writer.handle(eventPlanDecider, stream, command, origin).catch((error: unknown) => {
      if (!isRefusal(error)) throw error;
    });
  }
  const { revision } = await writer.load(eventPlanDecider, stream);
  const stateAt = async (n: number) => {
    const moment = BigInt(n) % (revision + 1n);
    return standing((await writer.at(eventPlanDecider, stream, moment)).state);
  };
  return [await stateAt(one), await stateAt(other)];
};

const moments = fc.tuple(
  stepsOf(1, { minLength: 5, maxLength: 40 }),
  fc.tuple(fc.nat(40), fc.nat(40)),
);

const savedOf = (plan: ActivePlan, tableId: string | null = null) => ({
  tableId,
  ...snapshotOf(plan, tableId),
});

/** Who is where and which tables stand on the floor, the only values that a comparison tells. */
type Told = { people: Map<string, string>; tables: Map<string, string>; name: string };

const placeText = (placement: { in: string; seatId?: string | null }): string =>
  placement.in.replace('seated', 'seat') + (placement.seatId ?? '');

const toldOf = ({ attendees, tables, details }: ActivePlan): Told => ({
  people: new Map([...attendees].map(([id, { placement }]) => [id, placeText(placement)])),
  tables: new Map(
    [...tables].map(([id, { name, layout, endSeats, seatIds, place, tags }]) => [
      id,
      JSON.stringify({ name, layout, endSeats, capacity: seatIds.length, ...place, tags }),
    ]),
  ),
  name: details.name,
});

/** Applies a list of differences, as a reader would who has only the list. */
const done = ({ people, tables, name }: Told, comparison: Comparison): Told => {
  const after = { people: new Map(people), tables: new Map(tables), name };
  for (const { attendeeId, to } of comparison.people) {
    if (to) after.people.set(attendeeId, placeText(to));
    else after.people.delete(attendeeId);
  }
  for (const { tableId, after: facts } of comparison.tables) {
    if (facts) after.tables.set(tableId, JSON.stringify(facts));
    else after.tables.delete(tableId);
  }
  const renamed = comparison.details.find(({ field }) => field === 'name');
  return { ...after, name: renamed ? String(renamed.after) : name };
};

const sorted = ({ people, tables, name }: Told) => [[...people].sort(), [...tables].sort(), name];

it('the comparison of two moments, applied to the first, gives the second', async () => {
  await fc.assert(
    fc.asyncProperty(moments, async ([steps, places]) => {
      const [from, to] = await twoMoments(steps, places);
      const made = applyChange(from, diffPlans(from, to));
      expect(planText({ ...made, nextOrder: to.nextOrder })).toBe(planText(to));
      expect(sorted(done(toldOf(from), await comparePlans(from, to)))).toEqual(sorted(toldOf(to)));
    }),
    { numRuns: 100 },
  );
});

it('a comparison contains nothing that is equal', async () => {
  await fc.assert(
    fc.asyncProperty(moments, async ([steps, places]) => {
      const [from, to] = await twoMoments(steps, places);
      const { people, tables, placeCards } = await comparePlans(from, to);
      const change = diffPlans(from, to);
      const ids = (list: readonly { attendeeId: string }[]) => list.map((one) => one.attendeeId);
      const differing = new Set([
        ...ids(change.attendeesAdded),
        ...ids(change.attendeesRemoved),
        ...ids(change.attendeesChanged),
        ...ids(change.moved),
      ]);
      expect(new Set(ids(people))).toEqual(differing);
      expect(people).toHaveLength(differing.size);
      expect(tables).toHaveLength(
        change.tablesAdded.length + change.tablesRemoved.length + change.tablesChanged.length,
      );
      for (const { from: was, to: is, kind, fields } of people)
        if (kind === 'changed')
          expect([was?.seatId, fields.length > 0]).toEqual([is?.seatId, true]);
      for (const { reasons } of placeCards) expect(reasons).not.toEqual([]);
    }),
    { numRuns: 60 },
  );
});

it('an arrangement equals the plan of its moment without the rules, and a later one does too', async () => {
  await fc.assert(
    fc.asyncProperty(moments, async ([steps, places]) => {
      const [then, other] = await twoMoments(steps, places);
      const seating = { ...then, rules: then.rules.clear() };
      const same = arrangementPlan(then, savedOf(then));
      expect(planText({ ...same, nextOrder: then.nextOrder })).toBe(planText(seating));
      for (const tableId of then.tables.keys()) {
        const ofTable = arrangementPlan(then, savedOf(then, tableId));
        expect(planText({ ...ofTable, nextOrder: then.nextOrder })).toBe(planText(seating));
      }
      const later = arrangementPlan(then, savedOf(other));
      expect(brokenIn(later)).toEqual([]);
      expect(later.objects.toJS()).toEqual(other.objects.toJS());
      for (const [tableId, { tags }] of other.tables)
        expect(later.tables.get(tableId)?.tags).toEqual(tags);
    }),
    { numRuns: 60 },
  );
});
