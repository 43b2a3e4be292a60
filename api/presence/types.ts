import { z } from 'zod';
import { anyId, id, text, time } from '../../schema/entities/fields.ts';
import { showPresenceInput } from '../../schema/inputs/presence.ts';
import { inputFrom, objectFrom } from '../graphql/fromZod.ts';

const presentMember = z.object({
  memberId: id,
  firstName: text,
  lastName: text,
  imageUrl: text,
  colour: z.int(),
  since: time,
  holdingAttendeeIds: z.array(anyId),
});
export type PresentMember = z.infer<typeof presentMember>;

objectFrom('PresentMember', presentMember, {
  description: 'A member who has an event open now.',
  descriptions: {
    lastName: 'For those who may edit the event, like the picture; null for others.',
    colour: 'Distinguishes members; from 0 to 7.',
    holdingAttendeeIds: 'The people that they drag or have picked.',
  },
});

export const EventPresence = objectFrom(
  'EventPresence',
  z.object({
    /** The number of the list within this process. The client does not need it. */
    position: z.string(),
    resync: z.boolean(),
    present: z.array(presentMember),
  }),
  {
    description: 'The members who have an event open now. Each message has the whole list.',
    descriptions: { present: 'In the order of their arrival; at most 200.' },
    hides: ['position', 'resync'],
  },
);
export type EventPresence = InstanceType<typeof EventPresence>;

export const ShowPresenceInput = inputFrom('ShowPresenceInput', showPresenceInput, {
  descriptions: { clientId: "The client id of the screen's `eventPresence` subscription." },
});

export const ShowPresencePayload = objectFrom(
  'ShowPresencePayload',
  z.object({ shown: z.boolean() }),
  { descriptions: { shown: 'False if nobody follows `eventPresence` with this client id.' } },
);

export type ShowPresenceInput = InstanceType<typeof ShowPresenceInput>;
