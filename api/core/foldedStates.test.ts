import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { EventPlanEvent } from '../../schema/domainEvents.ts';
import { eventPlanStream } from '../../schema/ids.ts';
import type { EventLog, NewEvent } from '../../schema/ports/eventLog.ts';
import { comes, dinnerPlanned, eventId } from '../../tests/harness/dinners.ts';
import { createInMemoryEventLog } from '../../tests/harness/inMemoryEventLog.ts';
import { planText } from '../../tests/harness/planTruth.ts';
import { commandOf, stepsOf } from '../../tests/harness/randomCommands.ts';
import { eventPlanDecider } from '../eventPlans/decider.ts';
import type { PlanState } from '../eventPlans/state.ts';
import type { Happened } from './decider.ts';
import { createCommandHandler } from './handleCommand.ts';
import { newId } from './ids.ts';
import type { SnapshotStore } from './snapshots.ts';
import type { Folded } from './stateCache.ts';

const stream = eventPlanStream(eventId);
const at = '2026-05-01T18:00:00.000Z';

/** A snapshot store that keeps snapshots as PostgreSQL does: several for each stream, as JSON. */
const keptSnapshots = () => {
  const kept = new Map<bigint, string>();
  const store: SnapshotStore = {
    load: async (_stream, _version, upTo) => {
      const found = [...kept.keys()].filter((revision) => upTo === undefined || revision <= upTo);
      const revision = found.sort((one, other) => (one < other ? 1 : -1))[0];
      if (revision === undefined) return undefined;
      return { state: JSON.parse(kept.get(revision) ?? ''), revision } as Folded<unknown>;
    },
    save: async (_stream, _version, { state, revision }) => {
      kept.set(revision, JSON.stringify(state));
    },
    revisions: async () => [...kept.keys()],
    forget: async (_stream, revisions) => {
      for (const revision of revisions ?? kept.keys()) kept.delete(revision);
    },
  };
  return { kept, store };
};

const logOf = async (events: readonly EventPlanEvent[]): Promise<EventLog> => {
  const log = createInMemoryEventLog();
  const metadata = { commandId: newId(), actorId: 'organiser', at };
  const recorded = events.map((event) => ({ ...event, id: newId(), metadata })) as NewEvent[];
  await log.append(stream, recorded, { expected: 'noStream' });
  return log;
};

/** The log, with the revisions at which each read of it began and ended. */
const watched = (log: EventLog) => {
  const readings: { from: bigint; to: bigint | undefined }[] = [];
  const readStream: EventLog['readStream'] = (name, options) => {
    if (options?.max !== 1) readings.push({ from: options?.from ?? 0n, to: options?.to });
    return log.readStream(name, options);
  };
  return { log: { ...log, readStream }, readings };
};

const evening = (changes: number): EventPlanEvent[] => [
  dinnerPlanned,
  ...Array.from({ length: changes - 1 }, (_, n) => comes(`p${n}`)),
];

const gate = () => {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open: () => open(), opened };
};

const peopleIn = (state: PlanState): number =>
  state.status === 'active' ? state.attendees.size : -1;

it('the state at every revision equals a full fold, whatever was read before', async () => {
  const looks = fc.array(
    fc.record({ n: fc.nat(60), first: fc.constantFrom('nothing', 'forget', 'write') }),
    { minLength: 4, maxLength: 20 },
  );
  await fc.assert(
    fc.asyncProperty(stepsOf(1, { minLength: 5, maxLength: 40 }), looks, async (steps, all) => {
      const log = await logOf([dinnerPlanned]);
      const { store } = keptSnapshots();
      const handler = createCommandHandler({ log, snapshots: store });
      const write = async (step: (typeof steps)[number] | undefined) => {
        const { state } = await handler.load(eventPlanDecider, stream);
        const command = step && state.status === 'active' ? commandOf(state, step) : undefined;
        const origin = { commandId: newId(), actorId: 'mira', at };
        if (command)
          await handler.handle(eventPlanDecider, stream, command, origin).catch(() => undefined);
      };
      for (const step of steps) await write(step);
      for (const { n, first } of all) {
        if (first === 'forget') handler.forget(stream);
        if (first === 'write') await write(steps[n % steps.length]);
        const { revision: last } = await handler.load(eventPlanDecider, stream);
        const revision = BigInt(n) % (last + 1n);
        let state: PlanState = eventPlanDecider.initialState;
        for await (const event of log.readStream(stream, { to: revision }))
          state = eventPlanDecider.evolve(state, event as unknown as Happened<EventPlanEvent>);
        const looked = await handler.at(eventPlanDecider, stream, revision);
        expect(looked.revision).toBe(revision);
        expect(planText(looked.state)).toBe(planText(state));
      }
    }),
    { numRuns: 40 },
  );
});

