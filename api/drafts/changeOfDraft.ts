import type {
  AttendeeChange,
  Move,
  ObjectChange,
  PlanChange,
  RuleChange,
  TableChange,
} from '../../schema/planChange.ts';
import type { Change, FloorObject } from '../../schema/planFacts.ts';
import { isSameRule } from '../../schema/seatingRules/seatingRules.ts';
import type { ActivePlan } from '../eventPlans/state.ts';
import { onPresentValues } from '../planChange/customFieldChanges.ts';
import {
  diffPlans,
  fieldsWhere,
  isSame,
  recordedOfAttendee,
  recordedOfTable,
  seatsAt,
} from '../planChange/diff.ts';
import { withRulesOnce } from '../planChange/equalRules.ts';
import { changeWithoutErased } from '../planChange/withoutErased.ts';

/**
 * The changes of a draft since it began, without those that the live plan has made too, and without people
 * erased since. `obstaclesTo` decides whether the rest is possible.
 */
export const changeOfDraft = (
  base: ActivePlan,
  draft: ActivePlan,
  live: ActivePlan,
): PlanChange => {
  // A draft never changes the visibility of the event.
  const { isPublic } = base.details;
  const differs = diffPlans(base, { ...draft, details: { ...draft.details, isPublic } });
  const whole = onPresentValues(changeWithoutErased(differs, live), live);
  const left: PlanChange = {
    details: whole.details && fieldsToDo(whole.details, live.details),
    menu: toDo(whole.menu ?? undefined, live.menu) ?? null,
    fields: toDo(whole.fields ?? undefined, live.fields) ?? null,
    room: whole.room && fieldsToDo(whole.room, live.room),
    attendeesAdded: whole.attendeesAdded,
    attendeesRemoved: whole.attendeesRemoved.filter(({ attendeeId }) =>
      live.attendees.has(attendeeId),
    ),
    attendeesChanged: whole.attendeesChanged.flatMap((change) => attendeeChangeToDo(change, live)),
    moved: whole.moved.filter((move) => !isThereAlready(move, live)),
    tablesAdded: whole.tablesAdded,
    tablesRemoved: whole.tablesRemoved.filter(({ tableId }) => live.tables.has(tableId)),
    tablesChanged: whole.tablesChanged.flatMap((change) => tableChangeToDo(change, live)),
    rulesAdded: whole.rulesAdded,
    rulesRemoved: whole.rulesRemoved.filter(({ ruleId }) => live.rules.has(ruleId)),
    rulesChanged: whole.rulesChanged.filter((change) => !isRuledAlready(change, live)),
    objectsAdded: whole.objectsAdded,
    objectsRemoved: whole.objectsRemoved.filter(({ objectId }) => live.objects.has(objectId)),
    objectsChanged: whole.objectsChanged.flatMap((change) => objectChangeToDo(change, live)),
  };
  return inOrderBehind(live, withRulesOnce(live, left));
};

/** The fields in which the live plan still differs from the draft; null if there are none. */
const fieldsToDo = <T extends object>(
  change: Change<Partial<T>>,
  now: T,
): Change<Partial<T>> | null =>
  fieldsWhere(change, (key) => !isSame(change.after[key], now[key])) ?? null;

const toDo = <T>(change: Change<T> | undefined, now: T): Change<T> | undefined =>
  change && !isSame(change.after, now) ? change : undefined;

/** The changes of these facts that remain to be made. */
const factsToDo = <Fact extends string>(
  changes: { [F in Fact]?: Change<unknown> },
  now: { [F in Fact]: unknown },
  facts: readonly Fact[],
) =>
  Object.fromEntries(
    facts.flatMap((fact) => {
      const change = toDo<unknown>(changes[fact], now[fact]);
      return change ? [[fact, change]] : [];
    }),
  );

const attendeeChangeToDo = (change: AttendeeChange, live: ActivePlan): AttendeeChange[] => {
  const { attendeeId } = change;
  const now = live.attendees.get(attendeeId);
  if (!now) return [change];
  const person = change.person && fieldsToDo(change.person, now.person);
  const left = { ...factsToDo(change, now, recordedOfAttendee), ...(person && { person }) };
  return Object.keys(left).length > 0 ? [{ attendeeId, ...left }] : [];
};

const isThereAlready = ({ attendeeId, to }: Move, live: ActivePlan): boolean => {
  const now = live.attendees.get(attendeeId)?.placement;
  // Two members may hold somebody for the same reason at different times.
  if (now?.in === 'holding' && to.in === 'holding') return now.reason === to.reason;
  return isSame(now, to);
};

const tableChangeToDo = (change: TableChange, live: ActivePlan): TableChange[] => {
  const { tableId } = change;
  const now = live.tables.get(tableId);
  if (!now) return [change];
  const seats = toDo(change.seats, seatsAt(live, now));
  const left = { ...factsToDo(change, now, recordedOfTable), ...(seats && { seats }) };
  return Object.keys(left).length > 0 ? [{ tableId, ...left }] : [];
};

const isRuledAlready = ({ ruleId, after }: RuleChange, live: ActivePlan): boolean => {
  const now = live.rules.get(ruleId);
  return now !== undefined && isSameRule(now.rule, after);
};

const objectChangeToDo = (change: ObjectChange, live: ActivePlan): ObjectChange[] => {
  const now = live.objects.get(change.objectId);
  if (!now) return [change];
  const left = fieldsToDo<FloorObject>(change, now);
  return left ? [{ objectId: change.objectId, ...left }] : [];
};

/** Puts the draft's additions after everything in the live plan, in the draft's order. */
const inOrderBehind = ({ nextOrder }: ActivePlan, change: PlanChange): PlanChange => {
  const { attendeesAdded, tablesAdded, rulesAdded } = change;
  const newcomers: { order: number }[] = [...attendeesAdded, ...tablesAdded, ...rulesAdded];
  const orders = newcomers.map(({ order }) => order).sort((a, b) => a - b);
  const rank = new Map(orders.map((order, index) => [order, nextOrder + index]));
  const placed = <T extends { order: number }>(thing: T): T => ({
    ...thing,
    order: rank.get(thing.order) ?? nextOrder,
  });
  return {
    ...change,
    attendeesAdded: attendeesAdded.map(placed),
    tablesAdded: tablesAdded.map(placed),
    rulesAdded: rulesAdded.map(placed),
  };
};
