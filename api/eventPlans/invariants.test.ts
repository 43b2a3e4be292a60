import fc from 'fast-check';
import { expect, it } from 'vitest';
import { eventPlanStream } from '../../schema/ids.ts';
import { tableLayouts } from '../../schema/vocabulary.ts';
import { dinnerPlanned, eventId, personNamed } from '../../tests/harness/dinners.ts';
import { isRefusal } from '../core/errors.ts';
import type { EventLog } from '../core/eventLog.ts';
import { createCommandHandler } from '../core/handleCommand.ts';
import { newId } from '../core/ids.ts';
import { createInMemoryEventLog } from '../eventLog/inMemory.ts';
import type { EventPlanCommand } from './commands.ts';
import { eventPlanDecider } from './decider.ts';
import { type ActivePlan, type PlanState, planFromJson, planToJson } from './state.ts';

const stream = eventPlanStream(eventId);

/** A step names people, seats and tables by number: which they are depends on the plan by then. */
type Step = { writer: number; what: string; a: number; b: number; c: number };

const steps = fc.array(
  fc.record({
    writer: fc.nat(2),
    what: fc.constantFrom(
      'add',
      'add',
      'import',
      'delete',
      'hold',
      'release',
      'check',
      'addTable',
      'addTable',
      'edit',
      'resize',
      'endSeats',
      'deleteTable',
      'assign',
      'assign',
      'assign',
      'replace',
      'unassign',
      'swap',
      'auto',
    ),
    a: fc.nat(40),
    b: fc.nat(40),
    c: fc.nat(20),
  }),
  { minLength: 1, maxLength: 60 },
);

const pick = (ids: readonly string[], n: number): string =>
  ids[n % Math.max(1, ids.length)] ?? 'nobody';

const attendee = (name: string) => ({
  attendeeRole: 'guest' as const,
  tags: [],
  person: personNamed(name, name.length % 2 === 0 ? 'Acme' : null),
});

const commandOf = ({ what, a, b, c }: Step, plan: ActivePlan): EventPlanCommand => {
  const people = [...plan.attendees.keys()].sort();
  const seats = [...plan.seats.keys()].sort();
  const tables = [...plan.tables.keys()].sort();
  const person = { eventId, attendeeId: pick(people, a) };
  const table = { eventId, tableId: pick(tables, a) };
  const layout = tableLayouts[c % 3] ?? 'circular';
  const seat = { eventId, seatId: pick(seats, b), attendeeId: pick(people, a) };
  switch (what) {
    case 'add':
      return { type: 'AddAttendee', eventId, attendee: attendee(`p${a}`), held: c % 5 === 0 };
    case 'import': {
      const attendees = Array.from({ length: c + 1 }, (_, n) => attendee(`i${n}`));
      return { type: 'ImportAttendees', eventId, source: 'csv', attendees };
    }
    case 'delete':
      return { type: 'DeleteAttendee', ...person };
    case 'hold':
      return { type: 'HoldAttendee', ...person, reason: c % 2 ? 'maybe' : null };
    case 'release':
      return { type: 'ReleaseAttendee', ...person };
    case 'check':
      return { type: c % 2 ? 'CheckInAttendee' : 'CheckOutAttendee', ...person };
    case 'addTable':
      return { type: 'AddTable', eventId, name: `t${a}`, capacity: (b % 22) + 1, layout };
    case 'edit':
      return { type: 'EditTable', ...table, changes: { capacity: (b % 22) + 1, layout } };
    case 'resize':
      return { type: 'ResizeTable', ...table, capacity: b % 24 };
    case 'endSeats':
      return { type: 'SetEndSeats', ...table, endSeats: c % 2 === 0 };
    case 'deleteTable':
      return { type: 'DeleteTable', ...table };
    case 'replace':
      return { type: 'AssignSeat', ...seat, ifTaken: 'replace' };
    case 'unassign':
      return { type: 'UnassignSeat', eventId, seatId: pick(seats, a) };
    case 'swap':
      return { type: 'SwapSeats', eventId, seatId: pick(seats, a), otherSeatId: pick(seats, b) };
    case 'auto':
      return { type: 'AutoAssignSeats', eventId };
    default:
      return { type: 'AssignSeat', ...seat, ifTaken: 'refuse' };
  }
};

