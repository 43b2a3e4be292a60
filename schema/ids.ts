/**
 * Every id of the product is 128 bits, written as 22 characters of base64url: random where it
 * must not be guessed (a public link), derived from the command where a repeat must find itself.
 */
export const idPattern = /^[A-Za-z0-9_-]{22}$/;

/** The marker that ties an attendee's `tags` and `holdingFor` to an event. */
export const eventMarker = (eventId: string): string => `event:${eventId}`;

const markerPattern = /^event:([A-Za-z0-9_-]{22})$/;

/** The event id within a marker, or undefined where the text is no marker. */
export const eventIdOfMarker = (text: string): string | undefined => markerPattern.exec(text)?.[1];

export const isEventMarker = (text: string): boolean => /^event:/i.test(text.trim());

/** Streams of the event log, each named by one function. */
export const eventPlanStream = (eventId: string): string => `eventPlan-${eventId}`;
export const arrangementStream = (arrangementId: string): string => `arrangement-${arrangementId}`;
export const memberStream = (memberId: string): string => `member-${memberId}`;
/** Keeps an e-mail address from being claimed by two members; named by its token, so it holds no address. */
export const memberEmailStream = (addressToken: string): string => `memberEmail-${addressToken}`;
/** Role and active state of all members: one stream, so that the last active admin cannot be lost in a race. */
export const memberAccessStream = 'memberAccess-all';
/** What an admin did, or was refused, that changes no other stream. */
export const adminActionsStream = (memberId: string): string => `adminActions-${memberId}`;

/** How the name of every stream of the product begins; a store may hold those of others beside them. */
export const streamPrefixes: readonly string[] = [
  eventPlanStream(''),
  arrangementStream(''),
  memberStream(''),
  memberEmailStream(''),
  memberAccessStream,
  adminActionsStream(''),
];
