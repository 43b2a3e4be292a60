import type { EventToLog, NewEvent } from '../../schema/ports/eventLog.ts';

/** An event in the form in which the log keeps it: a copied plan is in the log already. */
export const asLogged = (event: NewEvent): EventToLog => {
  if (event.type !== 'PlanCopied') return event;
  const { id, metadata, data } = event;
  const { eventId, fromEventId, revision } = data;
  return {
    id,
    type: 'PlanCopiedByReference',
    data: { eventId, fromEventId, revision },
    metadata,
  };
};
