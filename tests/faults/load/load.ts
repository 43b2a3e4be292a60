import { randomUUID } from 'node:crypto';
import { setMaxListeners } from 'node:events';
import { Agent } from 'node:http';
import { type Random, seeded } from '../random.ts';
import type { CommandRecord } from '../records.ts';
import { type Answer, planStream } from './command.ts';
import { issue, type Manner } from './issue.ts';
import { drawCommand } from './kinds.ts';
import { send } from './request.ts';
import { emptySketch, type Sketch } from './sketch.ts';

export type LoadOptions = {
  clients: number;
  plans: number;
  seed: number;
  /** The addresses of API processes; a request goes to any of them. */
  targets: () => readonly string[];
  /** The cookies of members who may edit every plan; clients take turns. */
  cookies: readonly string[];
  /** An admin's cookie, with which members are changed. */
  adminCookie: string;
  patienceMs?: number;
  attemptMs?: number;
  walksAway?: number;
  aborts?: number;
  newKeyOnRepeat?: boolean;
  /** Called once the plans are laid out, before anything else changes. */
  beforeClients?: (plans: readonly Sketch[]) => Promise<void>;
  /** Kinds of commands that are drawn eight times as often. */
  often?: readonly string[];
  /**
   * After this long without an acknowledged command, while some are under way, the planner has stalled.
   */
  stallMs: number;
};

class Stalled extends Error {
  override readonly name = 'Stalled';
}

export type Load = {
  records: readonly CommandRecord[];
  plans: readonly Sketch[];
  /**
   * Resolves once this many more commands have been acknowledged.
   * @throws Stalled
   */
  acknowledged: (more: number) => Promise<void>;
  /** Marks the moment of a fault. The time until the next acknowledged command is its recovery. */
  strikes: () => void;
  /** How often a fault happened, including requests abandoned by their clients. */
  strikeCount: () => number;
  /** The times from each fault to the first acknowledged command that was sent after it. */
  recoveries: () => number[];
  /** Lets every client finish its command, then stops. */
  stop: () => Promise<void>;
  /** Stops at once: what has not been answered stays unresolved. */
  abandon: () => Promise<void>;
};

/** How many plans are laid out at the same time. */
const atOnce = 3;

type Waiter = { at: number; resolve: () => void; reject: (error: Error) => void };

/**
 * Starts clients that issue commands of all kinds on several plans, one after the other, until stopped.
 */
export const startLoad = async (options: LoadOptions): Promise<Load> => {
  const records: CommandRecord[] = [];
  const random = seeded(options.seed);
  const over = new AbortController();
  setMaxListeners(0, over.signal);
  const manners = mannersOf(options, random, over.signal);
  const plans: Sketch[] = [];
  const dinners = Array.from({ length: options.plans }, (_, n) => `Dinner ${n}`);
  for (let n = 0; n < dinners.length; n += atOnce) {
    const some = dinners.slice(n, n + atOnce);
    const layingOut = some.map((name) => laidOut(name, manners[0] as Manner, records));
    plans.push(...(await Promise.all(layingOut)));
  }
  await options.beforeClients?.(plans);

  let acknowledged = 0;
  let progressAt = performance.now();
  let isStopping = false;
  const struck: { at: number; recovered?: number }[] = [];
  const waiters = new Set<Waiter>();
  const failure: { error?: Error } = {};

  const note = (record: CommandRecord) => {
    records.push(record);
    if (record.outcome === 'acknowledged') {
      acknowledged += 1;
      progressAt = record.endedAt;
      for (const strike of struck) {
        if (record.sentAt >= strike.at) strike.recovered ??= record.endedAt - strike.at;
      }
    }
    for (const waiter of waiters) {
      if (acknowledged < waiter.at) continue;
      waiters.delete(waiter);
      waiter.resolve();
    }
  };
  const watch = setInterval(() => {
    const seconds = (performance.now() - progressAt) / 1000;
    if (seconds * 1000 < options.stallMs) return;
    for (const { reject } of waiters) {
      reject(new Stalled(`nothing was acknowledged for ${seconds.toFixed(0)} s`));
    }
    waiters.clear();
  }, 250);

  const client = async (manner: Manner): Promise<void> => {
    for (let n = 0; !isStopping; n += 1) {
      const plan = manner.random.pick(plans) as Sketch;
      if (n % 25 === 24) await refresh(plan, manner).catch(() => undefined);
      const key = randomUUID();
      const command = drawCommand(
        { plan, random: manner.random, unique: `u${key.slice(0, 8)}` },
        options.often,
      );
      const { record, answer } = await issue(command, key, manner);
      if (record.outcome === 'acknowledged') command.learn?.(answer as Answer);
      note(record);
    }
  };
  const clients = Promise.all(manners.map(client)).catch((error: Error) => {
    failure.error = error;
    for (const { reject } of waiters) reject(error);
  });

  const stop = async () => {
    isStopping = true;
    await clients;
    clearInterval(watch);
    for (const { agent } of manners) agent.destroy();
    if (failure.error) throw failure.error;
  };

  return {
    records,
    plans,
    acknowledged: (more) =>
      failure.error
        ? Promise.reject(failure.error)
        : new Promise((resolve, reject) => {
            progressAt = Math.max(progressAt, performance.now());
            waiters.add({ at: acknowledged + more, resolve, reject });
          }),
    strikes: () => void struck.push({ at: performance.now() }),
    strikeCount: () => struck.length + records.filter(({ isAborted }) => isAborted).length,
    recoveries: () => struck.flatMap(({ recovered }) => recovered ?? []),
    stop,
    abandon: () => {
      over.abort();
      return stop();
    },
  };
};