it('folds the next moment from the last one that was read', async () => {
  const { log, readings } = watched(await logOf(evening(900)));
  const handler = createCommandHandler({ log });
  await handler.at(eventPlanDecider, stream, 700n);
  const { state } = await handler.at(eventPlanDecider, stream, 703n);
  expect(peopleIn(state)).toBe(703);
  expect(readings.at(-1)).toEqual({ from: 701n, to: 703n });
});

it('folds once for several revisions, returning each state on the way', async () => {
  const { log, readings } = watched(await logOf(evening(900)));
  const handler = createCommandHandler({ log });
  const passed: [bigint, number][] = [];
  const revisions = [3n, 3n, 450n, 899n, 5_000n];
  for await (const { state, revision } of handler.along(eventPlanDecider, stream, revisions))
    passed.push([revision, peopleIn(state)]);
  expect(passed).toEqual([
    [3n, 3],
    [3n, 3],
    [450n, 450],
    [899n, 899],
    [899n, 899],
  ]);
  expect(readings).toEqual([{ from: 0n, to: 5_000n }]);
  expect(await handler.along(eventPlanDecider, stream, []).next()).toMatchObject({ done: true });
  expect(readings).toHaveLength(1);
});

it('saves snapshots during a long fold, so that the next one is short', async () => {
  const { log, readings } = watched(await logOf(evening(2_200)));
  const { kept, store } = keptSnapshots();
  await createCommandHandler({ log, snapshots: store }).at(eventPlanDecider, stream, 2_100n);
  await expect.poll(() => [...kept.keys()]).toEqual([499n, 999n, 1_499n, 1_999n]);
  const another = createCommandHandler({ log, snapshots: store });
  const { state } = await another.at(eventPlanDecider, stream, 1_700n);
  expect(peopleIn(state)).toBe(1_700);
  expect(readings.at(-1)).toEqual({ from: 1_500n, to: 1_700n });
});

/** An event with one guest who is seated and unseated again and again. */
const restlessEvening = (changes: number): EventPlanEvent[] => [
  ...evening(2),
  ...Array.from({ length: changes - 2 }, (_, n): EventPlanEvent => {
    const data = { eventId, attendeeId: 'p0' };
    return n % 2 ? { type: 'AttendeeCheckedOut', data } : { type: 'AttendeeCheckedIn', data };
  }),
];

it('keeps few snapshots of a long past, however often it is read, and one is always near', async () => {
  const last = 19_999n;
  const { log, readings } = watched(await logOf(restlessEvening(20_000)));
  const { kept, store } = keptSnapshots();
  /** Waits until a fold has kept its states in memory. */
  const settled = () => new Promise((resolve) => setImmediate(resolve));
  await createCommandHandler({ log, snapshots: store }).at(eventPlanDecider, stream, last);
  await expect.poll(() => kept.has(last)).toBe(true);
  const { size } = kept;
  expect(size).toBeLessThan(33);
  for (const moment of [300n, 4_100n, 11_111n, 18_700n]) {
    const { state } = await createCommandHandler({ log, snapshots: store }).at(
      eventPlanDecider,
      stream,
      moment,
    );
    expect(peopleIn(state)).toBe(1);
    const { from = 0n } = readings.at(-1) ?? {};
    expect(Number(moment - from)).toBeLessThanOrEqual(Number(last - moment) / 7 + 500);
    await settled();
    expect(kept.size).toBe(size);
  }
});

it('reads the past without snapshots, from states of an earlier fold', async () => {
  const { log, readings } = watched(await logOf(evening(1_600)));
  const handler = createCommandHandler({ log });
  await handler.at(eventPlanDecider, stream, 1_599n);
  const { state } = await handler.at(eventPlanDecider, stream, 1_200n);
  expect(peopleIn(state)).toBe(1_200);
  expect(readings.at(-1)).toEqual({ from: 1_000n, to: 1_200n });
});

it('reads the past from the snapshot that the present started with, without loading it again', async () => {
  const log = await logOf(evening(900));
  const { kept, store } = keptSnapshots();
  await createCommandHandler({ log, snapshots: store }).at(eventPlanDecider, stream, 899n);
  await expect.poll(() => kept.size).toBe(1);
  let loaded = 0;
  const counted: SnapshotStore = {
    ...store,
    load: (...asked) => {
      loaded += 1;
      return store.load(...asked);
    },
  };
  const started = createCommandHandler({ log, snapshots: counted });
  const now = await started.load(eventPlanDecider, stream);
  expect(loaded).toBe(1);
  const then = await started.at(eventPlanDecider, stream, 700n);
  expect([peopleIn(then.state), peopleIn(now.state)]).toEqual([700, 899]);
  expect((await started.at(eventPlanDecider, stream, 899n)).state).toBe(now.state);
  expect(loaded).toBe(1);
});

