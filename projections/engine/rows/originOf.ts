import type { About } from '../projector.ts';
import { utc } from './times.ts';

/** The columns of a new row that say to which plan it belongs, who added it and when. */
export const originOf = ({ data, metadata }: About<'eventId'>) => {
  const at = utc(metadata.at);
  return { eventId: data.eventId, createdByUserId: metadata.actorId, createdAt: at, updatedAt: at };
};
