import { describe, expect, it } from 'vitest';
import type { EventPlanEvent } from '../../schema/domainEvents.ts';
import { eventPlanStream } from '../../schema/ids.ts';
import { type EventLog, EventLogError, type NewEvent } from '../../schema/ports/eventLog.ts';
import { isRefusal } from '../../schema/refusal.ts';
import {
  comes,
  dinnerPlanned,
  eventId,
  guest as guestOf,
  personNamed,
  tableStands,
} from '../../tests/harness/dinners.ts';
import { createInMemoryEventLog } from '../../tests/harness/inMemoryEventLog.ts';
import type { EventPlanCommand } from '../eventPlans/commands.ts';
import { eventPlanDecider } from '../eventPlans/decider.ts';
import { type CommandHandlerOptions, createCommandHandler } from './handleCommand.ts';
import { eventIdOf, newId } from './ids.ts';
import type { SnapshotStore } from './snapshots.ts';

const stream = eventPlanStream(eventId);
const at = '2026-03-01T12:00:00.000Z';

const logOf = async (events: readonly EventPlanEvent[]): Promise<EventLog> => {
  const log = createInMemoryEventLog();
  const commandId = newId();
  const appended = events.map((event, n) => ({
    ...event,
    id: eventIdOf(commandId, n),
    metadata: { commandId, actorId: 'organiser', at },
  })) as NewEvent[];
  await log.append(stream, appended, { expected: 'noStream' });
  return log;
};

const handlerOn = (log: EventLog, options: Partial<CommandHandlerOptions> = {}) => {
  const handler = createCommandHandler({ log, random: () => 0, ...options });
  return {
    ...handler,
    run: (command: EventPlanCommand, commandId = newId(), mayBeRepeated = false) =>
      handler.handle(eventPlanDecider, stream, command, {
        commandId,
        actorId: 'organiser',
        mayBeRepeated,
      }),
  };
};

const assign = (attendeeId: string, seatId: string): EventPlanCommand => ({
  type: 'AssignSeat',
  eventId,
  seatId,
  attendeeId,
  ifTaken: 'REFUSE',
});

const recorded = async (log: EventLog) => {
  const events = [];
  for await (const event of log.readStream(stream)) events.push(event);
  return events;
};

const people = (count: number) => Array.from({ length: count }, (_, n) => `p${n}`);
const dinner = (guests: number, seats: number): EventPlanEvent[] => [
  dinnerPlanned,
  ...people(guests).map((name) => comes(name)),
  tableStands('garden', seats),
];

