import { randomUUID } from 'node:crypto';
import type { Application } from '../../../api/application.ts';
import { newId } from '../../../api/core/ids.ts';
import { keepImage } from '../../../api/rooms/images.ts';
import {
  arrangementStream,
  cardDesignsStream,
  eventPlanStream,
  issuedSheetsStream,
  seatingProposalStream,
} from '../../../schema/ids.ts';
import type { EventLog, NewEvent } from '../../../schema/ports/eventLog.ts';
import { pictureOf } from '../../harness/pictures.ts';
import { as, newEvent, type Target } from './targets.ts';

const streamsOf = (event: Target): string[] => [
  eventPlanStream(event.eventId),
  eventPlanStream(event.draftId),
  arrangementStream(event.arrangementId),
  arrangementStream(event.sharedArrangementId),
  arrangementStream(event.deletedArrangementId),
  seatingProposalStream(event.proposalId),
  issuedSheetsStream(event.eventId),
  cardDesignsStream(event.eventId),
];

const recordedIn = async (log: EventLog, stream: string): Promise<NewEvent[]> => {
  const events: NewEvent[] = [];
  for await (const { id, type, data, metadata } of log.readStream(stream)) {
    events.push({ id, type, data, metadata } as NewEvent);
  }
  return events;
};

/** An id of the product, or of a domain event. */
const anyId = /(?<![\w-])(?:[\w-]{22}|[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})(?![\w-])/g;

/** Replaces each id in a text by a new one, consistently, except `kept`. */
const withNewIds = (text: string, kept: string): string => {
  const renamed = new Map([[kept, kept]]);
  return text.replaceAll(anyId, (id) => {
    const other = renamed.get(id) ?? (id.length === 22 ? newId() : randomUUID());
    renamed.set(id, other);
    return other;
  });
};

/**
 * Creates events like those of `newEvent` by appending its domain events again with new ids. That is
 * faster than deciding and awaiting its two dozen commands each time. Each call of the result creates one
 * more event.
 */
export const eventCopies = async (
  app: Application,
  log: EventLog,
  ownerId: string,
  isPublic: boolean,
): Promise<() => Promise<Partial<Target>>> => {
  const event = (await newEvent(app, ownerId, isPublic)) as Target;
  const recorded = await Promise.all(streamsOf(event).map((stream) => recordedIn(log, stream)));
  const original = JSON.stringify({ event, recorded });
  return async () => {
    const copy: { event: Target; recorded: NewEvent[][] } = JSON.parse(
      withNewIds(original, ownerId),
    );
    let end = '';
    for (const [n, stream] of streamsOf(copy.event).entries()) {
      const events = copy.recorded[n] ?? [];
      end = (await log.append(stream, events, { expected: 'noStream' })).position;
    }
    await app.feed.waitFor(end);
    // Pictures are not in the log.
    const image = await keepImage(app, as(ownerId), copy.event.eventId, await pictureOf(2, 2));
    return { ...copy.event, imageId: image.id };
  };
};
