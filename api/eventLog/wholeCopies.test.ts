import { beforeEach, expect, it } from 'vitest';
import { NewerShape } from '../../schema/codec.ts';
import type { RecordedEvent } from '../../schema/domainEvents.ts';
import { eventPlanStream } from '../../schema/ids.ts';
import {
  type EventLog,
  EventLogError,
  type EventStore,
  type LogWithReferences,
  type StoredEvent,
  startPosition,
} from '../../schema/ports/eventLog.ts';
import { copying } from '../../tests/harness/copying.ts';
import {
  comes,
  details,
  dinnerPlanned,
  eventId,
  guest,
  standing,
} from '../../tests/harness/dinners.ts';
import { createInMemoryEventStore } from '../../tests/harness/inMemoryEventLog.ts';
import { createInMemoryKeys } from '../../tests/harness/inMemoryKeys.ts';
import { type CommandHandler, createCommandHandler } from '../core/handleCommand.ts';
import { newId } from '../core/ids.ts';
import type { EventPlanCommand } from '../eventPlans/commands.ts';
import { eventPlanDecider } from '../eventPlans/decider.ts';
import { evolvePlan } from '../eventPlans/evolve.ts';
import { emptyPlan } from '../eventPlans/state.ts';
import { eventLogOver } from './eventLogOver.ts';
import { withWholeCopies } from './wholeCopies.ts';

const at = '2026-05-01T18:00:00.000Z';
const live = eventPlanStream(eventId);
const ofDraft = eventPlanStream('draft');

let store: EventStore;
let keys: ReturnType<typeof createInMemoryKeys>;
let log: EventLog;
let commands: CommandHandler;
/** The stream of each event that was read from the store. */
let read: string[];

/** A store that notes which streams are read. */
const noting = (below: EventStore): EventStore => ({
  ...below,
  async *readStream(stream, options) {
    for await (const event of below.readStream(stream, options)) {
      read.push(event.stream);
      yield event;
    }
  },
});

beforeEach(async () => {
  read = [];
  store = noting(createInMemoryEventStore());
  keys = createInMemoryKeys();
  log = eventLogOver(store, keys);
  commands = createCommandHandler({ log });
  const metadata = { commandId: newId(), actorId: 'organiser', at };
  await log.append(live, [{ ...dinnerPlanned, id: crypto.randomUUID(), metadata }], {
    expected: 'noStream',
  });
  await run({
    type: 'ImportAttendees',
    eventId,
    source: 'csv',
    attendees: [guest('Ada', 'vegan')],
  });
  await run({ type: 'AddTable', eventId, name: 'One', capacity: 4, layout: 'circular' });
  await run({ type: 'AutoAssignSeats', eventId });
});

const origin = () => ({ commandId: newId(), actorId: 'organiser', at });
const run = (command: EventPlanCommand) =>
  commands.handle(eventPlanDecider, eventPlanStream(command.eventId), command, origin());

/** Starts a draft. Returns the copy as it was decided. */
const start = async (id = 'draft') => {
  const { state, revision } = await commands.load(eventPlanDecider, live);
  const command = { eventId: id, revision: Number(revision), live: standing(state) };
  const { events } = await commands.handle(copying, eventPlanStream(id), command, origin());
  return events.find(({ type }) => type === 'PlanCopied')?.data;
};

const all = async <T>(events: AsyncIterable<T>): Promise<T[]> => {
  const found: T[] = [];
  for await (const event of events) found.push(event);
  return found;
};
const followed = async (from: EventLog): Promise<RecordedEvent[]> => {
  const ending = new AbortController();
  const found: RecordedEvent[] = [];
  for await (const item of from.subscribeAll({ signal: ending.signal })) {
    if (item.kind === 'event') found.push(item.event);
    if (item.kind === 'caughtUp') ending.abort();
  }
  return found;
};
const copiesIn = (events: readonly RecordedEvent[]) =>
  events.filter(({ type }) => type === 'PlanCopied');
const nameIn = ([copy]: readonly RecordedEvent[]) =>
  copy?.type === 'PlanCopied' ? copy.data.attendeesAdded[0]?.person.name : undefined;

it('stores the copied plan and its revision, and returns the copy however the log is read', async () => {
  const copied = await start();
  const stored = (await all(store.readStream(ofDraft))).at(-1) as StoredEvent;
  expect(stored).toMatchObject({
    type: 'PlanCopiedByReference',
    data: { eventId: 'draft', fromEventId: eventId, revision: 3 },
  });
  await run({ type: 'AddTable', eventId, name: 'Two', capacity: 4, layout: 'circular' });
  for (const reader of [log, eventLogOver(store, keys)]) {
    const { id, revision, position } = stored;
    const whole = { type: 'PlanCopied', id, revision, position, data: copied };
    expect((await all(reader.readStream(ofDraft))).at(-1)).toMatchObject(whole);
    const { events } = await reader.readAll({ max: 100 });
    for (const found of [events, await followed(reader)]) {
      const [copy] = copiesIn(found);
      expect(copy).toMatchObject(whole);
      expect(copy?.data).toStrictEqual(copied);
    }
  }
});

