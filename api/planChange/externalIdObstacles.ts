import type { PlanChange } from '../../schema/planChange.ts';
import type { ActivePlan } from '../eventPlans/state.ts';

/** A person with an external id that a change gives to somebody else. */
type SharedExternalId = { holderId: string; wantedBy: string };

/** The external ids that two people would have after a change. */
export const externalIdsShared = (
  { attendeesAdded, attendeesRemoved, attendeesChanged }: PlanChange,
  { attendees }: ActivePlan,
): SharedExternalId[] => {
  const given = [
    ...attendeesAdded.map(({ attendeeId, person }) => ({ attendeeId, id: person.externalId })),
    ...attendeesChanged.flatMap(({ attendeeId, person }) =>
      person?.after.externalId === undefined ? [] : [{ attendeeId, id: person.after.externalId }],
    ),
  ];
  if (!given.some(({ id }) => id)) return [];
  const leaving = new Set([...attendeesRemoved, ...given].map(({ attendeeId }) => attendeeId));
  const holders = new Map(
    [...attendees].flatMap(([attendeeId, { person }]): [string, string][] =>
      person.externalId && !leaving.has(attendeeId) ? [[person.externalId, attendeeId]] : [],
    ),
  );
  return given.flatMap(({ attendeeId: wantedBy, id }) => {
    const holderId = id ? holders.get(id) : undefined;
    return holderId ? [{ holderId, wantedBy }] : [];
  });
};
