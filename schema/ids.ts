/**
 * Matches every id of the product: 128 bits as 22 characters of base64url. Ids are random if they must not be
 * guessable, like that of a public link, and derived from the command if a repeat must give the same id.
 */
export const idPattern = /^[A-Za-z0-9_-]{22}$/;

/** The marker of an event in an attendee's `tags` and `holdingFor`. */
export const eventMarker = (eventId: string): string => `event:${eventId}`;

const markerPattern = /^event:([A-Za-z0-9_-]{22})$/;

/** The event id of a marker; undefined if the text is none. */
export const eventIdOfMarker = (text: string): string | undefined => markerPattern.exec(text)?.[1];

/** Whether the text looks like an event's marker, in any letter case. */
export const isEventMarker = (text: string): boolean => /^event:/i.test(text.trim());

/** The subject id of a rule in the history. Differs from the ids of people, tables and seats. */
export const ruleSubject = (ruleId: string): string => `${ruleSubjectPrefix}${ruleId}`;
export const ruleSubjectPrefix = 'rule:';

/** The subject id of the menu in the history. */
export const menuSubject = 'menu:';

/** The subject id of the event's custom fields in the history. */
export const fieldsSubject = 'fields:';

/** The subject id of the room itself in the history: its outline and background. */
export const roomSubject = 'room:';

/** The stream of an event plan. All stream names are made here. */
export const eventPlanStream = (eventId: string): string => `eventPlan-${eventId}`;
export const arrangementStream = (arrangementId: string): string => `arrangement-${arrangementId}`;
export const seatingProposalStream = (proposalId: string): string =>
  `seatingProposal-${proposalId}`;
export const issuedSheetsStream = (eventId: string): string => `issuedSheets-${eventId}`;
export const cardDesignsStream = (eventId: string): string => `cardDesigns-${eventId}`;
export const memberStream = (memberId: string): string => `member-${memberId}`;
/** Keeps two members from claiming one address. Named by the address's token, not by the address. */
export const memberEmailStream = (addressToken: string): string => `memberEmail-${addressToken}`;
/** Role and active state of all members, in one stream so that no race can remove the last admin. */
export const memberAccessStream = 'memberAccess-all';
/** The stream of admin actions, and refused ones, that change no other stream. */
export const adminActionsStream = (memberId: string): string => `adminActions-${memberId}`;

/** The prefixes of all our streams. A store may contain streams of other products. */
export const streamPrefixes: readonly string[] = [
  eventPlanStream(''),
  arrangementStream(''),
  seatingProposalStream(''),
  issuedSheetsStream(''),
  cardDesignsStream(''),
  memberStream(''),
  memberEmailStream(''),
  memberAccessStream,
  adminActionsStream(''),
];