describe('races', () => {
  it('gives a seat to one of 200 concurrent requests, and tells the others who has it', async () => {
    const log = await logOf(dinner(200, 1));
    const handlers = [handlerOn(log), handlerOn(log)];
    const outcomes = await Promise.allSettled(
      people(200).map((name, n) => handlers[n % 2]?.run(assign(name, 'garden-1'))),
    );
    const refused = outcomes.flatMap((outcome) =>
      outcome.status === 'rejected' ? [outcome.reason] : [],
    );
    expect(refused).toHaveLength(199);
    expect(refused.every((reason) => isRefusal(reason, 'SEAT_TAKEN'))).toBe(true);
    const seated = (await recorded(log)).filter(({ type }) => type === 'SeatAssigned');
    expect(seated).toHaveLength(1);
  });

  it('leaves somebody who is assigned to twenty seats at once on exactly one', async () => {
    const log = await logOf(dinner(1, 20));
    const handler = handlerOn(log);
    const seats = Array.from({ length: 20 }, (_, n) => `garden-${n + 1}`);
    await Promise.all(seats.map((seatId) => handler.run(assign('p0', seatId))));
    const { state } = await handler.load(eventPlanDecider, stream);
    if (state.status !== 'active') throw new Error('the dinner is planned');
    expect(state.seats.count(({ attendeeId }) => attendeeId === 'p0')).toBe(1);
  });

  it("decides again after another process's write", async () => {
    const log = await logOf(dinner(2, 2));
    const [here, there] = [handlerOn(log), handlerOn(log)];
    await here.run(assign('p0', 'garden-1'));
    await there.run({ type: 'UnassignSeat', eventId, seatId: 'garden-1' });
    const { events } = await here.run(assign('p1', 'garden-1'));
    expect(events).toMatchObject([{ type: 'SeatAssigned', data: { attendeeId: 'p1' } }]);
  });

  it('gives up with CONFLICT when it loses every time', async () => {
    const log = await logOf(dinner(1, 1));
    const losing: EventLog = {
      ...log,
      append: async () => {
        throw new EventLogError('WRONG_EXPECTED_REVISION', 'lost again');
      },
    };
    let asked = 0;
    const elapsed = () => {
      asked += 1;
      return asked * 500;
    };
    await expect(
      handlerOn(losing, { elapsed }).run(assign('p0', 'garden-1')),
    ).rejects.toMatchObject({
      code: 'CONFLICT',
    });
  });

  /** A log in which somebody else edits the event just before each of the first appends. */
  const losingAtFirst = (log: EventLog, losses: number): EventLog => {
    let lost = 0;
    return {
      ...log,
      append: async (...args) => {
        if (lost < losses) {
          lost += 1;
          const changes = { name: `Dinner ${lost}` };
          await handlerOn(log).run({ type: 'EditEventPlan', eventId, changes });
        }
        return log.append(...args);
      },
    };
  };

  it('tries again as long as there is time, however many races it loses', async () => {
    const log = await logOf(dinner(1, 1));
    const handler = handlerOn(losingAtFirst(log, 12), { elapsed: () => 0 });
    const { events } = await handler.run(assign('p0', 'garden-1'));
    expect(events).toMatchObject([{ type: 'SeatAssigned' }]);
  });

  it('waits for a turn once it has lost twice, and releases it', async () => {
    const log = await logOf(dinner(1, 1));
    const turns: string[] = [];
    const withTurns: EventLog = {
      ...losingAtFirst(log, 4),
      takeTurn: async (name) => {
        turns.push(`taken: ${name}`);
        return async () => void turns.push('given back');
      },
    };
    await handlerOn(withTurns).run(assign('p0', 'garden-1'));
    expect(turns).toEqual([`taken: ${stream}`, 'given back']);
    await handlerOn(withTurns).run({ type: 'UnassignSeat', eventId, seatId: 'garden-1' });
    expect(turns).toHaveLength(2);
  });

  it("starts with a turn, and with others' events, for a while after a lost race", async () => {
    const log = await logOf(dinner(2, 2));
    let now = 0;
    let appends = 0;
    const turns: string[] = [];
    const losing = losingAtFirst(log, 1);
    const watched: EventLog = {
      ...losing,
      append: (...args) => {
        appends += 1;
        return losing.append(...args);
      },
      takeTurn: async () => {
        turns.push('taken');
        return async () => void turns.push('given back');
      },
    };
    const here = handlerOn(watched, { elapsed: () => now });
    await here.run(assign('p0', 'garden-1'));
    expect([appends, turns]).toEqual([2, []]);
    const elsewhere = { type: 'EditEventPlan' as const, eventId, changes: { name: 'Elsewhere' } };
    await handlerOn(log).run(elsewhere);
    await here.run(assign('p1', 'garden-2'));
    expect([appends, turns]).toEqual([3, ['taken', 'given back']]);
    now = 10_000;
    await here.run({ type: 'UnassignSeat', eventId, seatId: 'garden-2' });
    expect(turns).toHaveLength(2);
  });

  it('is decided again together with the commands that lost the same race', async () => {
    const log = await logOf(dinner(3, 3));
    let appends = 0;
    const losing = losingAtFirst(log, 1);
    const counted: EventLog = {
      ...losing,
      append: (...args) => {
        appends += 1;
        return losing.append(...args);
      },
    };
    const handler = handlerOn(counted);
    const first = handler.run({
      type: 'AddAttendee',
      eventId,
      attendee: guestOf('Zoe'),
      held: false,
    });
    const others = [0, 1, 2].map((n) => handler.run(assign(`p${n}`, `garden-${n + 1}`)));
    await Promise.all([first, ...others]);
    expect(appends).toBeLessThanOrEqual(4);
  });
});

