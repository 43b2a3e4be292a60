import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { canonicalJson } from '../../schema/canonicalJson.ts';
import type { Position } from '../../schema/domainEvents.ts';
import { limits } from '../../schema/limits.ts';
import { type ErrorCode, isRefusal, Refusal } from '../../schema/refusal.ts';
import { truncated } from '../../schema/text/plainText.ts';
import type { RequestContext } from '../application.ts';
import type { CommandOrigin } from '../core/handleCommand.ts';
import { newId } from '../core/ids.ts';
import type { Claim, Claims, StoredOutcome } from './claims.ts';
import { timeLeft } from './inTime.ts';

/** A command that its caller may repeat under the same key. */
export type Repeatable<Asked> = {
  operation: string;
  /** Chosen by the caller. Without a key the command always runs. */
  key: string | null | undefined;
  /** The input as sent. A key is valid for one input only. */
  input: unknown;
  /** Checks the right to the command. @throws Refusal */
  ask: () => Promise<Asked>;
  /** Checks the right to the earlier run under the same key. @throws Refusal */
  again: (asked: Asked) => Promise<unknown>;
  /** The position of the read models, before all events of the command. */
  since: Position;
};

const pollMs = 25;

/**
 * Refusals that are not stored, so that the same key may try again: temporary ones, and the one whose message
 * names people, because an erasure could not find them there.
 */
const passing: readonly ErrorCode[] = [
  'NOT_READY',
  'ENGINE_BUSY',
  'PROPOSAL_RUNNING',
  'RULE_CONFLICT',
  'PLAN_SET_ASIDE',
  'INTERNAL',
  'CONFLICT',
  'TOO_MANY_REQUESTS',
];

/** A new command of the viewer. */
export const originOf = (request: RequestContext): CommandOrigin =>
  originBy(request.viewer?.id ?? 'system', request);

/** A new command of an actor, with the address and browser of the request. */
export const originBy = (
  actorId: string,
  { ip, userAgent }: Pick<RequestContext, 'ip' | 'userAgent'>,
): CommandOrigin => ({
  commandId: newId(),
  actorId,
  ...(ip ? { ip } : {}),
  ...(userAgent ? { userAgent: truncated(userAgent, limits.userAgent) } : {}),
});

type Work<T, Asked> = (origin: CommandOrigin, asked: Asked) => Promise<T>;

/**
 * Refusals after which something may have been recorded nevertheless. After the member was erased, a repeat
 * could not tell more.
 */
const undecided: readonly ErrorCode[] = [
  'NOT_READY',
  'PLAN_SET_ASIDE',
  'INTERNAL',
  'MEMBER_NOT_FOUND',
];

/**
 * Runs work of several steps. If a later step is refused after an earlier one was recorded, asks the caller
 * to repeat the command.
 */
const finished =
  <T, Asked>(work: Work<T, Asked>): Work<T, Asked> =>
  async (origin, asked) => {
    let hasRecorded = false;
    const onRecorded = (position: Position | undefined) => {
      hasRecorded = true;
      origin.onRecorded?.(position);
    };
    try {
      return await work({ ...origin, onRecorded }, asked);
    } catch (error) {
      if (!hasRecorded || !isRefusal(error) || undecided.includes(error.code)) throw error;
      throw new Refusal('NOT_READY', 'This is recorded, but not finished yet. Please try again.');
    }
  };

/**
 * Runs a command once per key, and gives repeated requests the first answer (docs/decisions/0018). Checks the
 * right of every request. The command's random id is stored with the claim, so that another process can take
 * over the claim and recognise the recorded events.
 * @throws Refusal KEY_REUSED if the key was used with another input; NOT_READY while the first request is in
 * progress, or if the command was recorded only in part; the refusals of `ask`, `again` and `steps`
 */
export const runOnce = async <T, Asked>(
  claims: Claims,
  origin: CommandOrigin,
  command: Repeatable<Asked>,
  steps: Work<T, Asked>,
): Promise<T> => {
  const work = finished(steps);
  if (!command.key) return work(origin, await command.ask());
  const key = hashOf([origin.actorId, command.operation, command.key]);
  const inputHash = hashOf(command.input);
  const { commandId } = origin;
  // An earlier run under this key may have removed the subject of the check, so a refusal is only thrown
  // later.
  const [asking] = await Promise.allSettled([command.ask()]);
  if (asking.status === 'fulfilled') {
    const asked = { of: asking.value };
    if (await claims.begin(key, { commandId, inputHash, asked, since: command.since }))
      return kept(claims, key, origin, (mine) => work(mine, asking.value));
  } else if (!isRefusal(asking.reason)) throw asking.reason;

  const known = await claims.read(key);
  const asked = known?.asked ? (known.asked.of as Asked) : valueIn(asking);
  await command.again(asked);
  if (known?.inputHash && known.inputHash !== inputHash) throw keyReused();
  const claim = await doneOrMine(claims, key, origin);
  if (claim.state === 'done') return again<T>(claim.answer);
  const repeated = {
    ...origin,
    commandId: claim.commandId,
    mayBeRepeated: true,
    ...(claim.since !== null && { since: claim.since }),
  };
  return kept(claims, key, repeated, (mine) => work(mine, asked));
};

const valueIn = <T>(settled: PromiseSettledResult<T>): T => {
  if (settled.status === 'rejected') throw settled.reason;
  return settled.value;
};

/** A hash of the value's JSON, whatever the order of its fields. */
const hashOf = (value: unknown): string =>
  createHash('sha256').update(canonicalJson(value)).digest('base64url');

const keyReused = () =>
  new Refusal('KEY_REUSED', 'This Idempotency-Key was used for a request with another body');

/** The claim, once it is done or taken over by this request. Waits while another request works on it. */
const doneOrMine = async (claims: Claims, key: string, origin: CommandOrigin): Promise<Claim> => {
  const until = performance.now() + timeLeft(origin);
  while (performance.now() < until) {
    const takenOver = await claims.takeOver(key);
    if (takenOver) return takenOver;
    const theirs = await claims.read(key);
    if (theirs?.state === 'done') return theirs;
    await pause(pollMs);
  }
  throw new Refusal('NOT_READY', 'The same request is still being worked on. Please try again.');
};

/** Stores the outcome, unless it is a temporary refusal. */
const kept = async <T>(
  claims: Claims,
  key: string,
  origin: CommandOrigin,
  work: (origin: CommandOrigin) => Promise<T>,
): Promise<T> => {
  try {
    const answer = await work(origin);
    await claims.keep(key, 'done', { answer });
    return answer;
  } catch (error) {
    if (!isRefusal(error) || passing.includes(error.code)) await claims.keep(key, 'open', null);
    else {
      const { code, message, issues, details } = error;
      const refusal = { code, message, issues: [...issues], details };
      await claims.keep(key, 'done', { refusal });
    }
    throw error;
  }
};

const again = <T>(kept: StoredOutcome | null): T => {
  if (kept && 'refusal' in kept) {
    const { code, message, issues, details } = kept.refusal;
    throw new Refusal(code, message, issues, details);
  }
  return kept?.answer as T;
};
