import type { SavedSeating } from '../../schema/domainEvents.ts';
import {
  type ArrangementRow,
  arrangementAppliedAnswer,
  type Effect,
  type TemplateUsed,
  templateUsedAnswer,
} from '../../schema/entities/arrangement.ts';
import type { RoomBackground } from '../../schema/entities/room.ts';
import { arrangementIdInput, useTemplateInput } from '../../schema/inputs/arrangements.ts';
import { isRefusal, Refusal } from '../../schema/refusal.ts';
import type { Application, RequestContext } from '../application.ts';
import { type Facts, mayEdit, requireEventOf } from '../auth/authorize.ts';
import { currentPlan } from '../eventPlans/plans.ts';
import { activeOf } from '../eventPlans/state.ts';
import { operation } from '../pipeline/operation.ts';
import { performLaterOnPlan } from '../pipeline/perform.ts';
import { type Right, toEdit, toEditThing } from '../pipeline/rights.ts';
import { diffPlans } from '../planChange/diff.ts';
import { copyImage } from '../rooms/images.ts';
import { asApplied } from './asSaved.ts';
import type { Seating } from './commands.ts';
import { appliedIn, effectOf, whoLeft } from './effect.ts';
import { matchTakers } from './fromTemplate.ts';
import { seatedNamesOf } from './namesInRow.ts';
import { arrangementById } from './queries.ts';
import { savedAssignmentsOf, savedSeatingOf, withoutTags } from './savedSeating.ts';
import { ApplyArrangementPayload, UseTemplatePayload } from './types.ts';

const seatingOf = async (
  app: Application,
  { id, name }: Pick<ArrangementRow, 'id' | 'name'>,
): Promise<Seating> => ({ arrangementId: id, name, ...(await savedSeatingOf(app, id)) });

/**
 * The seating of an applied arrangement, also if somebody has deleted the arrangement since, because the
 * answer to a repeated command needs it.
 */
const assignmentsOf = (app: Application, id: string): Promise<ArrangementRow['assignments']> =>
  arrangementById(app, id).then(
    ({ assignments }) => assignments,
    (error: unknown) => {
      if (!isRefusal(error, 'ARRANGEMENT_NOT_FOUND')) throw error;
      return savedAssignmentsOf(app, id);
    },
  );

/**
 * The answer names the people of the arrangement who have left the event.
 * @throws Refusal LIMIT_REACHED if too many tables would return; ARRANGEMENT_NOT_FOUND, FORBIDDEN
 */
export const applyArrangement = operation({
  name: 'applyArrangement',
  description:
    'Applies an arrangement to the plan in one step: restores its tables, and seats its people who are still in the event. Other people at these tables move to the pool.',
  input: arrangementIdInput,
  right: toEditThing('arrangement'),
  isLarge: true,
  work: async (
    { app, origin, granted: { eventId } },
    { id },
  ): Promise<Effect & { position: string | null }> => {
    const command = async () => ({
      type: 'ApplyArrangement' as const,
      eventId,
      ...(await seatingOf(app, await arrangementById(app, id))),
    });
    const { position, events, state } = await performLaterOnPlan(app, eventId, command, origin);
    const left = whoLeft(await assignmentsOf(app, id), activeOf(state));
    return { position, ...effectOf(appliedIn(events), left) };
  },
  mutation: { payload: ApplyArrangementPayload },
  route: {
    at: 'POST /api/arrangements/:id/apply',
    summary: 'Applies the arrangement to the plan; names the people who have left the event since',
    answer: arrangementAppliedAnswer,
  },
});

/**
 * The effect of applying an arrangement now.
 * @throws Refusal NOT_SIGNED_IN, ARRANGEMENT_NOT_FOUND, FORBIDDEN
 */
export const arrangementEffect = async (
  app: Application,
  request: RequestContext,
  id: string,
): Promise<Effect> => {
  const { eventId } = await requireEventOf(app, request, 'arrangement', id, 'edit');
  const arrangement = await arrangementById(app, id);
  const [plan, seating] = await Promise.all([currentPlan(app, eventId), savedSeatingOf(app, id)]);
  const change = diffPlans(plan, asApplied(plan, seating));
  return effectOf(change, whoLeft(arrangement.assignments, plan));
};

/** The right to read the template and to edit the event to which its tables are added. */
const toUseTemplate: Right<{ id: string; eventId: string }, Facts> = {
  ...toEdit,
  ask: async (app, request, input) => {
    await requireEventOf(app, request, 'arrangement', input.id, 'read');
    return toEdit.ask(app, request, input);
  },
};

/** The template's background if the event has none and can keep another picture. */
const backgroundFor = async (
  app: Application,
  eventId: string,
  from: string,
  { background }: SavedSeating,
): Promise<RoomBackground | null> => {
  if (!background || (await currentPlan(app, eventId)).room.background) return null;
  return (await copyImage(app, background.imageId, { from, to: eventId })) ? background : null;
};

/**
 * The template's names do not enter the event.
 * @throws Refusal CONFLICT if the arrangement is no template; LIMIT_REACHED; ARRANGEMENT_NOT_FOUND,
 * EVENT_NOT_FOUND, FORBIDDEN
 */
export const useTemplate = operation({
  name: 'useTemplate',
  description:
    "Adds a template's tables to an event in one step. People of the pool take the seats of the template that have their names.",
  input: useTemplateInput,
  right: toUseTemplate,
  isLarge: true,
  work: async (
    { app, request, origin },
    { id, eventId },
  ): Promise<TemplateUsed & { position: string | null }> => {
    const command = async () => {
      const arrangement = await arrangementById(app, id);
      if (!arrangement.isTemplate)
        throw new Refusal('CONFLICT', 'This arrangement is not a template');
      const saved = await seatingOf(app, arrangement);
      const seesTags = await mayEdit(app, request, arrangement.eventId);
      const seating = seesTags ? saved : withoutTags(saved);
      const background = await backgroundFor(app, eventId, arrangement.eventId, seating);
      return {
        type: 'UseTemplate' as const,
        eventId,
        ...seating,
        background,
        names: seatedNamesOf(arrangement),
      };
    };
    const { position, events, state } = await performLaterOnPlan(app, eventId, command, origin);
    const { tablesAdded, objectsAdded, moved } = appliedIn(events);
    const seated = moved.length;
    const names = seatedNamesOf({ assignments: await assignmentsOf(app, id) });
    const { tables } = await savedSeatingOf(app, id);
    const { ambiguous } = matchTakers(activeOf(state), tables, names);
    const unmatched = names.size - seated;
    const added = { tables: tablesAdded.length, objects: objectsAdded.length };
    return { position, ...added, seated, unmatched, ambiguous };
  },
  mutation: {
    input: {
      descriptions: { id: 'The id of the template.', eventId: 'The event that gets its tables.' },
    },
    payload: UseTemplatePayload,
  },
  route: {
    at: 'POST /api/arrangements/:id/use',
    summary: "Adds a template's tables to an event, and seats people whose names are in it",
    answer: templateUsedAnswer,
  },
});