describe('a repeated command', () => {
  it('takes effect once, ten times at once and across two processes', async () => {
    const log = await logOf(dinner(1, 1));
    const handlers = [handlerOn(log), handlerOn(log)];
    const commandId = newId();
    await Promise.all(
      Array.from({ length: 10 }, (_, n) =>
        handlers[n % 2]?.run({ type: 'DeleteTable', eventId, tableId: 'garden' }, commandId, true),
      ),
    );
    const deleted = (await recorded(log)).filter(({ type }) => type === 'TableDeleted');
    expect(deleted).toHaveLength(1);
  });

  it.each(['forwards', 'backwards'] as const)(
    'returns what another process recorded while this one read %s',
    async (direction) => {
      const log = await logOf(dinner(1, 1));
      const commandId = newId();
      let isFirst = true;
      const watched: EventLog = {
        ...log,
        async *readStream(name, options = {}) {
          if (isFirst && (options.direction ?? 'forwards') === direction) {
            isFirst = false;
            await handlerOn(log).run(assign('p0', 'garden-1'), commandId);
          }
          yield* log.readStream(name, options);
        },
      };
      const again = await handlerOn(watched).run(assign('p0', 'garden-1'), commandId, true);
      expect(again.events).toMatchObject([{ type: 'SeatAssigned' }]);
      expect(again.position).toBe(await log.head());
    },
  );

  it('returns what it recorded, even if it would be refused now', async () => {
    const log = await logOf(dinner(1, 1));
    const commandId = newId();
    const command = { type: 'DeleteAttendee' as const, eventId, attendeeId: 'p0' };
    const first = await handlerOn(log).run(command, commandId);
    const again = await handlerOn(log).run(command, commandId, true);
    expect(again.events.map(({ id }) => id)).toEqual(first.events.map(({ id }) => id));
    expect(again.position).toBe(first.position);
    await expect(handlerOn(log).run(command, newId(), true)).rejects.toMatchObject({
      code: 'ATTENDEE_NOT_FOUND',
    });
  });
});

describe('an append without an answer', () => {
  it('is repeated with the same ids, and recorded once', async () => {
    const log = await logOf(dinner(1, 1));
    let isSilent = true;
    const unreliable: EventLog = {
      ...log,
      append: async (...args) => {
        const answer = await log.append(...args);
        if (!isSilent) return answer;
        isSilent = false;
        throw new EventLogError('APPEND_UNKNOWN', 'no answer');
      },
    };
    const handler = handlerOn(unreliable);
    await handler.run(assign('p0', 'garden-1'));
    const seated = (await recorded(log)).filter(({ type }) => type === 'SeatAssigned');
    expect(seated).toHaveLength(1);
    await handler.run({ type: 'UnassignSeat', eventId, seatId: 'garden-1' });
    expect((await recorded(log)).at(-1)?.type).toBe('SeatUnassigned');
  });

  it('is reported as not ready when the log stays silent', async () => {
    const log = await logOf(dinner(1, 1));
    const silent: EventLog = {
      ...log,
      append: async () => {
        throw new EventLogError('APPEND_UNKNOWN', 'no answer');
      },
    };
    await expect(handlerOn(silent).run(assign('p0', 'garden-1'))).rejects.toMatchObject({
      code: 'NOT_READY',
    });
  });
});

describe('an append whose answer is lost while others continue', () => {
  /** A log in which the append succeeds, its answer is lost, and another command removes its subject. */
  const losingAnswers = (log: EventLog, after: EventPlanCommand): EventLog => {
    let isLost = false;
    return {
      ...log,
      append: async (...args) => {
        if (isLost) return log.append(...args);
        isLost = true;
        await log.append(...args);
        await handlerOn(log).run(after);
        throw new EventLogError('WRONG_EXPECTED_REVISION', 'others went on');
      },
    };
  };
  const removed: EventPlanCommand = { type: 'DeleteTable', eventId, tableId: 'garden' };

  it('is not refused: the command was recorded, even if it would be refused now', async () => {
    const log = await logOf(dinner(1, 1));
    const handler = handlerOn(losingAnswers(log, removed));
    const { events, position } = await handler.run(assign('p0', 'garden-1'));
    expect(events).toMatchObject([{ type: 'SeatAssigned' }]);
    const [standing] = (await recorded(log)).filter(({ type }) => type === 'SeatAssigned');
    expect(position).toBe(standing?.position);
  });

  it('is not refused for any of the commands decided together', async () => {
    const log = await logOf(dinner(4, 4));
    const [lost, calm] = [losingAnswers(log, removed), log];
    let appends = 0;
    const second: EventLog = {
      ...log,
      append: (...args) => {
        appends += 1;
        return (appends === 2 ? lost : calm).append(...args);
      },
    };
    const handler = handlerOn(second);
    const answers = await Promise.all([
      handler.run({ type: 'EditEventPlan', eventId, changes: { name: 'First' } }),
      ...[0, 1, 2, 3].map((n) => handler.run(assign(`p${n}`, `garden-${n + 1}`))),
    ]);
    expect(answers.map(({ events }) => events.length)).toEqual([1, 1, 1, 1, 1]);
    const seated = (await recorded(log)).filter(({ type }) => type === 'SeatAssigned');
    expect(seated).toHaveLength(4);
  });
});