it('folds the plan once for all drafts of a moment, and only continues for later ones', async () => {
  for (let n = 0; n < 20; n += 1) await start(`draft${n}`);
  await run({ type: 'AddTable', eventId, name: 'Two', capacity: 4, layout: 'circular' });
  await start('later');
  read = [];
  const { events } = await eventLogOver(store, keys).readAll({ max: 100 });
  expect(copiesIn(events)).toHaveLength(21);
  expect(read).toEqual(Array(5).fill(live));
});

it('names nobody whose key was destroyed, even if the plan was folded before', async () => {
  await start();
  expect(nameIn(copiesIn(await followed(log)))).toBe('Ada');
  const { state } = await commands.load(eventPlanDecider, live);
  for (const id of standing(state).attendees.keys()) keys.forget(id);
  expect(nameIn(copiesIn(await followed(log)))).toBe('Erased guest');
  expect(nameIn(await all(log.readStream(ofDraft, { from: 1n })))).toBe('Erased guest');
});

it('reads a copy that the log contains in full', async () => {
  const copied = await start();
  const older = {
    id: crypto.randomUUID(),
    type: 'PlanCopied',
    data: copied,
    metadata: { at, shape: 1 },
  };
  await store.append(eventPlanStream('older'), [older], { expected: 'noStream' });
  read = [];
  const [event] = await all(log.readStream(eventPlanStream('older')));
  expect(event).toMatchObject({ type: 'PlanCopied', data: copied });
  expect(read).toEqual([eventPlanStream('older')]);
});

it('makes only the copies of an unreadable plan unreadable', async () => {
  await start();
  const newer = {
    id: crypto.randomUUID(),
    type: 'TableRenamed',
    data: {},
    metadata: { at, shape: 9 },
  };
  await store.append(live, [newer], { expected: 3n });
  const metadata = { commandId: newId(), actorId: 'organiser', at };
  const reference = { eventId: 'late', fromEventId: eventId, revision: 4 };
  const late = { id: crypto.randomUUID(), type: 'PlanCopiedByReference' as const, metadata };
  await log.append(eventPlanStream('late'), [{ ...late, data: reference }], { expected: 'any' });
  for (const events of [(await log.readAll({ max: 100 })).events, await followed(log)]) {
    const unreadable = events.filter((event) => event.unreadable);
    expect(unreadable.map(({ stream }) => stream)).toEqual([live, eventPlanStream('late')]);
    for (const event of unreadable) expect(event.unreadable).toBeInstanceOf(NewerShape);
    expect(copiesIn(events)).toHaveLength(2);
  }
  await expect(all(log.readStream(eventPlanStream('late')))).rejects.toThrow(NewerShape);
  expect(await all(log.readStream(ofDraft))).toHaveLength(2);
});

const reference = (id: string, revision = 1) =>
  ({
    id,
    stream: eventPlanStream(id),
    revision: 1n,
    position: id.padStart(20, '0'),
    type: 'PlanCopiedByReference',
    data: { eventId: id, fromEventId: eventId, revision },
    metadata: { commandId: 'c', actorId: 'organiser', at },
  }) as const;
const logOf = (...events: ReturnType<typeof reference>[]) =>
  ({
    readAll: async () => ({ events, next: '9', atHead: true }),
  }) as unknown as LogWithReferences;

it('does so for a plan that does not exist, no longer exists, or does not exist yet', async () => {
  const gone = { status: 'deleted' as const, eventId, ownerId: 'organiser' };
  const whole = standing(evolvePlan({ status: 'none' }, { ...dinnerPlanned, metadata: { at } }));
  const found = [
    { state: { status: 'none' as const }, revision: 1n },
    { state: gone, revision: 1n },
    { state: whole, revision: 0n },
  ];
  for (const state of found) {
    const { events } = await withWholeCopies(logOf(reference('1')), async () => state).readAll({
      max: 9,
    });
    expect(events[0]?.unreadable).toMatchObject({ name: 'NothingToCopy' });
  }
});

it('is not set aside while the log does not answer', async () => {
  const reading = withWholeCopies(logOf(reference('1')), async () => {
    throw new EventLogError('LOG_UNAVAILABLE', 'The event log cannot be read');
  }).readAll({ max: 9 });
  await expect(reading).rejects.toMatchObject({ code: 'LOG_UNAVAILABLE' });
});

it('ends a page of the log with a large copy, so that a page of drafts fits into memory', async () => {
  const crowd = Array.from({ length: 6_000 }, (_, n) => comes(`guest${n}`));
  const begun = emptyPlan(eventId, 'organiser', details);
  const large = crowd.reduce<ReturnType<typeof evolvePlan>>(
    (plan, event) => evolvePlan(plan, { ...event, metadata: { at } }),
    begun,
  );
  const pages = withWholeCopies(
    logOf(reference('1'), reference('2'), reference('3')),
    async () => ({ state: large, revision: 1n }),
  );
  const first = await pages.readAll({ max: 9, after: startPosition });
  expect(first.events.map(({ id }) => id)).toEqual(['1', '2']);
  expect(first).toMatchObject({ next: reference('2').position, atHead: false });
});