it('saves a moment after a long fold, and continues from it to the present', async () => {
  const { log, readings } = watched(await logOf(evening(620)));
  const { kept, store } = keptSnapshots();
  await createCommandHandler({ log, snapshots: store }).atForLong(eventPlanDecider, stream, 610n);
  await expect.poll(() => [...kept.keys()]).toEqual([499n, 610n]);
  const started = createCommandHandler({ log, snapshots: store });
  await started.at(eventPlanDecider, stream, 610n);
  readings.length = 0;
  const { state, position } = await started.load(eventPlanDecider, stream);
  expect(peopleIn(state)).toBe(619);
  expect(position).toBeDefined();
  expect(readings).toEqual([{ from: 611n, to: undefined }]);
});

it('reports how much a fold would read that is neither in memory nor saved', async () => {
  const { log, readings } = watched(await logOf(evening(620)));
  const { kept, store } = keptSnapshots();
  const handler = createCommandHandler({ log, snapshots: store });
  expect(await handler.behind(eventPlanDecider, stream)).toBe(620);
  await handler.at(eventPlanDecider, stream, 610n);
  await expect.poll(() => [...kept.keys()]).toEqual([499n]);
  expect(await handler.behind(eventPlanDecider, stream)).toBe(120);
  await handler.load(eventPlanDecider, stream);
  readings.length = 0;
  expect(await handler.behind(eventPlanDecider, stream)).toBe(0);
  expect(await handler.behind(eventPlanDecider, eventPlanStream('nobody'))).toBe(0);
  expect(readings).toEqual([]);
});

it('folds a plan once for concurrent callers', async () => {
  const { log, readings } = watched(await logOf(evening(40)));
  const handler = createCommandHandler({ log });
  const looks = Array.from({ length: 20 }, () => handler.at(eventPlanDecider, stream, 30n));
  expect(new Set((await Promise.all(looks)).map(({ state }) => state)).size).toBe(1);
  expect(readings).toEqual([{ from: 0n, to: 30n }]);
  handler.forget(stream);
  readings.length = 0;
  const loads = Array.from({ length: 20 }, () => handler.load(eventPlanDecider, stream));
  expect(new Set((await Promise.all(loads)).map(({ state }) => state)).size).toBe(1);
  // The other reads only check for newer events.
  const [first, ...others] = readings.map(({ from }) => from);
  expect([first, new Set(others)]).toEqual([0n, new Set([40n])]);
});

it('reads again for a caller who needs events recorded after a fold started', async () => {
  const recorded = await logOf(evening(40));
  const isRead = gate();
  const release = gate();
  const readStream: EventLog['readStream'] = async function* (...asked) {
    yield* recorded.readStream(...asked);
    isRead.open();
    await release.opened;
  };
  const handler = createCommandHandler({ log: { ...recorded, readStream } });
  const first = handler.load(eventPlanDecider, stream);
  await isRead.opened;
  const metadata = { commandId: newId(), actorId: 'organiser', at };
  const late = { ...comes('late'), id: newId(), metadata } as unknown as NewEvent;
  await recorded.append(stream, [late], { expected: 39n });
  const second = handler.load(eventPlanDecider, stream);
  release.open();
  expect([peopleIn((await first).state), peopleIn((await second).state)]).toEqual([39, 40]);
});

it('shares no fold that started before somebody was forgotten', async () => {
  const log = await logOf(evening(40));
  let loads = 0;
  const release = gate();
  const slow: SnapshotStore = {
    ...keptSnapshots().store,
    load: async () => {
      loads += 1;
      await release.opened;
      return undefined;
    },
  };
  const handler = createCommandHandler({ log, snapshots: slow });
  const asked = [handler.load(eventPlanDecider, stream), handler.at(eventPlanDecider, stream, 20n)];
  handler.forget(stream);
  asked.push(handler.load(eventPlanDecider, stream), handler.at(eventPlanDecider, stream, 20n));
  release.open();
  await Promise.all(asked);
  expect(loads).toBe(4);
});

it('starts from the nearest state, even if the state of the present in memory is older', async () => {
  const recorded = await logOf(evening(40));
  const { log, readings } = watched(recorded);
  const handler = createCommandHandler({ log });
  await handler.load(eventPlanDecider, stream);
  const metadata = { commandId: newId(), actorId: 'another process', at };
  const later = evening(1_500).slice(40);
  const events = later.map((event) => ({ ...event, id: newId(), metadata })) as NewEvent[];
  await recorded.append(stream, events, { expected: 39n });
  await handler.at(eventPlanDecider, stream, 1_499n);
  const { state } = await handler.at(eventPlanDecider, stream, 1_300n);
  expect(peopleIn(state)).toBe(1_300);
  expect(readings.at(-1)).toEqual({ from: 1_000n, to: 1_300n });
});

it('forgets past states of a stream with its present one: somebody may have been erased', async () => {
  const { log, readings } = watched(await logOf(evening(50)));
  const handler = createCommandHandler({ log });
  await handler.at(eventPlanDecider, stream, 30n);
  handler.forget(stream);
  await handler.at(eventPlanDecider, stream, 30n);
  expect(readings.at(-1)).toEqual({ from: 0n, to: 30n });
});