describe('a command whose caller was already answered', () => {
  it('is not started', async () => {
    const log = await logOf(dinner(1, 1));
    const origin = { commandId: newId(), actorId: 'organiser', deadline: performance.now() - 1 };
    const late = handlerOn(log).handle(eventPlanDecider, stream, assign('p0', 'garden-1'), origin);
    await expect(late).rejects.toMatchObject({ code: 'NOT_READY' });
    expect((await recorded(log)).some(({ type }) => type === 'SeatAssigned')).toBe(false);
  });
});

describe('looking for what a command recorded', () => {
  it("reads no further back than the command's key has been known", async () => {
    const log = await logOf(dinner(5, 1));
    const since = await log.head();
    const commandId = newId();
    await handlerOn(log).run(assign('p0', 'garden-1'), commandId);
    let read = 0;
    const watched: EventLog = {
      ...log,
      async *readStream(name, options) {
        for await (const event of log.readStream(name, options)) {
          if (options?.direction === 'backwards') read += 1;
          yield event;
        }
      },
    };
    const origin = { commandId, actorId: 'organiser', mayBeRepeated: true, since };
    const found = await handlerOn(watched).recorded(eventPlanDecider, stream, origin);
    expect(found?.events).toMatchObject([{ type: 'SeatAssigned' }]);
    expect(read).toBe(2);
  });
});

describe('an import larger than one append', () => {
  const attendees = people(2_500).map((name) => ({
    attendeeRole: 'guest' as const,
    tags: [],
    person: { ...personNamed(name), notes: 'n'.repeat(400) },
  }));
  const command: EventPlanCommand = { type: 'ImportAttendees', eventId, source: 'csv', attendees };

  it('takes effect as a whole, in several appends', async () => {
    const log = await logOf([dinnerPlanned]);
    let appends = 0;
    const small: EventLog = {
      ...log,
      maxAppendBytes: 900_000,
      append: (...args) => {
        appends += 1;
        return log.append(...args);
      },
    };
    const { state } = await handlerOn(small).run(command);
    expect(appends).toBeGreaterThan(1);
    expect(state.status === 'active' && state.attendees.size).toBe(2_500);
  });

  it("continues where it stopped, with others' events in between", async () => {
    const log = await logOf([dinnerPlanned]);
    const commandId = newId();
    let appends = 0;
    const cut: EventLog = {
      ...log,
      maxAppendBytes: 900_000,
      append: (...args) => {
        appends += 1;
        if (appends > 1) throw new EventLogError('LOG_UNAVAILABLE', 'the network is down');
        return log.append(...args);
      },
    };
    await expect(handlerOn(cut).run(command, commandId)).rejects.toMatchObject({
      code: 'NOT_READY',
    });
    const { state: half } = await handlerOn(log).load(eventPlanDecider, stream);
    expect(half.status === 'active' && half.attendees.size).toBe(0);

    const edit = { type: 'EditEventPlan' as const, eventId, changes: { name: 'Meanwhile' } };
    await handlerOn(log).run(edit);
    const { state } = await handlerOn(log).run(command, commandId, true);
    expect(state.status === 'active' && state.attendees.size).toBe(2_500);
    const parts = (await recorded(log)).filter(({ type }) => type === 'AttendeesImported');
    const numbers = parts.map(({ data }) => (data as { part: number }).part);
    expect(numbers).toEqual(numbers.map((_, index) => index));
  });
});

it('says so if the disk is full', async () => {
  const log = await logOf([dinnerPlanned]);
  const cause = Object.assign(new Error('could not extend file'), { code: '53100' });
  const append = async () => {
    throw new EventLogError('LOG_UNAVAILABLE', 'The event log did not take the append', { cause });
  };
  const edit = { type: 'EditEventPlan' as const, eventId, changes: { name: 'Meanwhile' } };
  await expect(handlerOn({ ...log, append }).run(edit)).rejects.toMatchObject({
    code: 'NOT_READY',
    message: expect.stringContaining('disk is full'),
  });
});

it('appends a decision that nobody would continue in one append, or not at all', async () => {
  const guests = people(20);
  const log = await logOf([
    ...dinner(20, 20),
    ...guests.flatMap((attendeeId, n): EventPlanEvent[] => {
      const data = { eventId, attendeeId, seatId: `garden-${n + 1}` };
      return [
        { type: 'SeatAssigned', data: { ...data, from: { in: 'pool' } } },
        { type: 'AttendeePinned', data },
      ];
    }),
  ]);
  const sizes: number[] = [];
  const taking = (most: number): EventLog => ({
    ...log,
    maxAppendBytes: 5_000,
    append: (...args) => {
      sizes.push(args[1].length);
      if (args[1].length > most) throw new EventLogError('APPEND_TOO_LARGE', 'too large');
      return log.append(...args);
    },
  });
  const before = (await recorded(log)).length;
  // Each person is unpinned by an event of their own before the table is deleted.
  const command = { type: 'DeleteTable' as const, eventId, tableId: 'garden' };
  await expect(handlerOn(taking(20)).run(command)).rejects.toMatchObject({ code: 'TOO_LARGE' });
  expect(await recorded(log)).toHaveLength(before);
  await handlerOn(taking(21)).run(command);
  expect(sizes).toEqual([21, 21]);
});

