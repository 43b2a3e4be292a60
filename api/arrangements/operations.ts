import type { z } from 'zod';
import { arrangementRow } from '../../schema/arrangementRow.ts';
import { arrangementAnswer } from '../../schema/entities/arrangement.ts';
import { arrangementStream } from '../../schema/ids.ts';
import {
  arrangementIdInput,
  duplicateArrangementInput,
  editArrangementInput,
  saveArrangementInput,
} from '../../schema/inputs/arrangements.ts';
import { limits } from '../../schema/limits.ts';
import { isRefusal, Refusal } from '../../schema/refusal.ts';
import { truncated } from '../../schema/text/plainText.ts';
import type { Application } from '../application.ts';
import { type Facts, requireEvent } from '../auth/authorize.ts';
import type { CommandOrigin } from '../core/handleCommand.ts';
import { derivedId } from '../core/ids.ts';
import { currentPlan } from '../eventPlans/plans.ts';
import { answers, type OperationCall, operation } from '../pipeline/operation.ts';
import { perform } from '../pipeline/perform.ts';
import { type Right, toEdit, toEditThing } from '../pipeline/rights.ts';
import type { ArrangementCommand, ArrangementToggle } from './commands.ts';
import { arrangementDecider } from './decider.ts';
import { namesOf } from './namesInRow.ts';
import { arrangementById } from './queries.ts';
import { lastSeatingsOf, savedEventOf, savedSeatingOf } from './savedSeating.ts';
import { snapshotOf } from './snapshot.ts';
import { ArrangementPayload, DeleteArrangementPayload } from './types.ts';

const theArrangement = toEditThing('arrangement');

const onArrangement = (
  app: Application,
  arrangementId: string,
  command: ArrangementCommand | (() => Promise<ArrangementCommand>),
  origin: CommandOrigin,
) => perform(app, arrangementDecider, arrangementStream(arrangementId), command, origin);

/**
 * Performs a command and reads the arrangement. If somebody has deleted it since, returns it as the command
 * left it.
 * @throws Refusal of the command; NOT_READY if the read models are late
 */
export const changed = async (
  app: Application,
  id: string,
  command: ArrangementCommand | (() => Promise<ArrangementCommand>),
  origin: CommandOrigin,
) => {
  const { position, events, state } = await onArrangement(app, id, command, origin);
  const arrangement = await arrangementById(app, id).catch(async (error: unknown) => {
    if (!isRefusal(error, 'ARRANGEMENT_NOT_FOUND') || state.status === 'none') throw error;
    const { data, metadata } = await savedEventOf(app, id);
    const { names, ...seating } = (await lastSeatingsOf(app, id)).last;
    const { at: updatedAt } = events.at(-1)?.metadata ?? metadata;
    const saved = { by: metadata.actorId, at: metadata.at, updatedAt };
    const { status: _, held: _held, ...now } = state;
    return arrangementRow({ ...data, ...now, ...seating, person: { names } }, saved);
  });
  return { position, arrangement };
};

const inAnswer = answers('arrangement', arrangementAnswer);

/**
 * Saves the present seating, or the given assignments.
 * @throws Refusal BAD_INPUT for a draft, and for assignments that do not fit the event; TABLE_NOT_FOUND;
 * EVENT_NOT_FOUND, FORBIDDEN
 */
export const saveArrangement = operation({
  name: 'saveArrangement',
  description: 'Saves the seating of one table or of all tables.',
  input: saveArrangementInput,
  right: toEdit,
  isLarge: true,
  work: async ({ app, origin }, { eventId, tableId = null, assignments, ...fields }) => {
    const arrangementId = derivedId(origin.commandId, 0);
    const command = async (): Promise<ArrangementCommand> => {
      const plan = await currentPlan(app, eventId);
      if (plan.draftOf) {
        const message = 'Take the draft over first: its seating is not final';
        throw new Refusal('BAD_INPUT', message);
      }
      return {
        type: 'SaveArrangement',
        arrangementId,
        eventId,
        tableId,
        name: fields.name,
        description: fields.description ?? null,
        isTemplate: fields.isTemplate ?? false,
        isPublic: fields.isPublic ?? false,
        ...snapshotOf(plan, tableId, assignments),
      };
    };
    return changed(app, arrangementId, command, origin);
  },
  mutation: {
    input: {
      descriptions: { isTemplate: 'Whether other events may start from it.' },
      hides: ['assignments', 'isPublic'],
    },
    payload: ArrangementPayload,
  },
});

/** The work of an operation that changes one arrangement and returns it. */
const changing =
  <Input extends { id: string }>(
    commandFor: (arrangementId: string, input: Input) => ArrangementCommand,
  ) =>
  ({ app, origin }: OperationCall<Facts>, input: Input) =>
    changed(app, input.id, commandFor(input.id, input), origin);

/** @throws Refusal ARRANGEMENT_NOT_FOUND, FORBIDDEN */
export const editArrangement = operation({
  name: 'editArrangement',
  description: 'Changes the name or description of a saved arrangement.',
  input: editArrangementInput,
  right: theArrangement,
  work: changing((arrangementId, { name, description }: z.output<typeof editArrangementInput>) => ({
    type: 'RenameArrangement',
    arrangementId,
    changes: { name, description },
  })),
  mutation: { payload: ArrangementPayload },
  route: {
    at: 'PATCH /api/arrangements/:id',
    summary: 'Changes name or description',
    ...inAnswer,
  },
});

