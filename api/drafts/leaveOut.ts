import type { PlanChange } from '../../schema/planChange.ts';
import type { SeatingRule } from '../../schema/seatingRules/seatingRules.ts';
import type { ActivePlan } from '../eventPlans/state.ts';
import { fieldsWhere } from '../planChange/diff.ts';
import type { Obstacle } from '../planChange/obstacles.ts';
import { missingAfter } from '../planChange/ruleNames.ts';
import { seatsLost, seatsWanted } from '../planChange/seatsOfChange.ts';
import { withoutPeople } from '../planChange/withoutPeople.ts';
import { obstaclesInLive } from './obstacles.ts';

/**
 * The change without its conflicts. The people and things they are about stay as in the plan, and so does
 * everything that depends on them. Each round removes something, so this ends.
 */
export const withoutConflicts = (
  change: PlanChange,
  base: ActivePlan,
  plan: ActivePlan,
): PlanChange => {
  const obstacles = obstaclesInLive(change, base, plan).filter(({ kind }) => kind !== 'limit');
  if (obstacles.length === 0) return change;
  return withoutConflicts(leftOf(change, obstacles, plan), base, plan);
};

type Ids = ReadonlySet<string>;

const leftOf = (
  whole: PlanChange,
  obstacles: readonly Obstacle[],
  plan: ActivePlan,
): PlanChange => {
  const ids = (
    kind: 'attendee' | 'meal' | 'custom' | 'table' | 'seat' | 'rule' | 'object',
  ): Set<string> => new Set(obstacles.flatMap((one) => (one.kind === kind ? [one.id] : [])));
  const wanting = obstacles.flatMap((one) => (one.kind === 'externalId' ? [one.wantedBy] : []));
  const choosing = peopleGiven(whole, 'meals', ids('meal'));
  const having = peopleGiven(whole, 'custom', ids('custom'));
  const people = new Set([...ids('attendee'), ...wanting, ...choosing, ...having]);
  // People keep the meals they chose without the change, so the menu stays too.
  const keepsMenu =
    choosing.length < ids('meal').size || obstacles.some(({ kind }) => kind === 'menu');
  const keepsFields =
    having.length < ids('custom').size || obstacles.some(({ kind }) => kind === 'fields');
  const change = {
    ...withoutRules(whole, ids('rule'), plan),
    ...(keepsMenu && { menu: null }),
    ...(keepsFields && { fields: null }),
    ...(obstacles.some(({ kind }) => kind === 'room') && { room: null }),
  };
  const fields = new Set(obstacles.flatMap((one) => (one.kind === 'details' ? one.fields : [])));
  const seatIds = ids('seat');
  const wanted = new Map(seatsWanted(change));
  // A contested seat that nobody would take is one that the change removes, so its table stays.
  const kept = new Set([...seatIds].filter((seatId) => !wanted.has(seatId)));
  const tableIds = new Set([...ids('table'), ...tablesThatLose(change, kept)]);
  return withoutSeats(
    withoutTables(
      withoutPeople(withoutFields(withoutObjects(change, ids('object')), fields), people),
      tableIds,
    ),
    seatIds,
  );
};

/** Those of these people to whom the change gives meals or custom field values. */
const peopleGiven = (
  { attendeesAdded, attendeesChanged }: PlanChange,
  field: 'meals' | 'custom',
  ids: Ids,
): string[] =>
  [
    ...attendeesAdded,
    ...attendeesChanged.filter(({ person }) => person?.after[field] !== undefined),
  ].flatMap(({ attendeeId }) => (ids.has(attendeeId) ? [attendeeId] : []));

/** The change also without rules that name a missing person or table. */
const withoutRules = (change: PlanChange, ids: Ids, plan: ActivePlan): PlanChange => {
  const stays = (ruleId: string, rule: SeatingRule): boolean =>
    !ids.has(ruleId) && missingAfter(change, plan, rule).length === 0;
  return {
    ...change,
    rulesAdded: change.rulesAdded.filter(({ ruleId, rule }) => stays(ruleId, rule)),
    rulesRemoved: change.rulesRemoved.filter(({ ruleId }) => !ids.has(ruleId)),
    rulesChanged: change.rulesChanged.filter(({ ruleId, after }) => stays(ruleId, after)),
  };
};

const withoutFields = (change: PlanChange, fields: Ids): PlanChange => ({
  ...change,
  details: change.details && (fieldsWhere(change.details, (field) => !fields.has(field)) ?? null),
});

const withoutObjects = (change: PlanChange, ids: Ids): PlanChange => {
  const others = ({ objectId }: { objectId: string }) => !ids.has(objectId);
  return {
    ...change,
    objectsAdded: change.objectsAdded.filter(others),
    objectsRemoved: change.objectsRemoved.filter(others),
    objectsChanged: change.objectsChanged.filter(others),
  };
};

/**
 * The change without these tables. People who would only lose their seats to a table's new shape keep them.
 */
const withoutTables = (change: PlanChange, ids: Ids): PlanChange => {
  if (ids.size === 0) return change;
  const others = ({ tableId }: { tableId: string }) => !ids.has(tableId);
  const stay = new Set(
    seatsLost(change).flatMap(({ tableId, seatId }) => (ids.has(tableId) ? [seatId] : [])),
  );
  return {
    ...change,
    tablesAdded: change.tablesAdded.filter(others),
    tablesRemoved: change.tablesRemoved.filter(others),
    tablesChanged: change.tablesChanged.filter(others),
    moved: change.moved.filter(
      ({ from, to }) => !(to.in === 'pool' && from.in === 'seat' && stay.has(from.seatId)),
    ),
  };
};

/**
 * The change without these seats. People who would move there stay where they are; new people wait in the
 * pool.
 */
const withoutSeats = (change: PlanChange, ids: Ids): PlanChange => ({
  ...change,
  moved: change.moved.filter(({ to }) => !(to.in === 'seat' && ids.has(to.seatId))),
  attendeesAdded: change.attendeesAdded.map((arrival) => {
    const { isPinned: _, ...attendee } = arrival;
    return arrival.placement.in === 'seat' && ids.has(arrival.placement.seatId)
      ? { ...attendee, placement: { in: 'pool' } }
      : arrival;
  }),
});

const tablesThatLose = (change: PlanChange, seatIds: Ids): string[] =>
  seatsLost(change).flatMap(({ tableId, seatId }) => (seatIds.has(seatId) ? [tableId] : []));