/** What must hold of every plan, as sentences about where it does not. */
const broken = (plan: PlanState): string[] => {
  if (plan.status !== 'active') return ['the plan is gone'];
  const wrong: string[] = [];
  const sitters = [...plan.seats.values()].flatMap(({ attendeeId }) => attendeeId ?? []);
  if (new Set(sitters).size !== sitters.length) wrong.push('somebody sits on two seats');
  for (const [id, { placement }] of plan.attendees) {
    const seat = placement.in === 'seat' ? plan.seats.get(placement.seatId) : undefined;
    if (placement.in === 'seat' && seat?.attendeeId !== id) wrong.push(`${id} and a seat disagree`);
    if (placement.in !== 'seat' && sitters.includes(id)) wrong.push(`${id} sits and does not`);
  }
  for (const sitter of sitters) if (!plan.attendees.has(sitter)) wrong.push(`${sitter} is unknown`);
  for (const [id, { seatIds }] of plan.tables) {
    const own = [...plan.seats].filter(([, seat]) => seat.tableId === id).map(([seatId]) => seatId);
    if (own.length !== seatIds.length) wrong.push(`${id} has not as many seats as its capacity`);
    const positions = seatIds.map((seatId) => plan.seats.get(seatId)?.position);
    if (positions.some((position, index) => position !== index + 1))
      wrong.push(`${id} counts wrong`);
  }
  return wrong;
};

const planned = async (): Promise<EventLog> => {
  const log = createInMemoryEventLog();
  const commandId = newId();
  const metadata = { commandId, actorId: 'organiser', at: '2026-03-01T12:00:00.000Z' };
  await log.append(stream, [{ ...dinnerPlanned, id: crypto.randomUUID(), metadata }], {
    expected: 'noStream',
  });
  return log;
};

const folded = async (log: EventLog): Promise<PlanState> => {
  let state: PlanState = eventPlanDecider.initialState;
  for await (const event of log.readStream(stream)) {
    state = eventPlanDecider.evolve(state, event as never);
  }
  return state;
};

const asJson = (state: PlanState): string => {
  const sorted = planToJson(state) as Record<string, unknown>;
  for (const [key, value] of Object.entries(sorted)) {
    if (Array.isArray(value)) sorted[key] = [...value].sort((a, b) => (a[0] < b[0] ? -1 : 1));
  }
  return JSON.stringify(sorted);
};

/** Runs the steps by three writers; those of one round at the same time. */
const run = async (log: EventLog, all: readonly Step[], together: number): Promise<PlanState[]> => {
  const writers = [0, 1, 2].map(() => createCommandHandler({ log, random: () => 0 }));
  for (let start = 0; start < all.length; start += together) {
    await Promise.all(
      all.slice(start, start + together).map(async (step) => {
        const writer = writers[step.writer];
        if (!writer) return;
        const { state } = await writer.load(eventPlanDecider, stream);
        if (state.status !== 'active') return;
        const origin = { commandId: newId(), actorId: 'organiser' };
        await writer
          .handle(eventPlanDecider, stream, commandOf(step, state), origin)
          .catch((error: unknown) => {
            if (!isRefusal(error)) throw error;
          });
      }),
    );
  }
  return Promise.all(
    writers.map(async (writer) => (await writer.load(eventPlanDecider, stream)).state),
  );
};

it.each([
  ['one after the other', 1],
  ['interleaved from several writers', 6],
])(
  'keeps its invariants whatever is commanded, %s',
  async (_, together) => {
    await fc.assert(
      fc.asyncProperty(steps, async (all) => {
        const log = await planned();
        const states = await run(log, all, together);
        const truth = await folded(log);
        expect(broken(truth)).toEqual([]);
        for (const state of states) expect(asJson(state)).toBe(asJson(truth));
        expect(asJson(planFromJson(JSON.parse(JSON.stringify(planToJson(truth)))))).toBe(
          asJson(truth),
        );
      }),
      { numRuns: 60 },
    );
  },
  60_000,
);

it('would notice: a plan in which two seats have the same person is broken', async () => {
  const log = await planned();
  const writer = createCommandHandler({ log });
  const origin = () => ({ commandId: newId(), actorId: 'organiser' });
  const add = { type: 'AddAttendee' as const, eventId, attendee: attendee('mira'), held: false };
  await writer.handle(eventPlanDecider, stream, add, origin());
  const table = {
    type: 'AddTable' as const,
    eventId,
    name: 't',
    capacity: 2,
    layout: 'oval' as const,
  };
  const { state } = await writer.handle(eventPlanDecider, stream, table, origin());
  if (state.status !== 'active') throw new Error('the dinner is planned');
  const [mira] = state.attendees.keys();
  const seats = state.seats.map((seat) => ({ ...seat, attendeeId: mira ?? null }));
  expect(broken({ ...state, seats })).toEqual(
    expect.arrayContaining(['somebody sits on two seats', `${mira} sits and does not`]),
  );
});
