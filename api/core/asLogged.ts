import type { EventToLog, NewEvent } from '../../schema/ports/eventLog.ts';

/**
 * An event in the form that the log keeps. A copied plan is in the log already, so its copy only refers to
 * it.
 */
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
