import type { Conflict, DraftPlace } from '../../schema/entities/draft.ts';
import type { PlanChange } from '../../schema/planChange.ts';
import type { Placement } from '../../schema/planFacts.ts';
import { seatNamed } from '../eventPlans/seatNamed.ts';
import type { ActivePlan } from '../eventPlans/state.ts';
import { isSame } from '../planChange/diff.ts';
import type { Obstacle } from '../planChange/obstacles.ts';
import { seatsWanted } from '../planChange/seatsOfChange.ts';

type Person = { attendeeId: string; name: string };

type Plans = { base: ActivePlan; draft: ActivePlan; live: ActivePlan };

/** A placement as previews and conflicts return it. */
export const draftPlaceOf = (plan: ActivePlan, placement: Placement): DraftPlace => {
  const { tableName, position } = seatNamed(plan, placement);
  return { in: placement.in, tableName, position };
};

/**
 * The conflicts of a take-over. Several obstacles of one kind about the same person or thing are one
 * conflict. Limits are no conflicts.
 */
export const conflictsOf = (
  obstacles: readonly Obstacle[],
  change: PlanChange,
  plans: Plans,
): Conflict[] => {
  const wanting = new Map(seatsWanted(change));
  const conflicts = obstacles.flatMap((obstacle) => conflictOf(obstacle, plans, wanting) ?? []);
  return [...new Map(conflicts.map((one) => [JSON.stringify(one), one])).values()];
};

const conflictOf = (
  obstacle: Obstacle,
  plans: Plans,
  wanting: ReadonlyMap<string, string>,
): Conflict | undefined => {
  switch (obstacle.kind) {
    case 'attendee':
      return aboutAttendee(obstacle.id, plans);
    case 'externalId':
      return aboutExternalId(obstacle.id, plans, obstacle.wantedBy);
    case 'table':
      return aboutTable(obstacle.id, plans);
    case 'rule':
      return aboutRule(obstacle.id, plans);
    case 'seat':
      return aboutSeat(obstacle.id, plans, wanting.get(obstacle.id));
    case 'object':
      return aboutObject(obstacle.id, plans);
    case 'details':
      return aboutEvent(obstacle.fields);
    case 'menu':
      return aboutEvent(['menu']);
    case 'fields':
      return aboutEvent(['fields']);
    case 'room':
      return aboutEvent(['room']);
    case 'custom':
      return aboutValues(obstacle.id, 'custom', plans);
    case 'meal':
      return aboutValues(obstacle.id, 'meals', plans);
    case 'limit':
      return undefined;
  }
};

const nothing = {
  person: null,
  table: null,
  position: null,
  place: null,
  other: null,
  ruleId: null,
  fields: [],
};

const personIn = (plan: ActivePlan, attendeeId: string | null | undefined): Person | null => {
  const attendee = attendeeId ? plan.attendees.get(attendeeId) : undefined;
  return attendeeId && attendee ? { attendeeId, name: attendee.person.name } : null;
};

const aboutAttendee = (id: string, { base, draft, live }: Plans): Conflict => {
  const now = live.attendees.get(id);
  const was = base.attendees.get(id);
  const person = personIn(live, id) ?? personIn(base, id) ?? personIn(draft, id);
  if (!now) return { ...nothing, about: 'attendee', reason: 'gone', person };
  const hasMoved = was !== undefined && !isSame(was.placement, now.placement);
  const place = hasMoved ? draftPlaceOf(live, now.placement) : null;
  return { ...nothing, about: 'attendee', reason: hasMoved ? 'moved' : 'changed', person, place };
};

const aboutExternalId = (id: string, { draft, live }: Plans, wantedBy: string): Conflict => ({
  ...nothing,
  about: 'attendee',
  reason: 'taken',
  person: personIn(draft, wantedBy),
  other: personIn(live, id),
});

const tableIn = (plan: ActivePlan, tableId: string | undefined): Conflict['table'] => {
  const table = tableId ? plan.tables.get(tableId) : undefined;
  return tableId && table ? { tableId, name: table.name } : null;
};

const aboutTable = (id: string, { base, draft, live }: Plans): Conflict => {
  const now = tableIn(live, id);
  const table = now ?? tableIn(base, id) ?? tableIn(draft, id);
  return { ...nothing, about: 'table', reason: now ? 'changed' : 'gone', table };
};

const aboutRule = (id: string, { live }: Plans): Conflict => ({
  ...nothing,
  about: 'rule',
  reason: live.rules.has(id) ? 'changed' : 'gone',
  ruleId: id,
});

const aboutSeat = (id: string, { base, draft, live }: Plans, wantedBy?: string): Conflict => {
  const plan = [live, base, draft].find(({ seats }) => seats.has(id)) ?? draft;
  const seat = plan.seats.get(id);
  const other = personIn(live, live.seats.get(id)?.attendeeId);
  return {
    ...nothing,
    about: 'seat',
    reason: !other ? 'gone' : wantedBy ? 'taken' : 'kept',
    person: personIn(draft, wantedBy),
    table: tableIn(plan, seat?.tableId),
    position: seat?.position ?? null,
    other,
  };
};

const aboutObject = (id: string, { base, draft, live }: Plans): Conflict => {
  const now = live.objects.get(id);
  const name = (now ?? base.objects.get(id) ?? draft.objects.get(id))?.name ?? '';
  return { ...nothing, about: 'object', reason: now ? 'changed' : 'gone', fields: [name] };
};

const aboutEvent = (fields: string[]): Conflict => ({
  ...nothing,
  about: 'event',
  reason: 'changed',
  fields,
});

/** The conflict about values that would not fit the menu or the custom fields. */
const aboutValues = (id: string, field: string, { draft, live }: Plans): Conflict => ({
  ...nothing,
  about: 'attendee',
  reason: 'changed',
  person: personIn(live, id) ?? personIn(draft, id),
  fields: [field],
});
