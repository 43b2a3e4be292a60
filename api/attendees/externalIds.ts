import { externalIdHolders } from '../../schema/imports/externalIds.ts';
import { Refusal } from '../../schema/refusal.ts';
import type { ActivePlan } from '../eventPlans/state.ts';
import type { AttendeeInput } from './commands.ts';

type Wanting = { attendeeId: string; person: Pick<AttendeeInput['person'], 'name' | 'externalId'> };

const path = 'externalId';

/** For each of these people, the holder of their external id, in the plan or earlier in the list. */
const holdersOf = (wanting: readonly Wanting[], { attendees }: ActivePlan) => {
  const own = new Set(wanting.map(({ attendeeId }) => attendeeId));
  const known = ({ attendeeId, person: { name, externalId } }: Wanting) => ({
    attendeeId,
    name,
    externalId,
  });
  const there = [...attendees].flatMap(([attendeeId, { person }]) =>
    own.has(attendeeId) ? [] : [known({ attendeeId, person })],
  );
  return externalIdHolders(wanting.map(known), there);
};

/** @throws Refusal EXTERNAL_ID_TAKEN naming the person with this id */
export const refuseTakenExternalId = (wanting: Wanting, plan: ActivePlan): void => {
  if (!wanting.person.externalId) return;
  const [holder] = holdersOf([wanting], plan);
  if (!holder) return;
  const { attendeeId, name } = holder;
  const message = `${name} has this external ID already`;
  throw new Refusal('EXTERNAL_ID_TAKEN', message, [{ path, message }], { attendeeId, name });
};

/** The most issues, and the most people, in an answer. */
const mostIssues = 100;
const mostPeople = 20;

/** @throws Refusal EXTERNAL_ID_TAKEN with an issue for each newcomer, and with the holders of the ids */
export const refuseTakenExternalIds = (newcomers: readonly Wanting[], plan: ActivePlan): void => {
  if (!newcomers.some(({ person }) => person.externalId)) return;
  const holders = holdersOf(newcomers, plan);
  // Issues contain no names, which are in `people`: an erasure finds a stored refusal by the people in it.
  const issues = holders.flatMap((holder, index) => {
    if (!holder) return [];
    const isThere = plan.attendees.has(holder.attendeeId);
    const who = isThere ? 'Somebody in the event' : 'Somebody earlier in the list';
    return [{ index, path, message: `${who} has this external ID` }];
  });
  if (issues.length === 0) return;
  const there = [...new Set(holders)].flatMap((holder) =>
    holder && plan.attendees.has(holder.attendeeId)
      ? [{ attendeeId: holder.attendeeId, name: holder.name }]
      : [],
  );
  const message = 'Some external IDs are taken, or appear twice in the list';
  throw new Refusal('EXTERNAL_ID_TAKEN', message, issues.slice(0, mostIssues), {
    people: there.slice(0, mostPeople),
    count: issues.length,
  });
};
