import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isDeclined } from '../../schema/attendees/replies.ts';
import type { EventPlanEvent } from '../../schema/domainEvents.ts';
import { limits } from '../../schema/limits.ts';
import type { FloorObject, Placement, SeatAt } from '../../schema/planFacts.ts';
import type { EventLog } from '../../schema/ports/eventLog.ts';
import { isRefusal } from '../../schema/refusal.ts';
import { hasArea } from '../../schema/rooms/floorGeometry.ts';
import { zoneNamedBy } from '../../schema/seatingRules/seatingRules.ts';
import {
  barStands,
  comes,
  dinnerPlanned,
  eventId,
  given,
  hallTagged,
  isHeld,
  miraPinned,
  miraSeatedAtOne,
  sits,
  standing,
  tableStands,
} from '../../tests/harness/dinners.ts';
import { createInMemoryEventLog } from '../../tests/harness/inMemoryEventLog.ts';
import { brokenIn, planText } from '../../tests/harness/planTruth.ts';
import { commandOf, stepsOf } from '../../tests/harness/randomCommands.ts';
import { stepsOfLog } from '../../tests/harness/stepOf.ts';
import { createCommandHandler } from '../core/handleCommand.ts';
import { newId } from '../core/ids.ts';
import { eventPlanDecider } from '../eventPlans/decider.ts';
import type { ActivePlan } from '../eventPlans/state.ts';
import { nextToUndo, stepsBackwards } from '../history/planSteps.ts';
import { commandToReverse } from '../history/reverse.ts';
import { diffPlans } from '../planChange/diff.ts';
import { asApplied } from './asSaved.ts';
import type { SavedSeatingCommand } from './commands.ts';
import { snapshotOf } from './snapshot.ts';

/** Mira on the first seat of the garden, Ada on the only one of the hall. */
const evening: EventPlanEvent[] = [
  ...miraSeatedAtOne,
  tableStands('hall', 1),
  sits('ada', 'hall-1'),
];
const plan = (events: EventPlanEvent[]) => standing(given(events).state);

const apply = (of: EventPlanEvent[], tableId: string | null = null): SavedSeatingCommand => ({
  type: 'ApplyArrangement',
  eventId,
  arrangementId: 'arrangement',
  name: 'First draft',
  ...savedOf(of, tableId),
});

const savedOf = (of: EventPlanEvent[], tableId: string | null = null) => {
  const { names: _, ...saved } = snapshotOf(plan(of), tableId);
  return saved;
};

const movedTo = (attendeeId: string, seatId: string): EventPlanEvent => ({
  type: 'SeatAssigned',
  data: { eventId, seatId, attendeeId, from: { in: 'pool' } },
});
const leaves = (attendeeId: string, seatId: string): EventPlanEvent => ({
  type: 'SeatUnassigned',
  data: { eventId, seatId, attendeeId },
});
const removed = (attendeeId: string): EventPlanEvent => {
  const { person, tags, attendeeRole, placement, isCheckedIn } = plan(evening).attendees.get(
    attendeeId,
  ) as NonNullable<ReturnType<ActivePlan['attendees']['get']>>;
  const data = { eventId, attendeeId, attendeeRole, tags, person, was: placement, isCheckedIn };
  return { type: 'AttendeeDeleted', data };
};
const tableRemoved = (tableId: string, seatId: string, attendeeId: string): EventPlanEvent => ({
  type: 'TableDeleted',
  data: {
    eventId,
    tableId,
    name: tableId,
    layout: 'circular',
    endSeats: false,
    place: { x: 0, y: 0, rotation: 0 },
    seats: [],
    displaced: [{ attendeeId, seatId }],
  },
});

const placed = (objectId: string, name: string): EventPlanEvent => ({
  type: 'FloorObjectPlaced',
  data: {
    eventId,
    objectId,
    object: {
      kind: 'text',
      name,
      shape: { type: 'point' },
      place: { x: 0, y: -400, rotation: 0 },
      point: null,
      isSolid: false,
    },
  },
});
const renamed = (objectId: string, name: string): EventPlanEvent => ({
  type: 'FloorObjectChanged',
  data: { eventId, objectId, before: {}, after: { name } },
});
const removedObject = (objectId: string): EventPlanEvent => {
  const { object } = barStands.data as { object: FloorObject };
  return { type: 'FloorObjectRemoved', data: { eventId, objectId, object } };
};