const mannersOf = (options: LoadOptions, random: Random, over: AbortSignal): Manner[] =>
  Array.from({ length: options.clients }, (_, n) => ({
    target: (own) => own.pick(options.targets()) ?? '',
    cookie: options.cookies[n % options.cookies.length] ?? '',
    adminCookie: options.adminCookie,
    agent: new Agent({ keepAlive: true, maxSockets: 2 }),
    random: seeded(random.below(2 ** 32)),
    patienceMs: options.patienceMs ?? 60_000,
    attemptMs: options.attemptMs ?? 25_000,
    walksAway: options.walksAway ?? 0.1,
    aborts: options.aborts ?? 0,
    newKeyOnRepeat: options.newKeyOnRepeat ?? false,
    over,
  }));

/** A plan to work on: tables, and more people than seats. */
const laidOut = async (name: string, manner: Manner, records: CommandRecord[]): Promise<Sketch> => {
  const calm = { ...manner, aborts: 0, walksAway: 0, newKeyOnRepeat: false };
  const post = async (path: string, body: object, type: string, stream?: string) => {
    const call = { via: 'rest' as const, method: 'POST', path, body };
    const wanted = { effect: (event: { type: string }) => event.type === type };
    const command = { kind: 'lay out', stream: stream ?? '', call, wanted };
    const { record, answer } = await issue(command, randomUUID(), calm);
    if (record.outcome !== 'acknowledged') throw new Error(`${path}: ${record.code}`);
    // The stream of a new event is known only from its answer.
    const id = (answer as Answer).id;
    records.push({ ...record, stream: stream ?? planStream(id) });
    return answer as Answer;
  };
  const { id: eventId } = await post('/api/events', { name, isPublic: true }, 'EventPlanCreated');
  const stream = planStream(eventId);
  const plan = emptySketch(eventId);
  for (let n = 1; n <= 5; n += 1) {
    const table = { eventId, name: `Table ${n}`, capacity: 6, layout: 'circular' };
    await post('/api/tables', table, 'TableAdded', stream);
  }
  const attendees = Array.from({ length: 34 }, (_, n) => ({ name: `Guest ${n}` }));
  await post('/api/attendees/bulk', { eventId, attendees }, 'AttendeesImported', stream);
  await refresh(plan, calm);
  return plan;
};

/** Reads the plan, so that clients refer to what exists. */
const refresh = async (plan: Sketch, manner: Manner): Promise<void> => {
  const ids = async (path: string): Promise<string[]> => {
    const headers = { cookie: manner.cookie };
    const wire = { method: 'GET', path, headers, body: undefined };
    const { agent, attemptMs: timeoutMs } = manner;
    const { status, body } = await send(manner.target(manner.random), wire, { agent, timeoutMs });
    if (status !== 200) throw new Error(`${path}: ${status}`);
    return JSON.parse(body).map(({ id }: { id: string }) => id);
  };
  const query = `event=${plan.eventId}`;
  plan.seats = await ids(`/api/seats/all?${query}`);
  plan.people = await ids(`/api/attendees?${query}&includeHolding=true`);
  plan.tables = await ids(`/api/tables?${query}`);
};
