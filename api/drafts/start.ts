import { idInCopy } from '../../schema/copyIds.ts';
import type { EventPlanEvent } from '../../schema/domainEvents.ts';
import type { PlanChange } from '../../schema/planChange.ts';
import { Refusal } from '../../schema/refusal.ts';
import type { Decided } from '../core/decider.ts';
import { planWithIds } from '../eventPlans/planIds.ts';
import { type ActivePlan, emptyPlan, type PlanState } from '../eventPlans/state.ts';
import { diffPlans, noChange } from '../planChange/diff.ts';
import { changeInOnePart, inParts } from '../planChange/parts.ts';
import type { DraftCommand } from './commands.ts';

type StartDraft = Extract<DraftCommand, { type: 'StartDraft' }>;

/**
 * The events that copy the live plan into a plan of its own. A large one takes several appends;
 * recorded parts are not decided again, and the draft is unusable before the last one.
 * @throws Refusal BAD_INPUT if the plan is itself a draft
 */
export const startDraft = (command: StartDraft, state: PlanState): Decided<EventPlanEvent>[] => {
  const { eventId, name, revision, live } = command;
  if (live.draftOf) throw ofDraft();
  if (state.status === 'deleted') return [];
  if (state.status === 'active' && state.draftOf?.isWhole !== false) return [];
  // Only editors of the event see a draft, whatever the event's visibility.
  const details = { ...live.details, isPublic: false };
  const { ownerId } = live;
  const begun = state.status === 'active' ? state : emptyPlan(eventId, ownerId, details);
  const draftOf = { eventId: live.eventId, revision, name };
  const created: Decided<EventPlanEvent> = {
    type: 'EventPlanCreated',
    data: { eventId, ownerId, details, draftOf },
    ordinal: 0,
  };
  return [...(state.status === 'none' ? [created] : []), ...copies(command, begun)];
};

/** The refusal of a draft that would copy a draft. */
export const ofDraft = () => new Refusal('BAD_INPUT', 'A draft cannot be made of a draft');

/** Objects and tables first, then seated people, then rules: each refers to those before it. */
const copies = (
  { eventId, live, revision }: StartDraft,
  begun: ActivePlan,
): Decided<EventPlanEvent>[] => {
  const copy = planWithIds(live, (id) => idInCopy(id, eventId));
  const whole = diffPlans({ ...begun, details: live.details }, copy);
  const pieces: Piece[] = [
    ...inParts(whole.objectsAdded).map((objectsAdded) => ({ objectsAdded })),
    ...inParts(whole.tablesAdded).map((tablesAdded) => ({ tablesAdded })),
    ...inParts(whole.attendeesAdded).map((attendeesAdded) => ({ attendeesAdded })),
    ...inParts(whole.rulesAdded).map((rulesAdded) => ({ rulesAdded })),
  ];
  if (pieces.length === 0) pieces.push({});
  // With the first piece: those who come later have values of them.
  pieces[0] = { ...pieces[0], menu: whole.menu, fields: whole.fields, room: whole.room };
  const { objects, tables, attendees, rules } = begun;
  let there = objects.size + tables.size + attendees.size + rules.size;
  return pieces.map((piece, n) => {
    const ordinal = 1 + there;
    const { menu: _, fields: __, room: ___, ...lists } = piece;
    there += Object.values(lists).reduce((sum, list) => sum + list.length, 0);
    const isLast = n === pieces.length - 1;
    return {
      type: 'PlanCopied' as const,
      data: {
        eventId,
        changeId: `${eventId}.${ordinal}`,
        ...changeInOnePart({ ...noChange, ...piece }),
        fromEventId: live.eventId,
        revision,
        nextOrder: live.nextOrder,
        ...(!isLast && { more: true as const }),
      },
      ordinal,
    };
  });
};

type Piece = Partial<
  Pick<
    PlanChange,
    'menu' | 'fields' | 'room' | 'objectsAdded' | 'tablesAdded' | 'attendeesAdded' | 'rulesAdded'
  >
>;
