import { eventPlanStream, memberAccessStream } from './ids.ts';

/** A stream that the read models do not follow for now: they show it as of before `position`. */
export type SetAsideStream = {
  /** The plan, with its arrangements, or the member: see `streamsOf`. */
  stream: string;
  /** Of the first domain event that is not shown. */
  position: string;
  /** When that happened, or was found; ISO 8601, UTC. */
  since: string;
};

const arrangements = 'arrangement-';
const plainId = /^[\w~-]{1,100}$/;

const idIn = (about: unknown, field: 'eventId' | 'memberId'): string | undefined => {
  const id = (about as Record<string, unknown> | null | undefined)?.[field];
  return typeof id === 'string' && plainId.test(id) ? id : undefined;
};

/**
 * The streams whose setting aside concerns a domain event or a command of this stream; the first is
 * the one to set aside for it. A plan takes its arrangements along, since they show its people. In the
 * one stream of access, members are told apart: `memberAccess-all/<memberId>`.
 */
export const streamsOf = (stream: string, about: unknown): readonly [string, ...string[]] => {
  if (stream.startsWith(arrangements)) {
    const eventId = idIn(about, 'eventId');
    return eventId === undefined ? [stream] : [eventPlanStream(eventId), stream];
  }
  if (stream !== memberAccessStream) return [stream];
  const memberId = idIn(about, 'memberId');
  return [memberId === undefined ? stream : `${stream}/${memberId}`];
};

const plans = eventPlanStream('');

/** The event that a stream is the plan of; undefined for any other stream. */
export const eventIdOfStream = (stream: string): string | undefined =>
  stream.startsWith(plans) ? stream.slice(plans.length) : undefined;
