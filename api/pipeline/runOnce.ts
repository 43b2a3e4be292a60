import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Position } from '../../schema/domainEvents.ts';
import { limits } from '../../schema/limits.ts';
import { truncated } from '../../schema/plainText.ts';
import { type ErrorCode, isRefusal, Refusal } from '../../schema/refusal.ts';
import type { RequestContext } from '../application.ts';
import type { CommandOrigin } from '../core/handleCommand.ts';
import { newId } from '../core/ids.ts';
import type { Claim, Claims, Kept } from './claims.ts';

/** A command that its caller may repeat. */
export type Repeatable<Asked> = {
  operation: string;
  /** Chosen by the caller; without it the command runs, whatever ran before. */
  key: string | null | undefined;
  /** As it was sent: the same key stands for the same input. */
  input: unknown;
  /** Asks for the right to it. @throws Refusal */
  ask: () => Promise<Asked>;
  /** Asks for the right to what ran before under the same key. @throws Refusal */
  again: (asked: Asked) => Promise<unknown>;
  /** As far as the read models show: what the command records comes behind. */
  since: Position;
};

const askAgainMs = 25;
const waitAtMostMs = 8_000;

/** Faults of ours are not kept: the same key may try again. */
const passing: readonly ErrorCode[] = [
  'NOT_READY',
  'PLAN_SET_ASIDE',
  'INTERNAL',
  'CONFLICT',
  'TOO_MANY_REQUESTS',
];

export const originOf = (request: RequestContext): CommandOrigin =>
  originBy(request.viewer?.id ?? 'system', request);

/** A new command of this actor, from where the request came. */
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
 * Runs a command once for a key that its caller chose, and answers its repeats as it answered the
 * first time (docs/decisions/0018): the right is asked for first, each time; then the answer that is
 * kept, or the events that stand; then the command is decided. The command's id is random and kept
 * with the claim, so that a claim whose process died is taken over and what it recorded is recognised.
 * @throws Refusal KEY_REUSED where the key stands for another input; NOT_READY where the first request
 * is still being worked on.
 */
export const runOnce = async <T, Asked>(
  claims: Claims,
  origin: CommandOrigin,
  command: Repeatable<Asked>,
  work: Work<T, Asked>,
): Promise<T> => {
  if (!command.key) return work(origin, await command.ask());
  const key = hashOf([origin.actorId, command.operation, command.key]);
  const inputHash = hashOf(command.input);
  const { commandId } = origin;
  // What the right is asked for may be gone by what ran before under this key: that is asked below.
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
  const claim = await doneOrMine(claims, key);
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

/** The same for what is equal as JSON, whatever the order of its fields. */
const hashOf = (value: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify(value, inOrder) ?? '')
    .digest('base64url');

const inOrder = (_: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
    : value;

const keyReused = () =>
  new Refusal('KEY_REUSED', 'This Idempotency-Key was used for a request with another body');

/** The claim to work on, or one that is done. Waits for another caller who works on it. */
const doneOrMine = async (claims: Claims, key: string): Promise<Claim> => {
  const until = performance.now() + waitAtMostMs;
  while (performance.now() < until) {
    const takenOver = await claims.takeOver(key);
    if (takenOver) return takenOver;
    const theirs = await claims.read(key);
    if (theirs?.state === 'done') return theirs;
    await pause(askAgainMs);
  }
  throw new Refusal('NOT_READY', 'The same request is still being worked on. Please try again.');
};

/** No refusal is kept once something of the command stands: its repeat says what became of it. */
const kept = async <T>(
  claims: Claims,
  key: string,
  origin: CommandOrigin,
  work: (origin: CommandOrigin) => Promise<T>,
): Promise<T> => {
  let hasRecorded = false;
  const onRecorded = () => {
    hasRecorded = true;
  };
  try {
    const answer = await work({ ...origin, onRecorded });
    await claims.keep(key, 'done', { answer });
    return answer;
  } catch (error) {
    if (hasRecorded || !isRefusal(error) || passing.includes(error.code))
      await claims.keep(key, 'open', null);
    else {
      const { code, message, issues, details } = error;
      const refusal = { code, message, issues: [...issues], details };
      await claims.keep(key, 'done', { refusal });
    }
    throw error;
  }
};

const again = <T>(kept: Kept | null): T => {
  if (kept && 'refusal' in kept) {
    const { code, message, issues, details } = kept.refusal;
    throw new Refusal(code, message, issues, details);
  }
  return kept?.answer as T;
};
