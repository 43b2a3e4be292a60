import { expect } from 'vitest';
import type { RecordedEvent } from '../../../schema/domainEvents.ts';
import type { Operation, Outcome } from './asking.ts';
import { type Answer, adminOnly, type CallerKind, callerKinds, type Profile } from './profiles.ts';
import type { Stage } from './stage.ts';
import { missing, type Target } from './targets.ts';

export const isRefused = (answer: Answer): boolean => typeof answer === 'number';

/** To callers who may not see it, it must look like something that does not exist. */
const isAsMissing = (profile: Profile, kind: CallerKind): boolean =>
  isRefused(profile[kind]) &&
  profile[kind] !== 409 &&
  (profile[kind] !== 403 || profile === adminOnly);

/** An outcome in the words of a profile, or the whole outcome if none fits. */
export const answerOf = (
  outcome: Outcome,
  expected: Answer,
  { eventId }: Target,
): Answer | Outcome => {
  const { status, text } = outcome;
  if (expected === 'listed' || expected === 'unlisted') {
    if (status === 'ok') return text.includes(eventId) ? 'listed' : 'unlisted';
  }
  return status === expected ? expected : outcome;
};

type Asked = {
  answer: Answer | Outcome;
  /** The events that the request added to the log. */
  recorded: RecordedEvent[];
};

/**
 * Sends the request as one caller. If the target is hidden, also asks for something that does not exist.
 */
const askAs = async (
  stage: Stage,
  { ask, profile }: Operation,
  kind: CallerKind,
  target: Target,
): Promise<Asked> => {
  const caller = stage.callers[kind];
  await stage.inAnotherMinute();
  const before = await stage.head();
  const outcome = await ask(caller, target);
  const recorded = await stage.recordedSince(before);
  const answer = answerOf(outcome, profile[kind], target);
  if (answer === profile[kind] && isAsMissing(profile, kind)) {
    expect(outcome, `${kind}: as what is missing`).toEqual(await ask(caller, missing(target)));
  }
  return { answer, recorded };
};

/** Asks as one caller after the other, so that each recorded event belongs to a single request. */
export const askEverybody = async (
  stage: Stage,
  operation: Operation,
): Promise<Record<CallerKind, Asked>> => {
  const { profile, records } = operation;
  const what = profile === adminOnly ? 'member' : 'event';
  const targets = await Promise.all(
    callerKinds.map((kind) =>
      records && !isRefused(profile[kind]) ? stage.freshTarget(kind, what) : stage.kept[kind],
    ),
  );
  const asked: [CallerKind, Asked][] = [];
  for (const [n, kind] of callerKinds.entries()) {
    asked.push([kind, await askAs(stage, operation, kind, targets[n] as Target)]);
  }
  return Object.fromEntries(asked) as Record<CallerKind, Asked>;
};

/** Reads and refusals record nothing, except attempts of what only admins may do. */
export const expectRecorded = (
  { profile, records }: Operation,
  kind: CallerKind,
  events: readonly RecordedEvent[],
  callerId: string,
): void => {
  const types = events.map(({ type }) => type);
  const isDenied = profile === adminOnly && profile[kind] === 403;
  if (isDenied) expect(types, kind).toEqual(['AdminAccessDenied']);
  else if (records && !isRefused(profile[kind])) expect(types, kind).not.toEqual([]);
  else expect(types, kind).toEqual([]);
  for (const { metadata } of events) expect(metadata.actorId, kind).toBe(callerId);
};
