import { isDeepStrictEqual } from 'node:util';
import type { EventPlanEvent, NewAttendee } from '../../schema/domainEvents.ts';
import type { ChangePiece } from '../../schema/planChange.ts';
import type { Decided, DecisionContext, Happened } from '../core/decider.ts';
import type { ActivePlan, StagedPart } from '../eventPlans/state.ts';

/** An event that is, or may be, one of several parts. */
type InParts = Extract<EventPlanEvent, { data: { parts: number } }>;

const changeIdOf = ({ data }: InParts): string =>
  'importId' in data ? data.importId : data.changeId;

const partOf = (event: InParts): StagedPart => {
  const { parts } = event.data;
  if (event.type === 'ChangePartRecorded') return { parts, piece: event.data.piece };
  return event.type === 'AttendeesImported'
    ? { parts, newcomers: event.data.attendees }
    : { parts, piece: { attendeesAdded: event.data.attendeesAdded } };
};

/** The plan with one more part that waits for the last one. */
export const staged = (plan: ActivePlan, event: Happened<InParts>): ActivePlan => {
  const changeId = changeIdOf(event);
  const { at, parts } = plan.staged.get(changeId) ?? { at: event.metadata.at, parts: [] };
  const stage = { at, parts: [...parts, partOf(event)] };
  return { ...plan, staged: plan.staged.set(changeId, stage) };
};

export const withoutParts = (plan: ActivePlan, changeId: string): ActivePlan => ({
  ...plan,
  staged: plan.staged.delete(changeId),
});

export const newcomersOf = ({ staged }: ActivePlan, importId: string): NewAttendee[] =>
  partsOf(staged, importId).flatMap((part) => ('newcomers' in part ? part.newcomers : []));

export const piecesOf = ({ staged }: ActivePlan, changeId: string): ChangePiece[] =>
  partsOf(staged, changeId).flatMap((part) => ('piece' in part ? [part.piece] : []));

const partsOf = (staged: ActivePlan['staged'], changeId: string): readonly StagedPart[] =>
  staged.get(changeId)?.parts ?? [];

/**
 * What is recorded of an import or a change that was decided as these parts. All parts come from one
 * decision: where a try before this one left parts that are the first of these, it goes on behind
 * them; where they are others, they are discarded and it begins anew. Whatever nobody can go on with
 * any more is discarded along with it.
 */
export const recordInParts = (
  plan: ActivePlan,
  parts: readonly InParts[],
  { commandId: changeId, now }: DecisionContext,
): Decided<EventPlanEvent>[] => {
  const standing = partsOf(plan.staged, changeId);
  const goesOn =
    standing.length < parts.length &&
    standing.every((part, n) => isSamePart(part, partOf(parts[n] as InParts)));
  const abandoned = [...plan.staged].flatMap(([id, { at }]) =>
    id !== changeId && isAbandoned(at, now) ? discardParts(plan, id) : [],
  );
  return goesOn
    ? [...abandoned, ...parts.slice(standing.length)]
    : [...abandoned, ...discardParts(plan, changeId), ...parts];
};

/** For so long a command's key is known, and the command can be gone on with. */
const keptForMs = 24 * 60 * 60 * 1_000;

const isAbandoned = (at: string, now: string): boolean =>
  Date.parse(now) - Date.parse(at) > keptForMs;

/** As JSON says it: one has been stored, the other not. */
const isSamePart = (one: StagedPart, other: StagedPart): boolean =>
  isDeepStrictEqual(JSON.parse(JSON.stringify(one)), JSON.parse(JSON.stringify(other)));

/** Ends the parts that an import or a change left, where it left some. */
export const discardParts = (
  { eventId, staged }: ActivePlan,
  changeId: string,
): Decided<EventPlanEvent>[] =>
  staged.has(changeId) ? [{ type: 'PartsDiscarded', data: { eventId, changeId } }] : [];

/** The same of all whose parts tell of somebody. */
export const discardPartsOf = (plan: ActivePlan, attendeeId: string): Decided<EventPlanEvent>[] =>
  [...plan.staged]
    .filter(([, { parts }]) => JSON.stringify(parts).includes(`"${attendeeId}"`))
    .flatMap(([changeId]) => discardParts(plan, changeId));

/** The pieces of the change that the events of a command end with. */
export const piecesIn = (events: readonly EventPlanEvent[]): ChangePiece[] =>
  events
    .slice(events.findLastIndex(({ type }) => type === 'PartsDiscarded') + 1)
    .flatMap((event) => (event.type === 'ChangePartRecorded' ? [event.data.piece] : []));

/** Whether the events of a command have their whole effect: the last of several parts is among them. */
export const isWhole = (events: readonly EventPlanEvent[]): boolean => {
  const last = events.at(-1);
  if (!last) return false;
  switch (last.type) {
    case 'ChangePartRecorded':
    case 'PartsDiscarded':
      return false;
    case 'EventPlanCreated':
      // A draft is of no use before the copy that it begins as.
      return !last.data.draftOf;
    case 'PlanCopied':
      return !last.data.more;
    default:
      return !('parts' in last.data) || last.data.part === last.data.parts - 1;
  }
};
