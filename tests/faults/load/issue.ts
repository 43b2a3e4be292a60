import type { Agent } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { Random } from '../random.ts';
import { type CommandRecord, userAgentOf } from '../records.ts';
import { type AbortAt, abort } from './abort.ts';
import type { Command } from './command.ts';
import { NoAnswer, send, type Wire, wireOf } from './request.ts';
import { type Verdict, verdictOf } from './verdict.ts';

/** How a client behaves. */
export type Manner = {
  /** The planner for a request, chosen again for each attempt. */
  target: (random: Random) => string;
  cookie: string;
  /** The cookie for commands that only an admin may send. */
  adminCookie: string;
  agent: Agent;
  random: Random;
  /** How long a command is repeated, in milliseconds. */
  patienceMs: number;
  attemptMs: number;
  /** The share of commands that are given up when an answer is lost. They stay unresolved. */
  walksAway: number;
  /** The share of first requests that are aborted, at a random stage. */
  aborts: number;
  /** Repeats use a new key, against the contract. */
  newKeyOnRepeat: boolean;
  /** Aborts when the run ends: what is not answered by then stays unresolved. */
  over: AbortSignal;
};

const stages: readonly AbortAt[] = ['headers', 'half the body', 'the body', 'the answer'];
const firstPauseMs = 20;
const longestPauseMs = 500;
/** CONFLICT is temporary if others were faster, and permanent if the plan's state is the reason. */
const mostConflicts = 4;

/**
 * Issues a command, and repeats it with the same key until it is answered. Returns how it ended.
 */
export const issue = async (
  command: Command,
  key: string,
  manner: Manner,
): Promise<{ record: CommandRecord; answer: unknown }> => {
  const { random } = manner;
  const sentAt = performance.now();
  const record: CommandRecord = {
    key,
    kind: command.kind,
    stream: command.stream,
    via: command.call.via,
    wanted: command.wanted,
    sentAt,
    endedAt: sentAt,
    attempts: 0,
    isAborted: random.chance(manner.aborts),
    outcome: 'unresolved',
    status: 0,
    code: undefined,
  };
  const willWalkAway = random.chance(manner.walksAway);
  let conflicts = 0;
  let answer: unknown;
  while (performance.now() - sentAt < manner.patienceMs && !manner.over.aborted) {
    record.attempts += 1;
    const sentKey =
      manner.newKeyOnRepeat && record.attempts > 1 ? `${key}-${record.attempts}` : key;
    const cookie = command.by === 'admin' ? manner.adminCookie : manner.cookie;
    const headers = { cookie, 'user-agent': userAgentOf(key) };
    const wire = wireOf(command.call, sentKey, headers);
    const verdict = await attempt(command, wire, manner, record.isAborted && record.attempts === 1);
    if (verdict.is === 'lost' && willWalkAway) break;
    if (verdict.is === 'acknowledged') {
      record.outcome = 'acknowledged';
      answer = verdict.answer;
      break;
    }
    if (verdict.is !== 'lost') record.code = verdict.code;
    if (verdict.is === 'withheld') break;
    if (verdict.is === 'repeat' && verdict.code === 'CONFLICT') conflicts += 1;
    if (verdict.is === 'refused' || conflicts === mostConflicts) {
      record.outcome = 'refused';
      break;
    }
    const most = Math.min(longestPauseMs, firstPauseMs * 2 ** record.attempts);
    await pause(most * (0.5 + random.next() / 2), undefined, { signal: manner.over }).catch(
      () => undefined,
    );
  }
  record.endedAt = performance.now();
  return { record, answer };
};

const attempt = async (
  { call }: Command,
  wire: Wire,
  { target, random, agent, attemptMs, over }: Manner,
  isAborted: boolean,
): Promise<Verdict | { is: 'lost' }> => {
  const base = target(random);
  if (isAborted) {
    const stage = random.pick(stages) ?? 'the body';
    await abort(base, wire, stage);
    return { is: 'lost' };
  }
  try {
    return verdictOf(call, await send(base, wire, { agent, timeoutMs: attemptMs, signal: over }));
  } catch (error) {
    if (error instanceof NoAnswer) return { is: 'lost' };
    throw error;
  }
};
