import type { EventPlanEvent } from '../../schema/domainEvents.ts';
import type { EventDetails } from '../../schema/planFacts.ts';
import { badField } from '../../schema/refusal.ts';
import { savedSeatingDecisions } from '../arrangements/decideOnPlan.ts';
import { attendeeDecisions } from '../attendees/decide.ts';
import { type Decided, type DecisionContext, decideBy } from '../core/decider.ts';
import { floorObjectDecisions } from '../floorObjects/decide.ts';
import { guestFieldDecisions } from '../guestFields/decide.ts';
import { guestListDecisions } from '../guestLists/decide.ts';
import { historyDecisions } from '../history/decide.ts';
import { menuDecisions } from '../menus/decide.ts';
import { placementDecisions } from '../placement/decide.ts';
import { plusOneDecisions } from '../plusOnes/decide.ts';
import { replyDecisions } from '../replies/decide.ts';
import { roomDecisions } from '../rooms/decide.ts';
import { seatingRuleDecisions } from '../seatingRules/decide.ts';
import { tableDecisions } from '../tables/decide.ts';
import type { EventCommand, EventPlanCommand } from './commands.ts';
import { refuseEndBeforeStart } from './dates.ts';
import type { PlanDecisions } from './handlers.ts';
import { withPinsLost } from './pins.ts';
import { type ActivePlan, activeOf, idWithin, type PlanState } from './state.ts';

type Of<T extends EventCommand['type']> = Extract<EventCommand, { type: T }>;

const createEventPlan = (
  { eventId, ownerId, details }: Of<'CreateEventPlan'>,
  state: PlanState,
): Decided<EventPlanEvent>[] => {
  if (state.status !== 'none') return [];
  refuseEndBeforeStart(details);
  return [{ type: 'EventPlanCreated', data: { eventId, ownerId, details } }];
};

const editEventPlan = (
  { changes }: Of<'EditEventPlan'>,
  { eventId, ownerId, details, draftOf }: ActivePlan,
): Decided<EventPlanEvent>[] => {
  if (draftOf && changes.isPublic) throw privateDraft();
  const after = changed(details, changes);
  const keys = Object.keys(after) as (keyof EventDetails)[];
  if (keys.length === 0) return [];
  refuseEndBeforeStart({ ...details, ...after });
  const before = Object.fromEntries(
    keys.map((key) => [key, details[key]]),
  ) as Partial<EventDetails>;
  return [
    { type: 'EventPlanEdited', data: { eventId, ownerId, before, after, ...ofDraft(draftOf) } },
  ];
};

const changed = (details: EventDetails, changes: Partial<EventDetails>): Partial<EventDetails> =>
  Object.fromEntries(
    Object.entries(changes).filter(
      ([key, value]) => value !== undefined && value !== details[key as keyof EventDetails],
    ),
  );

const deleteEventPlan = ({
  eventId,
  ownerId,
  details,
  draftOf,
}: ActivePlan): Decided<EventPlanEvent>[] => [
  { type: 'EventPlanDeleted', data: { eventId, ownerId, details, ...ofDraft(draftOf) } },
];

const ofDraft = (draftOf: ActivePlan['draftOf']) => (draftOf ? { draftOf: draftOf.eventId } : {});

const privateDraft = () => badField('isPublic', 'A draft is only for those who may edit the event');

const decisions: PlanDecisions<Exclude<EventPlanCommand, { type: 'CreateEventPlan' }>> = {
  EditEventPlan: editEventPlan,
  DeleteEventPlan: (_, plan) => deleteEventPlan(plan),
  ...attendeeDecisions,
  ...plusOneDecisions,
  ...replyDecisions,
  ...guestListDecisions,
  ...guestFieldDecisions,
  ...menuDecisions,
  ...tableDecisions,
  ...floorObjectDecisions,
  ...roomDecisions,
  ...placementDecisions,
  ...seatingRuleDecisions,
  ...historyDecisions,
  ...savedSeatingDecisions,
};

/**
 * Decides a command on an event plan and its parts.
 * @throws Refusal EVENT_NOT_FOUND, and the refusals of the slices
 */
export const decideEventPlan = (
  command: EventPlanCommand,
  state: PlanState,
  context: DecisionContext,
): Decided<EventPlanEvent>[] => {
  if (command.type === 'CreateEventPlan') return createEventPlan(command, state);
  const plan = activeOf(state);
  const id = (n: number) => idWithin(plan, context.id(n));
  return withPinsLost(plan, decideBy(decisions, command, plan, { ...context, id }));
};
