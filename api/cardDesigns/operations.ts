import type { z } from 'zod';
import { customFieldOf } from '../../schema/cardDesigns/customField.ts';
import type { DomainEventOf, RecordedEvent } from '../../schema/domainEvents.ts';
import {
  type CardDesignRow,
  type CardElement,
  type CardLayout,
  cardDesignAnswer,
} from '../../schema/entities/cardDesign.ts';
import { cardDesignsStream } from '../../schema/ids.ts';
import {
  type cardElementInput,
  deleteCardDesignInput,
  saveCardDesignInput,
} from '../../schema/inputs/cardDesigns.ts';
import { Refusal } from '../../schema/refusal.ts';
import type { Application } from '../application.ts';
import { derivedId } from '../core/ids.ts';
import { currentPlan } from '../eventPlans/plans.ts';
import { answers, operation } from '../pipeline/operation.ts';
import { perform } from '../pipeline/perform.ts';
import { toEdit } from '../pipeline/rights.ts';
import { cardDesignsDecider } from './decider.ts';
import { cardDesignById } from './queries.ts';
import { DeleteCardDesignPayload, SaveCardDesignPayload } from './types.ts';

const elementOf = (element: z.output<typeof cardElementInput>): CardElement => ({
  type: element.type,
  x: element.x,
  y: element.y,
  width: element.width,
  height: element.height,
  field: element.field ?? null,
  words: element.words ?? null,
  font: element.font ?? 'sans',
  size: element.size ?? 12,
  align: element.align ?? 'center',
  colour: element.colour ?? '#231a25',
  fit: element.fit ?? 'shrink',
});

/**
 * Refuses drafts, which print with the designs of their event, and custom fields that the event never had. A
 * field that was retired later stays in the design and prints empty.
 */
const requireCustomFields = async (
  app: Application,
  eventId: string,
  { elements }: CardLayout,
  known: CardLayout | undefined,
): Promise<void> => {
  const plan = await currentPlan(app, eventId);
  if (plan.draftOf)
    throw new Refusal(
      'BAD_INPUT',
      'A draft has no card designs of its own. Save the design in the event.',
    );
  const kept = known?.elements.map(({ field }) => customFieldOf(field)) ?? [];
  const fieldIds = new Set([...plan.fields.map(({ fieldId }) => fieldId), ...kept]);
  const message = 'The event has no such field';
  const issues = elements.flatMap(({ field }, index) => {
    const fieldId = customFieldOf(field);
    return fieldId === undefined || fieldIds.has(fieldId)
      ? []
      : [{ path: `design.elements.${index}.field`, message }];
  });
  if (issues.length > 0) throw new Refusal('BAD_INPUT', message, issues);
};

type SavedEvent = Pick<RecordedEvent<DomainEventOf<'CardDesignSaved'>>, 'data' | 'metadata'>;

/** The row of a deleted design. The time of its first save is no longer known. */
const rowAsSaved = ({
  data: { designId: id, ...design },
  metadata: { at, actorId: savedByUserId },
}: SavedEvent): CardDesignRow => ({ id, ...design, savedByUserId, createdAt: at, updatedAt: at });

/**
 * @throws Refusal BAD_INPUT; NOT_FOUND; NAME_TAKEN, in any letter case; CONFLICT if the design was saved
 * since `version`; LIMIT_REACHED; EVENT_NOT_FOUND, FORBIDDEN
 */
export const saveCardDesign = operation({
  name: 'saveCardDesign',
  description: 'Saves a card design. Without an id, it is a new one.',
  input: saveCardDesignInput,
  right: toEdit,
  work: async ({ app, origin }, { eventId, id, version, name, design }) => {
    const layout = { ...design, elements: design.elements.map(elementOf) };
    const stream = cardDesignsStream(eventId);
    const designId = id ?? derivedId(origin.commandId, 0);
    const command = async () => {
      const { state } = await app.commands.load(cardDesignsDecider, stream);
      const known = Object.hasOwn(state, designId) ? state[designId]?.design : undefined;
      await requireCustomFields(app, eventId, layout, known);
      return {
        type: 'SaveCardDesign' as const,
        eventId,
        designId,
        isNew: !id,
        version: version ?? undefined,
        name,
        design: layout,
      };
    };
    const { position, events } = await perform(app, cardDesignsDecider, stream, command, origin);
    const cardDesign = await cardDesignById(app, eventId, designId).catch((error: unknown) => {
      // Somebody may have deleted the design since.
      const [saved] = events;
      if (saved?.type !== 'CardDesignSaved') throw error;
      return rowAsSaved(saved);
    });
    return { position, cardDesign };
  },
  mutation: { payload: SaveCardDesignPayload },
  route: {
    at: 'POST /api/events/:id/card-designs',
    ...answers('cardDesign', cardDesignAnswer),
    status: 201,
  },
});

/** @throws Refusal NOT_FOUND, EVENT_NOT_FOUND, FORBIDDEN */
export const deleteCardDesign = operation({
  name: 'deleteCardDesign',
  description: 'Deletes a design of cards.',
  input: deleteCardDesignInput,
  right: toEdit,
  work: async ({ app, origin }, { eventId, id }) => {
    const command = { type: 'DeleteCardDesign' as const, eventId, designId: id };
    const stream = cardDesignsStream(eventId);
    const { position } = await perform(app, cardDesignsDecider, stream, command, origin);
    return { position, id };
  },
  mutation: { payload: DeleteCardDesignPayload },
  route: {
    at: 'DELETE /api/events/:id/card-designs/:designId',
    params: { designId: 'id' },
  },
});