const seatsAt = (tableId: string, capacity: number): SeatAt[] => {
  const event = tableStands(tableId, capacity);
  return event.type === 'TableAdded' ? event.data.seats : [];
};

const seating = (after: unknown): Record<string, string> =>
  Object.fromEntries(
    [...(after as ActivePlan).attendees].map(([id, { placement }]) => [
      id,
      placement.in === 'seat' ? placement.seatId : placement.in,
    ]),
  );

describe('ApplyArrangement', () => {
  it('seats everybody in it as saved, in one recorded change', () => {
    const applying = given([
      ...evening,
      leaves('mira', 'garden-1'),
      movedTo('ada', 'garden-1'),
    ]).when(apply(evening));
    const [event] = applying.events();
    expect(event).toMatchObject({
      type: 'ArrangementApplied',
      data: {
        arrangementId: 'arrangement',
        name: 'First draft',
        asTemplate: false,
        part: 0,
        parts: 1,
        change: {
          moved: [
            { attendeeId: 'mira', from: { in: 'pool' }, to: { in: 'seat', seatId: 'garden-1' } },
            {
              attendeeId: 'ada',
              from: { in: 'seat', seatId: 'garden-1' },
              to: { in: 'seat', seatId: 'hall-1' },
            },
          ],
          tablesAdded: [],
          tablesRemoved: [],
          tablesChanged: [],
        },
      },
    });
    expect(seating(applying.leaves())).toEqual({ mira: 'garden-1', ada: 'hall-1' });
  });

  it('moves people who sit there but are not in it to the pool, and seats held people', () => {
    const since = [
      ...evening,
      leaves('mira', 'garden-1'),
      isHeld('mira', 'May not come'),
      comes('ben'),
      comes('cleo'),
      sits('ben', 'garden-1'),
      sits('cleo', 'garden-3'),
    ];
    expect(seating(given(since).when(apply(evening)).leaves())).toEqual({
      mira: 'garden-1',
      ada: 'hall-1',
      ben: 'pool',
      cleo: 'pool',
    });
  });

  it('leaves tables that it does not contain as they are, with their people', () => {
    const since = [...evening, tableStands('terrace', 2), comes('ben'), sits('ben', 'terrace-2')];
    given(since).when(apply(evening)).gives([]);
    expect(
      seating(
        given([...since, leaves('mira', 'garden-1')])
          .when(apply(evening))
          .leaves(),
      ),
    ).toMatchObject({ ben: 'terrace-2', mira: 'garden-1' });
  });

  it('of one table affects only that table', () => {
    const since = [
      ...evening,
      leaves('mira', 'garden-1'),
      leaves('ada', 'hall-1'),
      tableRemoved('garden', 'garden-1', 'mira'),
    ];
    const applying = given(since).when(apply(evening, 'hall'));
    expect(seating(applying.leaves())).toEqual({ mira: 'pool', ada: 'hall-1' });
    expect([...standing(applying.leaves()).tables.keys()]).toEqual(['hall']);
  });

  it('restores a removed table with its seats, after the others', () => {
    const since = [...evening, tableRemoved('garden', 'garden-1', 'mira'), tableStands('bar', 1)];
    const after = standing(given(since).when(apply(evening)).leaves());
    expect(seating(after)).toEqual({ mira: 'garden-1', ada: 'hall-1' });
    expect(after.tables.get('garden')?.seatIds).toEqual([
      'garden-1',
      'garden-2',
      'garden-3',
      'garden-4',
    ]);
    const order = [...after.tables.entries()].sort(([, a], [, b]) => a.order - b.order);
    expect(order.map(([id]) => id)).toEqual(['hall', 'bar', 'garden']);
    expect(after.nextOrder).toBeGreaterThan(after.tables.get('garden')?.order ?? 0);
  });

  it('restores a changed table, and moves people on seats added since to the pool', () => {
    const [before, after] = [seatsAt('garden', 4), seatsAt('garden', 6)];
    const since: EventPlanEvent[] = [
      ...evening,
      { type: 'TableRenamed', data: { eventId, tableId: 'garden', before: 'garden', after: 'G' } },
      {
        type: 'TableMoved',
        data: {
          eventId,
          tableId: 'garden',
          before: { x: 0, y: 0, rotation: 0 },
          after: { x: 500, y: 20, rotation: 45 },
        },
      },
      {
        type: 'TableResized',
        data: {
          eventId,
          tableId: 'garden',
          endSeats: { before: false, after: false },
          seats: { before, after },
          displaced: [],
        },
      },
      comes('ben'),
      sits('ben', 'garden-6'),
    ];
    const now = standing(given(since).when(apply(evening)).leaves());
    const was = plan(evening);
    expect(now.tables.get('garden')).toEqual(was.tables.get('garden'));
    expect(now.seats.toJS()).toEqual(was.seats.toJS());
    expect(seating(now).ben).toBe('pool');
  });

  it('leaves the seat of somebody who has left the event free', () => {
    const since = [...evening, leaves('mira', 'garden-1'), removed('ada'), comes('ben')];
    const applying = given([...since, sits('ben', 'hall-1')]).when(apply(evening));
    expect(seating(applying.leaves())).toEqual({ mira: 'garden-1', ben: 'pool' });
  });

  it('neither seats nor pins people who have declined since, but moves those who were seated anyway', () => {
    const declined = (attendeeId: string, from: Placement): EventPlanEvent => ({
      type: 'AttendeesReplied',
      data: { eventId, replies: [{ attendeeId, before: 'none', after: 'no', from }] },
    });
    const of = [...evening, miraPinned];
    const since = [
      ...of,
      { type: 'AttendeeUnpinned', data: { eventId, attendeeId: 'mira', seatId: 'garden-1' } },
      declined('mira', { in: 'seat', seatId: 'garden-1' }),
      declined('ada', { in: 'seat', seatId: 'hall-1' }),
    ] satisfies EventPlanEvent[];
    given(since).when(apply(of)).gives([]);
    const after = given([...since, movedTo('ada', 'garden-2')])
      .when(apply(of))
      .leaves();
    expect(seating(after)).toEqual({ mira: 'pool', ada: 'hall-1' });
    expect(standing(after).attendees.get('mira')?.isPinned).toBe(false);
  });

  it('restores removed and changed objects, and leaves newer ones', () => {
    const of = [...evening, barStands, placed('stage', 'Stage')];
    const since = [...of, removedObject('bar'), renamed('stage', 'Podium'), placed('door', 'Door')];
    const after = standing(given(since).when(apply(of)).leaves());
    expect(after.objects.toJS()).toEqual({
      ...plan(of).objects.toJS(),
      door: plan(since).objects.get('door'),
    });
    given(since).when(apply(of, 'hall')).gives([]);
  });

  it('leaves an object as it is if another one has taken its former name', () => {
    const of = [...evening, barStands, placed('stage', 'Stage'), placed('door', 'Door')];
    const since = [
      ...of,
      removedObject('door'),
      renamed('stage', 'Podium'),
      renamed('bar', 'Stage'),
      placed('other', 'BAR'),
      placed('exit', 'door'),
    ];
    const now = plan(since).objects.toJS();
    expect(standing(given(since).when(apply(of)).leaves()).objects.toJS()).toEqual(now);
  });

  it("restores tables' tags, and leaves them if the tags were not saved", () => {
    const of = [...evening, hallTagged];
    const tagged: EventPlanEvent = {
      type: 'TableTagged',
      data: { eventId, tableId: 'hall', before: ['quiet'], after: ['front'] },
    };
    const tagsAfter = (command: SavedSeatingCommand) =>
      standing(
        given([...of, tagged])
          .when(command)
          .leaves(),
      ).tables.get('hall')?.tags;
    expect(tagsAfter(apply(of))).toEqual(['quiet']);
    expect(tagsAfter(apply(evening))).toEqual([]);
    const older = savedOf(of).tables.map(({ tags: _, ...table }) => table);
    expect(tagsAfter({ ...apply(of), tables: older })).toEqual(['front']);
  });

  it('restores saved pins, and keeps present ones', () => {
    const of = [...evening, miraPinned];
    const unpinned: EventPlanEvent = {
      type: 'AttendeeUnpinned',
      data: { eventId, attendeeId: 'mira', seatId: 'garden-1' },
    };
    const adaPinned: EventPlanEvent = {
      type: 'AttendeePinned',
      data: { eventId, attendeeId: 'ada', seatId: 'hall-1' },
    };
    const since = [...of, unpinned, leaves('mira', 'garden-1'), adaPinned];
    const after = standing(given(since).when(apply(of)).leaves());
    expect(after.attendees.map(({ isPinned }) => isPinned).toJS()).toEqual({
      mira: true,
      ada: true,
    });
    const gone = [...since, removed('mira')];
    expect(
      seating(
        given([...gone, leaves('ada', 'hall-1')])
          .when(apply(of))
          .leaves(),
      ),
    ).toEqual({
      ada: 'hall-1',
    });
  });

  it('leaves an object as it is if a rule uses it as a zone and it had no area when saved', () => {
    const shape = { type: 'rect' as const, width: 400, height: 400 };
    const since: EventPlanEvent[] = [
      ...evening,
      barStands,
      {
        type: 'FloorObjectChanged',
        data: { eventId, objectId: 'bar', before: { shape: { type: 'point' } }, after: { shape } },
      },
      {
        type: 'SeatingRuleAdded',
        data: {
          eventId,
          ruleId: 'rule',
          order: 9,
          rule: { kind: 'AtTable', who: { people: ['ada'] }, zone: 'bar', weight: 5 },
        },
      },
    ];
    given(since)
      .when(apply([...evening, barStands]))
      .gives([]);
  });

  it('refuses to restore more objects than a room may hold', () => {
    const many = Array.from({ length: limits.floorObjectsPerEvent }, (_, n) =>
      placed(`o${n}`, `Object ${n}`),
    );
    given([...evening, ...many])
      .when(apply([...evening, barStands]))
      .refuses('LIMIT_REACHED');
  });

  it('records nothing if nothing would change', () => {
    given(evening).when(apply(evening)).gives([]);
  });

  it('refuses to restore more than an event may hold', () => {
    const rows = (count: number, name: string, capacity: number) =>
      Array.from({ length: count }, (_, n) => tableStands(`${name}${n}`, capacity));
    const full = [dinnerPlanned, ...rows(limits.tablesPerEvent, 't', 1)];
    given(full).when(apply(evening)).refuses('LIMIT_REACHED');
    const crowded = [dinnerPlanned, ...rows(limits.seatsPerEvent / 20, 't', 20)];
    given(crowded).when(apply(evening)).refuses('LIMIT_REACHED');
  });
});

