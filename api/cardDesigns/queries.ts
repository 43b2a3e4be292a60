import { customFieldOf, customFieldPrefix } from '../../schema/cardDesigns/customField.ts';
import { idInCopy } from '../../schema/copyIds.ts';
import type { CardDesignRow, CardLayout } from '../../schema/entities/cardDesign.ts';
import { cardDesignsStream } from '../../schema/ids.ts';
import { Refusal } from '../../schema/refusal.ts';
import type { Application, RequestContext } from '../application.ts';
import { requireEvent } from '../auth/authorize.ts';
import { originalEventOf } from '../eventPlans/copies.ts';
import { cardDesignColumns } from '../queries/columns.ts';

/**
 * The card designs of an event, by name, for callers who may edit it. A draft has the designs of its event,
 * with the draft's ids of custom fields.
 * @throws Refusal NOT_SIGNED_IN; EVENT_NOT_FOUND, FORBIDDEN, for the event and for that of a draft
 */
export const readCardDesigns = async (
  app: Application,
  request: RequestContext,
  eventId: string,
): Promise<CardDesignRow[]> => {
  await requireEvent(app, request, eventId, 'edit');
  const original = await originalEventOf(app, eventId);
  if (original !== eventId) await requireEvent(app, request, original, 'edit');
  const designs = await app
    .read('card_designs')
    .where({ event_id: original })
    .orderByRaw('lower(name), id')
    .select<CardDesignRow[]>(cardDesignColumns);
  return original === eventId ? designs : designs.map((row) => inCopy(row, eventId));
};

const inCopy = (row: CardDesignRow, copyId: string): CardDesignRow => ({
  ...row,
  design: {
    ...row.design,
    elements: row.design.elements.map((element) => {
      const fieldId = customFieldOf(element.field);
      return fieldId === undefined
        ? element
        : { ...element, field: `${customFieldPrefix}${idInCopy(fieldId, copyId)}` };
    }),
  },
});

/** A saved version of a design, even if the design was changed or deleted since. Does not check rights. */
export const designAsSaved = async (
  { readStream }: Pick<Application, 'readStream'>,
  eventId: string,
  { designId, version }: { designId: string; version: number },
): Promise<CardLayout | undefined> => {
  for await (const { type, data } of readStream(cardDesignsStream(eventId)))
    if (type === 'CardDesignSaved' && data.designId === designId && data.version === version)
      return data.design;
  return undefined;
};

/** A design. Does not check rights. @throws Refusal NOT_FOUND */
export const cardDesignById = async (
  { read }: Pick<Application, 'read'>,
  eventId: string,
  id: string,
): Promise<CardDesignRow> => {
  const design = await read('card_designs')
    .where({ event_id: eventId, id })
    .first<CardDesignRow | undefined>(cardDesignColumns);
  if (!design) throw new Refusal('NOT_FOUND', 'Design not found');
  return design;
};
