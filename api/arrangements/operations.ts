import type { z } from 'zod';
import type { DomainEventOf, RecordedEvent } from '../../schema/domainEvents.ts';
import { arrangementStream, eventPlanStream } from '../../schema/ids.ts';
import {
  arrangementIdInput,
  duplicateArrangementInput,
  editArrangementInput,
  saveArrangementInput,
} from '../../schema/inputs/arrangements.ts';
import { limits } from '../../schema/limits.ts';
import { cutText } from '../../schema/plainText.ts';
import { Refusal } from '../../schema/refusal.ts';
import type { Application } from '../application.ts';
import { type Facts, notFound, requireEvent } from '../auth/authorize.ts';
import type { CommandOrigin } from '../core/handleCommand.ts';
import { derivedId } from '../core/ids.ts';
import { eventPlanDecider } from '../eventPlans/decider.ts';
import { operation, perform } from '../pipeline/perform.ts';
import { type Right, toEdit, toEditThing } from '../pipeline/rights.ts';
import type { ArrangementCommand } from './commands.ts';
import { arrangementDecider } from './decider.ts';
import { arrangementById } from './queries.ts';
import { snapshotOf } from './snapshot.ts';
import { snapshotOfRow } from './snapshotOfRow.ts';

const theArrangement = toEditThing('arrangement');

const onArrangement = (
  app: Application,
  arrangementId: string,
  command: ArrangementCommand | (() => Promise<ArrangementCommand>),
  origin: CommandOrigin,
) => perform(app, arrangementDecider, arrangementStream(arrangementId), command, origin);

/** Saves the seating of this moment, or the assignments that are given. */
export const saveArrangement = operation(
  'saveArrangement',
  saveArrangementInput,
  toEdit,
  async (app, _request, { eventId, tableId = null, assignments, ...fields }, origin) => {
    const arrangementId = derivedId(origin.commandId, 0);
    const command = async (): Promise<ArrangementCommand> => {
      const { state: plan } = await app.commands.load(eventPlanDecider, eventPlanStream(eventId));
      if (plan.status !== 'active') throw notFound('event');
      if (plan.draftOf) {
        const message = 'Take the draft over first: its seating may come to nothing';
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
    const { position } = await onArrangement(app, arrangementId, command, origin);
    return { position, arrangement: await arrangementById(app, arrangementId) };
  },
);

/** An operation on one arrangement that answers it as it is then. */
const changing = <S extends z.ZodType<{ id: string; commandId?: string | null }>>(
  name: string,
  schema: S,
  commandFor: (arrangementId: string, input: z.output<S>) => ArrangementCommand,
) =>
  operation(name, schema, theArrangement, async (app, _request, input, origin) => {
    const { id } = input as { id: string };
    const { position } = await onArrangement(app, id, commandFor(id, input), origin);
    return { position, arrangement: await arrangementById(app, id) };
  });

export const editArrangement = changing(
  'editArrangement',
  editArrangementInput,
  (arrangementId, { name, description }) => ({
    type: 'RenameArrangement',
    arrangementId,
    changes: { name, description },
  }),
);

export const shareArrangement = changing(
  'shareArrangement',
  arrangementIdInput,
  (arrangementId) => ({
    type: 'ShareArrangement',
    arrangementId,
  }),
);

export const unshareArrangement = changing(
  'unshareArrangement',
  arrangementIdInput,
  (arrangementId) => ({ type: 'UnshareArrangement', arrangementId }),
);

export const offerTemplate = changing('offerTemplate', arrangementIdInput, (arrangementId) => ({
  type: 'OfferTemplate',
  arrangementId,
}));

export const withdrawTemplate = changing(
  'withdrawTemplate',
  arrangementIdInput,
  (arrangementId) => ({ type: 'WithdrawTemplate', arrangementId }),
);

/** The same snapshot once more: private, no template, with a link of its own. */
export const duplicateArrangement = operation(
  'duplicateArrangement',
  duplicateArrangementInput,
  theArrangement,
  async (app, _request, { id, name }, origin, { eventId }) => {
    const arrangementId = derivedId(origin.commandId, 0);
    const command = async (): Promise<ArrangementCommand> => {
      const original = await arrangementById(app, id);
      const { tableId, description } = original;
      return {
        type: 'SaveArrangement',
        arrangementId,
        eventId,
        tableId,
        name: name ?? cutText(`Copy of ${original.name}`, limits.arrangementName),
        description,
        isTemplate: false,
        isPublic: false,
        ...snapshotOfRow(original),
      };
    };
    const { position } = await onArrangement(app, arrangementId, command, origin);
    return { position, arrangement: await arrangementById(app, arrangementId) };
  },
);

export const deleteArrangement = operation(
  'deleteArrangement',
  arrangementIdInput,
  theArrangement,
  async (app, _request, { id }, origin) => {
    const command = { type: 'DeleteArrangement' as const, arrangementId: id };
    const { position } = await onArrangement(app, id, command, origin);
    return { position, id };
  },
);

/** One that may be deleted by now: its event is known by how its stream begins. */
const toRestore: Right<{ id: string }, Facts> = {
  ...theArrangement,
  ask: async (app, request, { id }) => {
    const { data } = await savedEventOf(app, id);
    return requireEvent(app, request, data.eventId, 'edit', 'arrangement');
  },
};

/** Takes a deletion back: the arrangement is there as it was, under the same link. */
export const restoreArrangement = operation(
  'restoreArrangement',
  arrangementIdInput,
  toRestore,
  async (app, _request, { id }, origin) => {
    const { data, metadata } = await savedEventOf(app, id);
    const command: ArrangementCommand = {
      type: 'RestoreArrangement',
      arrangementId: id,
      tableId: data.tableId,
      tables: data.tables,
      names: data.person.names,
      savedBy: metadata.actorId,
      savedAt: metadata.at,
    };
    const { position } = await onArrangement(app, id, command, origin);
    return { position, arrangement: await arrangementById(app, id) };
  },
);

/** How its stream begins. @throws Refusal ARRANGEMENT_NOT_FOUND */
const savedEventOf = async (
  { readStream }: Application,
  id: string,
): Promise<RecordedEvent<DomainEventOf<'ArrangementSaved'>>> => {
  for await (const event of readStream(arrangementStream(id)))
    if (event.type === 'ArrangementSaved') return event;
    else break;
  throw notFound('arrangement');
};
