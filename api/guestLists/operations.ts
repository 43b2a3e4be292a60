import type { z } from 'zod';
import { mergedGuests } from '../../schema/entities/guestList.ts';
import type { ListRow } from '../../schema/guestLists/cells.ts';
import { eventPlanStream } from '../../schema/ids.ts';
import { mergeGuestsInput, previewMergeInput } from '../../schema/inputs/guestLists.ts';
import type { Application } from '../application.ts';
import { newAttendee } from '../attendees/fields.ts';
import type { CommandOrigin } from '../core/handleCommand.ts';
import { newId } from '../core/ids.ts';
import { eventPlanDecider } from '../eventPlans/decider.ts';
import { type ActivePlan, activeOf } from '../eventPlans/state.ts';
import { operation } from '../pipeline/operation.ts';
import { performLaterOnPlan } from '../pipeline/perform.ts';
import { toEdit } from '../pipeline/rights.ts';
import { untilShown } from '../pipeline/untilShown.ts';
import { basesOf } from './bases.ts';
import { compareList } from './compare.ts';
import { refuseHostless } from './hostsOfRows.ts';
import { mergedIn } from './mergedIn.ts';
import { cellsOfAttendee, presentIn } from './present.ts';
import { previewAnswer } from './previewAnswer.ts';
import { applied, keepPreview, previewOf } from './previews.ts';
import { shownOf } from './shown.ts';
import { sourceOf } from './source.ts';
import { MergeGuestsPayload, PreviewMergePayload } from './types.ts';
import { listOf } from './whichList.ts';

/** The present plan, and the last contents of its lists at the same moment or later. */
const planAndBases = async (app: Application, eventId: string, origin: CommandOrigin) => {
  const loaded = await app.commands.load(eventPlanDecider, eventPlanStream(eventId));
  const plan: ActivePlan = activeOf(loaded.state);
  await untilShown(app, loaded.position, origin);
  return { plan, bases: await basesOf(app, plan) };
};

type PreviewInput = z.output<typeof previewMergeInput>;

const rowsOf = ({ eventId, rows }: PreviewInput): ListRow[] =>
  rows.map(({ row, guestOf, ...fields }, index) => ({
    row,
    ...(guestOf && { guestOf }),
    cells: { ...cellsOfAttendee(newAttendee(fields, eventId, index)), name: fields.name },
  }));

/**
 * Stores the list for an hour.
 * @throws Refusal BAD_INPUT; EVENT_NOT_FOUND, FORBIDDEN; CONFLICT while a person in the list is being erased
 */
export const previewMerge = operation({
  name: 'previewMerge',
  description:
    'Compares a guest list of up to 5,000 rows with the people of an event, cell by cell, and changes nothing.',
  input: previewMergeInput,
  right: toEdit,
  isLarge: true,
  work: async ({ app, origin }, input) => {
    const { eventId, columns } = input;
    const since = app.feed.reached();
    const { plan, bases } = await planAndBases(app, eventId, origin);
    const people = presentIn(plan);
    const source = sourceOf(input);
    const list = { of: listOf(source), columns, rows: rowsOf(input) };
    const comparison = compareList(list, people, bases);
    refuseHostless(list, comparison, plan);
    const importId = newId();
    const shown = shownOf(comparison, people);
    const kept = { source, list, shown, since };
    await keepPreview(app, { importId, eventId, memberId: origin.actorId }, kept);
    return { position: null, ...previewAnswer(importId, list, comparison, people) };
  },
  isRead: true,
  mutation: { payload: PreviewMergePayload },
});

/**
 * A repeated request gets the first answer.
 * @throws Refusal IMPORT_NOT_FOUND for a list of another member or of more than an hour ago; IMPORT_OUTDATED
 * if a person it affects has changed since; BAD_INPUT for answers that fit no question; EXTERNAL_ID_TAKEN;
 * LIMIT_REACHED; EVENT_NOT_FOUND, FORBIDDEN
 */
export const mergeGuests = operation({
  name: 'mergeGuests',
  description:
    'Merges a compared guest list in one step, as a whole, with the answers to its questions.',
  input: mergeGuestsInput,
  right: toEdit,
  isLarge: true,
  work: async ({ app, origin }, { eventId, importId, answers }) => {
    const { list: previewed, answer } = await previewOf(app, {
      importId,
      eventId,
      memberId: origin.actorId,
    });
    if (answer) return { position: null, stepId: importId, ...answer };
    const { source, list, shown, since } = previewed;
    const command = async () => {
      const { bases } = await planAndBases(app, eventId, origin);
      return {
        type: 'MergeGuestList' as const,
        eventId,
        source,
        list,
        bases,
        shown,
        answers: answers ?? {},
      };
    };
    // Keyed by the import's id, so that a list is merged only once, whoever repeats the request.
    const once = { ...origin, commandId: importId, mayBeRepeated: true, since };
    const { events, position } = await performLaterOnPlan(app, eventId, command, once);
    const merged = mergedIn(importId, events);
    await applied(app, importId, merged);
    return { position: events.length > 0 ? position : null, stepId: importId, ...merged };
  },
  mutation: { payload: MergeGuestsPayload },
  route: {
    at: 'POST /api/events/:id/imports/:importId/apply',
    answer: mergedGuests,
    shows: ({ added, changed, cancelled, removed, importId }) => ({
      importId,
      added,
      changed,
      cancelled,
      removed,
    }),
  },
});
