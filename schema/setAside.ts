import {
  arrangementStream,
  cardDesignsStream,
  eventPlanStream,
  issuedSheetsStream,
  memberAccessStream,
  seatingProposalStream,
} from './ids.ts';

/** A stream that the read models no longer follow. They show its state before `position`. */
export type SetAsideStream = {
  /** A plan, including its arrangements, proposals, issued sheets and card designs, or a member: see `streamsOf`. */
  stream: string;
  /** The position of the first domain event that is not shown. */
  position: string;
  /** The time of that event, or of its discovery; ISO 8601, UTC. */
  since: string;
};

/** Streams that belong to the plan that their domain events name. */
const ofPlans = [
  arrangementStream(''),
  seatingProposalStream(''),
  issuedSheetsStream(''),
  cardDesignsStream(''),
];
const plainId = /^[\w~-]{1,100}$/;

const idIn = (about: unknown, field: 'eventId' | 'memberId'): string | undefined => {
  const id = (about as Record<string, unknown> | null | undefined)?.[field];
  return typeof id === 'string' && plainId.test(id) ? id : undefined;
};

/**
 * The streams that, when set aside, exclude a domain event or command of this stream. The first is the one to
 * set aside for it. Arrangements and proposals belong to their plan because they show its people, issued
 * sheets and card designs because they print it. The access stream is split by member:
 * `memberAccess-all/<memberId>`.
 */
export const streamsOf = (stream: string, about: unknown): readonly [string, ...string[]] => {
  if (ofPlans.some((prefix) => stream.startsWith(prefix))) {
    const eventId = idIn(about, 'eventId');
    return eventId === undefined ? [stream] : [eventPlanStream(eventId), stream];
  }
  if (stream !== memberAccessStream) return [stream];
  const memberId = idIn(about, 'memberId');
  return [memberId === undefined ? stream : `${stream}/${memberId}`];
};

const plans = eventPlanStream('');

/** The event of a plan's stream; undefined for any other stream. */
export const eventIdOfStream = (stream: string): string | undefined =>
  stream.startsWith(plans) ? stream.slice(plans.length) : undefined;
