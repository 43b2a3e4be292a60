import { describe, expect, it } from 'vitest';
import type { EventPlanEvent } from '../../schema/domainEvents.ts';
import { eventPlanStream } from '../../schema/ids.ts';
import { type EventLog, EventLogError, type NewEvent } from '../../schema/ports/eventLog.ts';
import { comes, dinnerPlanned, eventId, tableStands } from '../../tests/harness/dinners.ts';
import { createInMemoryEventLog } from '../../tests/harness/inMemoryEventLog.ts';
import type { EventPlanCommand } from '../eventPlans/commands.ts';
import { eventPlanDecider } from '../eventPlans/decider.ts';
import { createCommandHandler } from './handleCommand.ts';
import { eventIdOf, newId } from './ids.ts';

const stream = eventPlanStream(eventId);
const people = Array.from({ length: 20 }, (_, n) => `p${n}`);

/** Twenty people and a table of twenty, with the number of events in each later append. */
const dinnerForTwenty = async () => {
  const log = createInMemoryEventLog();
  const commandId = newId();
  const events: EventPlanEvent[] = [
    dinnerPlanned,
    ...people.map((name) => comes(name)),
    tableStands('garden', 20),
  ];
  const metadata = { commandId, actorId: 'organiser', at: '2026-03-01T12:00:00.000Z' };
  const signed = events.map((event, n) => ({ ...event, id: eventIdOf(commandId, n), metadata }));
  await log.append(stream, signed as NewEvent[], { expected: 'noStream' });
  const appends: number[] = [];
  const counting: EventLog = {
    ...log,
    append: (to, news, options) => {
      appends.push(news.length);
      return log.append(to, news, options);
    },
  };
  return { log: counting, appends };
};

const handlerOn = (log: EventLog) => {
  const handler = createCommandHandler({ log, random: () => 0 });
  return {
    ...handler,
    run: (
      command: EventPlanCommand,
      origin: { commandId?: string; mayBeRepeated?: boolean } = {},
    ) =>
      handler.handle(eventPlanDecider, stream, command, {
        commandId: newId(),
        actorId: 'organiser',
        ...origin,
      }),
  };
};

const assign = (attendeeId: string, seat: number): EventPlanCommand => ({
  type: 'AssignSeat',
  eventId,
  seatId: `garden-${seat}`,
  attendeeId,
  ifTaken: 'REFUSE',
});

describe('commands that wait for the same plan', () => {
  it('are appended together, each with its own events and its own state', async () => {
    const { log, appends } = await dinnerForTwenty();
    const handler = handlerOn(log);
    const handled = await Promise.all(people.map((name, n) => handler.run(assign(name, n + 1))));
    expect(appends).toEqual([1, 19]);
    const seated = handled.map(({ events }) =>
      events.map((event) => event.type === 'SeatAssigned' && event.data.attendeeId),
    );
    expect(seated).toEqual(people.map((name) => [name]));
    const taken = handled.map(({ state }) =>
      state.status === 'active' ? state.seats.count(({ attendeeId }) => attendeeId !== null) : 0,
    );
    expect(taken).toEqual(people.map((_, n) => n + 1));
  });

  it('see each other: one that conflicts is refused, without affecting the rest', async () => {
    const { log } = await dinnerForTwenty();
    const handler = handlerOn(log);
    const outcomes = await Promise.allSettled([
      handler.run(assign('p0', 1)),
      handler.run(assign('p1', 2)),
      handler.run(assign('p2', 2)),
      handler.run(assign('p3', 3)),
      handler.run({ type: 'UnassignSeat', eventId, seatId: 'garden-3' }),
    ]);
    expect(outcomes.map(({ status }) => status)).toEqual([
      'fulfilled',
      'fulfilled',
      'rejected',
      'fulfilled',
      'fulfilled',
    ]);
    expect(outcomes[2]).toMatchObject({ reason: { code: 'SEAT_TAKEN' } });
    const { state } = await handler.load(eventPlanDecider, stream);
    if (state.status !== 'active') throw new Error('the dinner is planned');
    expect(state.attendees.get('p3')?.placement).toEqual({ in: 'pool' });
  });

  it('are decided again, one by one, if another process was faster', async () => {
    const { log } = await dinnerForTwenty();
    const [here, there] = [handlerOn(log), handlerOn(log)];
    await here.run(assign('p0', 1));
    await there.run(assign('p19', 2));
    const outcomes = await Promise.allSettled([
      here.run(assign('p1', 3)),
      here.run(assign('p2', 2)),
      here.run(assign('p3', 4)),
    ]);
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    const types: string[] = [];
    for await (const { type } of log.readStream(stream)) types.push(type);
    expect(types.filter((type) => type === 'SeatAssigned')).toHaveLength(4);
  });

  it('are all told that the log was silent, and recognised when repeated', async () => {
    const { log } = await dinnerForTwenty();
    let answers = 1;
    const goesSilent: EventLog = {
      ...log,
      append: async (...args) => {
        const appended = await log.append(...args);
        answers -= 1;
        if (answers >= 0) return appended;
        throw new EventLogError('APPEND_UNKNOWN', 'no answer');
      },
    };
    const handler = handlerOn(goesSilent);
    const ids = people.map(() => newId());
    const run = (mayBeRepeated: boolean) =>
      Promise.allSettled(
        people.map((name, n) =>
          handler.run(assign(name, n + 1), { commandId: ids[n] ?? '', mayBeRepeated }),
        ),
      );
    const first = await run(false);
    expect(first[0]).toMatchObject({ status: 'fulfilled' });
    expect(first.slice(1)).toEqual(
      people.slice(1).map(() => expect.objectContaining({ status: 'rejected' })),
    );
    answers = 100;
    const again = await run(true);
    expect(again.filter(({ status }) => status === 'rejected')).toEqual([]);
    const seated: string[] = [];
    for await (const { type } of log.readStream(stream)) seated.push(type);
    expect(seated.filter((type) => type === 'SeatAssigned')).toHaveLength(20);
  });
});
