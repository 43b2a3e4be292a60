import { Map as Keyed } from 'immutable';
import { expect, it } from 'vitest';
import { codec } from '../../schema/codec.ts';
import { type ChangePiece, type RecordedChange, wholeChange } from '../../schema/planChange.ts';
import type { NewEvent } from '../../schema/ports/eventLog.ts';
import { details, eventId, personNamed } from '../../tests/harness/dinners.ts';
import { newId } from '../core/ids.ts';
import { encodeAppend } from '../eventLog/encodeAppend.ts';
import { type ActivePlan, type AttendeeState, emptyPlan } from '../eventPlans/state.ts';
import { seal } from '../sealing/sealing.ts';
import { diffPlans } from './diff.ts';
import { changeInParts } from './parts.ts';

/** EventStoreDB's limit for one append. */
const mostBytes = 983_040;

const people = Array.from({ length: 10_000 }, () => newId());
const tableIds = Array.from({ length: 1_000 }, () => newId());
const seatIds = people.map(() => newId());
const since = '2026-03-01T12:00:00.000Z';

type Of = (n: number) => AttendeeState['placement'];
const planOf = (placement: Of, title: string | null, tableName: string): ActivePlan => ({
  ...emptyPlan(eventId, 'organiser', details),
  attendees: Keyed(
    people.map((id, order) => [
      id,
      {
        order,
        attendeeRole: 'guest' as const,
        tags: [],
        person: { ...personNamed(`Guest ${order}`), title },
        isCheckedIn: false,
        isPinned: false,
        reply: 'none' as const,
        leftSeatId: null,
        guestOf: null,
        isNamed: true,
        placement: placement(order),
      },
    ]),
  ),
  tables: Keyed(
    tableIds.map((id, order) => [
      id,
      {
        order,
        name: `${tableName} ${order}`,
        layout: 'circular' as const,
        endSeats: false,
        place: { x: order, y: order, rotation: 0 },
        tags: [],
        seatIds: seatIds.slice(order * 10, order * 10 + 10),
      },
    ]),
  ),
  seats: Keyed(
    seatIds.map((id, n) => [
      id,
      {
        tableId: tableIds[Math.floor(n / 10)] ?? '',
        position: (n % 10) + 1,
        x: 100.25,
        y: -100.25,
        attendeeId: people[n] ?? null,
      },
    ]),
  ),
});

const seated: Of = (n) => ({ in: 'seat', seatId: seatIds[n] ?? '' });
const held: Of = () => ({ in: 'holding', since, reason: 'x' });
const everybodySits = planOf(seated, null, 'Table');
const everybodyIsHeld = planOf(held, 'y', 'T');
const nobody = emptyPlan(eventId, 'organiser', details);

const key = Buffer.alloc(32, 'a key of nobody');
const keys = { get: () => key } as unknown as Parameters<typeof seal>[1];
const metadata = { commandId: newId(), actorId: newId(), at: since, ip: '::1', userAgent: 'x' };

const changes = [
  ['where everybody moves and has another title', everybodySits, everybodyIsHeld],
  ['that takes everybody and every table away', everybodySits, nobody],
  ['that brings everybody and every table back', nobody, everybodySits],
] as const;

it.each(changes)(
  'records a change of 10,000 people %s, completely and in appends that each store accepts',
  (_, from, to) => {
    const change = diffPlans(from, to);
    const { pieces, last } = changeInParts(change);
    expect(pieces.length).toBeGreaterThan(1);
    for (const event of recordedEvents(pieces, last)) {
      const encoded = codec.encode({ ...event, metadata } as NewEvent);
      const sealed = seal({ ...encoded, id: crypto.randomUUID() }, keys);
      expect(() => encodeAppend([sealed], 'any', mostBytes)).not.toThrow();
    }
    if (!last.change) throw new Error('the last part has the change');
    const whole = wholeChange(pieces, last.attendeesAdded, last.change);
    const { attendeesRemoved, details, ...lists } = change;
    expect(whole.details).toEqual(details);
    for (const [list, entries] of Object.entries(lists))
      expect(JSON.stringify(whole[list as keyof typeof lists])).toBe(JSON.stringify(entries));
    expect(whole.attendeesRemoved.map(({ attendeeId }) => attendeeId)).toEqual(
      attendeesRemoved.map(({ attendeeId }) => attendeeId),
    );
  },
  60_000,
);

const recordedEvents = (pieces: ChangePiece[], last: RecordedChange) => [
  ...pieces.map((piece, part) => ({
    type: 'ChangePartRecorded' as const,
    data: { eventId, changeId: metadata.commandId, part, parts: last.parts, piece },
  })),
  {
    type: 'MomentRestored' as const,
    data: { eventId, changeId: metadata.commandId, ...last, revision: 1, asOf: since },
  },
];