/** An operation that needs nothing but the arrangement's id. */
const toggle = (name: string, description: string, type: ArrangementToggle) =>
  operation({
    name,
    description,
    input: arrangementIdInput,
    right: theArrangement,
    work: changing((arrangementId) => ({ type, arrangementId })),
    mutation: { payload: ArrangementPayload },
  });

/** @throws Refusal ARRANGEMENT_NOT_FOUND, FORBIDDEN */
export const shareArrangement = toggle(
  'shareArrangement',
  'Opens the public link, so that anybody with the link sees the arrangement.',
  'ShareArrangement',
);

/** @throws Refusal ARRANGEMENT_NOT_FOUND, FORBIDDEN */
export const unshareArrangement = toggle(
  'unshareArrangement',
  'Closes the public link.',
  'UnshareArrangement',
);

/** @throws Refusal ARRANGEMENT_NOT_FOUND, FORBIDDEN */
export const showEventOnLink = toggle(
  'showEventOnLink',
  "Shows the event's name, date, place and status on the public link.",
  'ShowEventOnLink',
);

/** @throws Refusal ARRANGEMENT_NOT_FOUND, FORBIDDEN */
export const hideEventOnLink = toggle(
  'hideEventOnLink',
  'Hides the event from the public link.',
  'HideEventOnLink',
);

/** @throws Refusal ARRANGEMENT_NOT_FOUND, FORBIDDEN */
export const offerTemplate = toggle(
  'offerTemplate',
  'Adds an arrangement to the templates, so that events can start from it.',
  'OfferTemplate',
);

/** @throws Refusal ARRANGEMENT_NOT_FOUND, FORBIDDEN */
export const withdrawTemplate = toggle(
  'withdrawTemplate',
  'Removes an arrangement from the templates.',
  'WithdrawTemplate',
);

/** @throws Refusal ARRANGEMENT_NOT_FOUND, FORBIDDEN */
export const duplicateArrangement = operation({
  name: 'duplicateArrangement',
  description: 'Saves a copy of an arrangement: private, with its own link.',
  input: duplicateArrangementInput,
  right: theArrangement,
  isLarge: true,
  work: async ({ app, origin, granted: { eventId } }, { id, name }) => {
    const arrangementId = derivedId(origin.commandId, 0);
    const command = async (): Promise<ArrangementCommand> => {
      const original = await arrangementById(app, id);
      const { tableId, description } = original;
      return {
        type: 'SaveArrangement',
        arrangementId,
        eventId,
        tableId,
        name: name ?? truncated(`Copy of ${original.name}`, limits.arrangementName),
        description,
        isTemplate: false,
        isPublic: false,
        ...(await savedSeatingOf(app, id)),
        names: namesOf(original),
      };
    };
    return changed(app, arrangementId, command, origin);
  },
  mutation: {
    input: { descriptions: { name: 'Default: "Copy of" and its name.' } },
    payload: ArrangementPayload,
  },
  route: { at: 'POST /api/arrangements/:id/duplicate', ...inAnswer, status: 201 },
});

/** `restoreArrangement` reverses it. @throws Refusal ARRANGEMENT_NOT_FOUND, FORBIDDEN */
export const deleteArrangement = operation({
  name: 'deleteArrangement',
  description: 'Deletes a saved arrangement and its public link.',
  input: arrangementIdInput,
  right: theArrangement,
  work: async ({ app, origin }, { id }) => {
    const command = { type: 'DeleteArrangement' as const, arrangementId: id };
    const { position } = await onArrangement(app, id, command, origin);
    return { position, id };
  },
  mutation: { payload: DeleteArrangementPayload },
  route: {
    at: 'DELETE /api/arrangements/:id',
    summary: 'Deletes an arrangement and its public link',
  },
});

/** The right to restore an arrangement, which may be deleted: its first domain event names the event. */
const toRestore: Right<{ id: string }, Facts> = {
  ...theArrangement,
  ask: async (app, request, { id }) => {
    const { data } = await savedEventOf(app, id);
    return requireEvent(app, request, data.eventId, 'edit', 'arrangement');
  },
};

/** @throws Refusal ARRANGEMENT_NOT_FOUND, FORBIDDEN */
export const restoreArrangement = operation({
  name: 'restoreArrangement',
  description: 'Restores a deleted arrangement, with its public link.',
  input: arrangementIdInput,
  right: toRestore,
  isLarge: true,
  work: async ({ app, origin }, { id }) => {
    const { data, metadata } = await savedEventOf(app, id);
    const { last } = await lastSeatingsOf(app, id);
    const command: ArrangementCommand = {
      type: 'RestoreArrangement',
      arrangementId: id,
      tableId: data.tableId,
      ...last,
      savedBy: metadata.actorId,
      savedAt: metadata.at,
    };
    return changed(app, id, command, origin);
  },
  mutation: { payload: ArrangementPayload },
  route: { at: 'POST /api/arrangements/:id/restore', ...inAnswer },
});