describe('states in memory', () => {
  const snapshotsIn = (kept: Map<string, unknown>): SnapshotStore => ({
    load: async (name, version) => kept.get(`${name}:${version}`) as never,
    save: async (name, version, { state, revision }) => {
      kept.set(`${name}:${version}`, { state: JSON.parse(JSON.stringify(state)), revision });
    },
    revisions: async () => [],
    forget: async () => kept.clear(),
  });

  it('start from a snapshot, reading only later events', async () => {
    const log = await logOf([dinnerPlanned, ...people(499).map((name) => comes(name))]);
    const kept = new Map<string, unknown>();
    await handlerOn(log, { snapshots: snapshotsIn(kept) }).load(eventPlanDecider, stream);
    await expect.poll(() => kept.size).toBe(1);

    let from: bigint | undefined;
    const watched: EventLog = {
      ...log,
      readStream: (name, options) => {
        from = options?.from;
        return log.readStream(name, options);
      },
    };
    const cold = handlerOn(watched, { snapshots: snapshotsIn(kept) });
    const { state } = await cold.load(eventPlanDecider, stream);
    expect(from).toBe(500n);
    expect(state.status === 'active' && state.attendees.size).toBe(499);
  });

  it("have the position of their snapshot's content, so that a reader can wait for it", async () => {
    const log = await logOf([dinnerPlanned, ...people(499).map((name) => comes(name))]);
    const kept = new Map<string, unknown>();
    await handlerOn(log, { snapshots: snapshotsIn(kept) }).load(eventPlanDecider, stream);
    const cold = handlerOn(log, { snapshots: snapshotsIn(kept) });
    const { streamPosition } = await cold.run({ type: 'AutoAssignSeats', eventId });
    expect(streamPosition).toBe(await log.head());
  });

  it('discard a snapshot of events that the log does not contain', async () => {
    const log = await logOf([dinnerPlanned, ...people(499).map((name) => comes(name))]);
    const kept = new Map<string, unknown>();
    await handlerOn(log, { snapshots: snapshotsIn(kept) }).load(eventPlanDecider, stream);
    await expect.poll(() => kept.size).toBe(1);
    const restored = await logOf(dinner(3, 1));
    const cold = handlerOn(restored, { snapshots: snapshotsIn(kept) });
    const { state } = await cold.load(eventPlanDecider, stream);
    expect(state.status === 'active' && state.attendees.size).toBe(3);
    expect(kept.size).toBe(0);
    await cold.run(assign('p0', 'garden-1'));
    expect((await recorded(restored)).at(-1)?.type).toBe('SeatAssigned');
  });

  it('ignore a snapshot of another version of the rules', async () => {
    const log = await logOf(dinner(3, 1));
    const kept = new Map<string, unknown>([
      [`${stream}:0`, { state: { status: 'none' }, revision: 400n }],
    ]);
    const { state } = await handlerOn(log, { snapshots: snapshotsIn(kept) }).load(
      eventPlanDecider,
      stream,
    );
    expect(state.status === 'active' && state.attendees.size).toBe(3);
  });

  it('drop the least recently used streams, and read them again', async () => {
    const log = await logOf(dinner(1, 1));
    const handler = handlerOn(log, { cacheSize: 1 });
    await handler.run(assign('p0', 'garden-1'));
    await handler.load(eventPlanDecider, eventPlanStream('another'));
    await handler.handle(
      eventPlanDecider,
      eventPlanStream('another'),
      {
        type: 'CreateEventPlan',
        eventId: 'another',
        ownerId: 'organiser',
        details: dinnerPlanned.type === 'EventPlanCreated' ? dinnerPlanned.data.details : never(),
      },
      { commandId: newId(), actorId: 'organiser' },
    );
    await handler.run({ type: 'UnassignSeat', eventId, seatId: 'garden-1' });
    expect((await recorded(log)).at(-1)?.type).toBe('SeatUnassigned');
  });
});

const never = (): never => {
  throw new Error('the dinner is planned');
};
