import type { z } from 'zod';
import { distinctTags } from '../../schema/attendees/distinctTags.ts';
import { type AttendeePerson, personFields } from '../../schema/entities/attendee.ts';
import { withCustom } from '../../schema/guestFields/customPatch.ts';
import { eventMarker, isEventMarker } from '../../schema/ids.ts';
import type { ListedWishes } from '../../schema/imports/wishes/wishes.ts';
import type { attendeeFields, listedWishes } from '../../schema/inputs/attendees.ts';
import { type Issue, Refusal } from '../../schema/refusal.ts';
import type { AttendeeRole } from '../../schema/vocabulary.ts';
import type { AttendeeInput, ListedEdits } from './commands.ts';

type Fields = z.output<typeof attendeeFields>;

/** The given personal fields; null clears one. */
export const personChanges = (fields: Partial<Omit<Fields, 'reply'>>): Partial<AttendeePerson> => {
  return Object.fromEntries(
    personFields.flatMap((field) => (field in fields ? [[field, fields[field]]] : [])),
  );
};

export const defaultRole: AttendeeRole = 'guest';

/** A new attendee for the decider. @throws Refusal BAD_INPUT, see `freeTags` */
export const newAttendee = (fields: Fields, eventId: string, index?: number): AttendeeInput => ({
  attendeeRole: fields.attendeeRole ?? defaultRole,
  tags: freeTags(fields.tags ?? [], eventId, index),
  ...(fields.guestOf && { guestOf: fields.guestOf }),
  ...(fields.reply && fields.reply !== 'none' && { reply: fields.reply }),
  person: {
    ...(Object.fromEntries(
      personFields.map((field) => [field, fields[field] ?? null]),
    ) as AttendeePerson),
    custom: withCustom(null, fields.custom ?? null),
  },
});

/**
 * The changes of an entry to a guest who is in the event already.
 * @throws Refusal BAD_INPUT, see `freeTags`
 */
export const listedEdits = (fields: Fields, eventId: string, index: number): ListedEdits => ({
  ...(fields.attendeeRole && { attendeeRole: fields.attendeeRole }),
  ...(fields.tags && { tags: freeTags(fields.tags, eventId, index) }),
  ...(fields.guestOf !== undefined && { guestOf: fields.guestOf }),
  ...(fields.reply && { reply: fields.reply }),
  person: personChanges(fields),
});

/** The wishes of one person in an import. */
export const wishesFrom = ({
  index,
  togetherWith,
  apartFrom,
  near,
  table,
  isPinned,
}: z.output<typeof listedWishes>): ListedWishes => ({
  index,
  togetherWith: togetherWith ?? [],
  apartFrom: apartFrom ?? [],
  near: near ?? null,
  table: table ?? null,
  isPinned: isPinned ?? false,
});

/**
 * Distinct tags without the event's own marker, which projections add.
 * @throws Refusal BAD_INPUT if another event's marker is among them
 */
export const freeTags = (tags: readonly string[], eventId: string, index?: number): string[] => {
  refuseForeignMarkers(tags, eventId, 'tags', index);
  return distinctTags(tags.filter((tag) => !isEventMarker(tag)));
};

/**
 * Whether the person is to be held; undefined leaves that unchanged.
 * @throws Refusal BAD_INPUT if the list contains anything but the event's own marker
 */
export const heldFrom = (
  holdingFor: readonly string[] | null | undefined,
  eventId: string,
): boolean | undefined => {
  if (holdingFor === undefined) return undefined;
  refuseForeignMarkers(holdingFor ?? [], eventId, 'holdingFor');
  const other = holdingFor?.find((entry) => entry !== eventMarker(eventId));
  if (other)
    throw refused({ path: 'holdingFor', message: `Only ${eventMarker(eventId)} can stand here` });
  return (holdingFor?.length ?? 0) > 0;
};

const refuseForeignMarkers = (
  markers: readonly string[],
  eventId: string,
  path: string,
  index?: number,
): void => {
  const foreign = markers.some((text) => isEventMarker(text) && text !== eventMarker(eventId));
  if (!foreign) return;
  throw refused({ path, message: "Another event's marker cannot be set", index });
};

const refused = (issue: Issue) => new Refusal('BAD_INPUT', issue.message, [issue]);
