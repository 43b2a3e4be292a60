import type { CardDesignRow } from '../../schema/entities/cardDesign.ts';
import { Refusal } from '../../schema/refusal.ts';
import type { Application, RequestContext } from '../application.ts';
import { requireEvent, requireMember } from '../auth/authorize.ts';
import { cardDesignColumns } from '../queries/columns.ts';

/**
 * The card designs of an event, by name.
 * @throws Refusal NOT_SIGNED_IN, EVENT_NOT_FOUND, FORBIDDEN
 */
export const cardDesignsOf = async (
  app: Application,
  request: RequestContext,
  eventId: string,
): Promise<CardDesignRow[]> => {
  requireMember(request);
  await requireEvent(app, request, eventId, 'edit');
  return app
    .read('card_designs')
    .where({ event_id: eventId })
    .orderByRaw('lower(name), id')
    .select<CardDesignRow[]>(cardDesignColumns);
};

/** A design, without a check of rights. @throws Refusal NOT_FOUND */
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
