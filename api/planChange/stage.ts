import { isDeepStrictEqual } from 'node:util';
import type { EventPlanEvent } from '../../schema/domainEvents.ts';
import { type ChangePiece, type WholeChange, wholeChange } from '../../schema/planChange.ts';
import type { NewAttendee } from '../../schema/planFacts.ts';
import type { Decided, DecisionContext, Happened } from '../core/decider.ts';
import type { ActivePlan, StagedPart } from '../eventPlans/state.ts';

/** An event that may be one of several parts. */
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

/** The plan with one more part waiting for the last one. */
export const staged = (plan: ActivePlan, event: Happened<InParts>): ActivePlan => {
  const changeId = changeIdOf(event);
  const { at, parts } = plan.staged.get(changeId) ?? { at: event.metadata.at, parts: [] };
  const stage = { at, parts: [...parts, partOf(event)] };
  return { ...plan, staged: plan.staged.set(changeId, stage) };
};

/** The plan without the waiting parts of a command. */
export const withoutParts = (plan: ActivePlan, changeId: string): ActivePlan => ({
  ...plan,
  staged: plan.staged.delete(changeId),
});

/** The people in the waiting parts of an import. */
export const newcomersOf = ({ staged }: ActivePlan, importId: string): NewAttendee[] =>
  partsOf(staged, importId).flatMap((part) => ('newcomers' in part ? part.newcomers : []));

/** The pieces in the waiting parts of a change. */
export const piecesOf = ({ staged }: ActivePlan, changeId: string): ChangePiece[] =>
  partsOf(staged, changeId).flatMap((part) => ('piece' in part ? [part.piece] : []));

const partsOf = (staged: ActivePlan['staged'], changeId: string): readonly StagedPart[] =>
  staged.get(changeId)?.parts ?? [];

/**
 * The events that record an import or a change in parts. If an earlier attempt of the command has recorded
 * the first of these parts, recording continues after them; other leftovers are discarded first. Also
 * discards parts that no command can complete any more.
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

/** The lifetime of idempotency keys, in milliseconds. Afterwards a command cannot be continued. */
const keptForMs = 24 * 60 * 60 * 1_000;

const isAbandoned = (at: string, now: string): boolean =>
  Date.parse(now) - Date.parse(at) > keptForMs;

/** Compares as JSON, because only one of the parts has been stored. */
const isSamePart = (one: StagedPart, other: StagedPart): boolean =>
  isDeepStrictEqual(JSON.parse(JSON.stringify(one)), JSON.parse(JSON.stringify(other)));

/** The event that discards the waiting parts of a command, if there are any. */
export const discardParts = (
  { eventId, staged }: ActivePlan,
  changeId: string,
): Decided<EventPlanEvent>[] =>
  staged.has(changeId) ? [{ type: 'PartsDiscarded', data: { eventId, changeId } }] : [];

/** The events that discard all waiting parts that mention an attendee. */
export const discardPartsOf = (plan: ActivePlan, attendeeId: string): Decided<EventPlanEvent>[] =>
  [...plan.staged]
    .filter(([, { parts }]) => JSON.stringify(parts).includes(`"${attendeeId}"`))
    .flatMap(([changeId]) => discardParts(plan, changeId));

/** The change of the plan that the events of one command recorded, all parts of it together. */
export const changeIn = (events: readonly EventPlanEvent[]): WholeChange | undefined => {
  const data = events.at(-1)?.data;
  if (!data || !('change' in data) || !data.change) return undefined;
  const pieces = events
    .slice(events.findLastIndex(({ type }) => type === 'PartsDiscarded') + 1)
    .flatMap((event) => (event.type === 'ChangePartRecorded' ? [event.data.piece] : []));
  return wholeChange(pieces, data.attendeesAdded, data.change);
};

/** Whether an event is the last of its parts, or has none. */
export const isLastPart = ({ data }: EventPlanEvent): boolean =>
  !('parts' in data) || data.part === data.parts - 1;

/** Whether the events of one command are complete, with the last of several parts. */
export const isWhole = (events: readonly EventPlanEvent[]): boolean => {
  const last = events.at(-1);
  if (!last) return false;
  switch (last.type) {
    case 'ChangePartRecorded':
    case 'PartsDiscarded':
      return false;
    case 'EventPlanCreated':
      // A draft is complete only after the plan has been copied into it.
      return !last.data.draftOf;
    case 'PlanCopied':
      return !last.data.more;
    default:
      return isLastPart(last);
  }
};