describe('an arrangement that is applied after any changes', () => {
  const stream = `eventPlan-${eventId}`;
  const planned = async () => {
    const log = createInMemoryEventLog();
    const metadata = { commandId: newId(), actorId: 'organiser', at: '2026-05-01T18:00:00.000Z' };
    await log.append(stream, [{ ...dinnerPlanned, id: crypto.randomUUID(), metadata }], {
      expected: 'noStream',
    });
    return { log, writer: createCommandHandler({ log }) };
  };
  type Writer = Awaited<ReturnType<typeof planned>>['writer'];
  const now = async (writer: Writer) =>
    standing((await writer.load(eventPlanDecider, stream)).state);
  const play = async (writer: Writer, steps: Parameters<typeof commandOf>[1][]) => {
    for (const step of steps) {
      const command = commandOf(await now(writer), step);
      const origin = { commandId: newId(), actorId: 'mira' };
      if (!command) continue;
      await writer.handle(eventPlanDecider, stream, command, origin).catch((error: unknown) => {
        if (!isRefusal(error)) throw error;
      });
    }
  };
  const undo = async (log: EventLog, writer: Writer) => {
    const step = await nextToUndo(stepsBackwards(log, stream), 'mira');
    if (!step) throw new Error('there is a step to undo');
    const command = await commandToReverse(writer, eventId, step, true, stepsOfLog(log, stream));
    await writer.handle(eventPlanDecider, stream, command, { commandId: newId(), actorId: 'mira' });
  };
  /** The plan without its next order number, because numbers are never given twice. */
  const same = (state: ActivePlan) => planText({ ...state, nextOrder: 0 });
  const length = { minLength: 3, maxLength: 25 };

  it('restores the saved seating of everybody present, leaves the rest, and can be undone', async () => {
    await fc.assert(
      fc.asyncProperty(
        stepsOf(1, length),
        stepsOf(1, length),
        fc.nat(9),
        async (then, since, n) => {
          const { log, writer } = await planned();
          await play(writer, then);
          const saved = await now(writer);
          const tableId = n < 3 ? ([...saved.tables.keys()].sort()[n] ?? null) : null;
          const { names: _, ...seating } = snapshotOf(saved, tableId);
          const { tables, objects = [], pinnedIds = [] } = seating;
          await play(writer, since);
          const before = await now(writer);
          const command = {
            type: 'ApplyArrangement' as const,
            eventId,
            arrangementId: 'a',
            name: '',
          };
          const { events } = await writer.handle(
            eventPlanDecider,
            stream,
            { ...command, ...seating },
            { commandId: newId(), actorId: 'mira' },
          );
          const after = await now(writer);
          expect(brokenIn(after)).toEqual([]);
          const staysAway = (id: string) => {
            const attendee = before.attendees.get(id);
            return attendee && isDeclined(attendee.reply) && attendee.placement.in !== 'seat';
          };
          const own = new Set(tables.map((table) => table.tableId));
          for (const { tableId: id, seats, ...said } of tables) {
            expect(after.tables.get(id)).toMatchObject(said);
            expect(after.tables.get(id)?.seatIds).toEqual(seats.map(([seatId]) => seatId));
            for (const [seatId, , , , who] of seats)
              expect(after.seats.get(seatId)?.attendeeId).toBe(
                who && after.attendees.has(who) && !staysAway(who) ? who : null,
              );
          }
          for (const id of pinnedIds.filter((one) => !staysAway(one)))
            expect(after.attendees.get(id)?.isPinned ?? true).toBe(true);
          const others = before.objects.deleteAll(objects.map(({ objectId }) => objectId));
          const isTaken = (name: string, by: string) =>
            after.objects.some((other, id) => id !== by && other.name === name);
          const zones = new Set([...before.rules.values()].map(({ rule }) => zoneNamedBy(rule)));
          for (const { objectId, object } of objects)
            if (!isTaken(object.name, objectId) && (hasArea(object.shape) || !zones.has(objectId)))
              expect(after.objects.get(objectId)).toEqual(object);
          for (const [id, object] of others) expect(after.objects.get(id)).toEqual(object);
          const named = new Set(tables.flatMap(({ seats }) => seats.map((seat) => seat[4])));
          for (const [id, { placement }] of before.attendees) {
            const seat = placement.in === 'seat' ? before.seats.get(placement.seatId) : undefined;
            if (named.has(id) || (seat && own.has(seat.tableId))) continue;
            expect(after.attendees.get(id)?.placement).toEqual(placement);
          }
          expect(events.length).toBeLessThanOrEqual(1);
          expect(diffPlans(after, asApplied(after, seating))).toEqual(diffPlans(after, after));
          expect([...after.attendees.keys()].sort()).toEqual([...before.attendees.keys()].sort());
          if (events.length > 0) await undo(log, writer);
          expect(same(await now(writer))).toBe(same(before));
        },
      ),
      { numRuns: 150 },
    );
  });
});
