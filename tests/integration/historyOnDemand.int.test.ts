import { beforeAll, beforeEach, expect, it } from 'vitest';
import type { Application, RequestContext } from '../../api/application.ts';
import { exportAttendee } from '../../api/erasure/exports.ts';
import { undo } from '../../api/history/operations.ts';
import { readTrail } from '../../api/history/trail/readTrail.ts';
import type { HistoryRow } from '../../schema/entities/history.ts';
import type { SeatRow } from '../../schema/entities/seat.ts';
import { plannerOfFile } from '../harness/plannerOfFile.ts';
import { anEvent, aTable, people, seat, unknownId } from './rest/prepared.ts';

const planner = plannerOfFile();
const organiser = planner.somebody('organiser@example.com');
let eventId: string;
let seats: SeatRow[];
let ada: string;

/** Ada moved twice, with a hundred moves of Ben's before, between and after. */
beforeAll(async () => {
  eventId = (await anEvent(organiser)).id;
  seats = (await aTable(organiser, eventId, 4)).seats;
  const [one, two] = await people(organiser, eventId, 'Ada', 'Ben');
  ada = one?.id ?? '';
  const moves = async (count: number) => {
    for (let n = 0; n < count; n += 1) await sits(two?.id ?? '', (n % 2) + 2);
  };
  await moves(35);
  await sits(ada, 0);
  await moves(30);
  await sits(ada, 1);
  await moves(35);
});

const sits = (attendeeId: string, position: number) =>
  seat(organiser, eventId, seats[position]?.id ?? '', attendeeId);

/** How many domain events were read from the log since. */
let read: number;
beforeEach(() => {
  read = 0;
});

const counted = (): Application => {
  const { application } = planner;
  return {
    ...application,
    async *readStream(stream, options) {
      for await (const event of application.readStream(stream, options)) {
        read += 1;
        yield event;
      }
    },
  };
};

const as = async (email: string): Promise<RequestContext> => {
  await planner.caller(email);
  const [viewer] = await planner.application
    .read('users')
    .where({ email })
    .select<{ id: string; role: 'user' | 'admin' }[]>('id', 'role');
  return { requestId: 'test', viewer: viewer ?? null };
};

it('an undo of nothing reads nothing of the log', async () => {
  const admin = await as('admin@example.com');
  await expect(undo(counted(), admin, { eventId })).rejects.toMatchObject({
    code: 'NOTHING_TO_UNDO',
  });
  expect(read).toBe(0);
});

it('an undo of an unknown step reads nothing either', async () => {
  const request = await as('organiser@example.com');
  const unknown = { eventId, stepId: unknownId };
  await expect(undo(counted(), request, unknown)).rejects.toMatchObject({
    code: 'NOTHING_TO_UNDO',
  });
  expect(read).toBe(0);
});

it('the first undo reads the step, and nothing much older', async () => {
  const { entry } = await undo(counted(), await as('organiser@example.com'), { eventId });
  expect(entry.action).toBe('seat_assigned');
  expect(read).toBeLessThanOrEqual(20);
});

it('a trail reads the events about the guest and the shapes of their tables', async () => {
  const { stays } = await readTrail(counted(), await as('organiser@example.com'), ada);
  expect(stays.map(({ in: where, seatPosition }) => [where, seatPosition])).toEqual([
    ['seat', 2],
    ['seat', 1],
    ['pool', null],
  ]);
  expect(read).toBeLessThanOrEqual(5);
});

const entries = async (action: string): Promise<HistoryRow[]> => {
  const { body } = await organiser.call<HistoryRow[]>('GET', `/api/events/${eventId}/history`);
  return body.filter((entry) => entry.action === action);
};

it('an export of a guest reads the events that name them', async () => {
  const { history } = await exportAttendee(counted(), await as('organiser@example.com'), ada);
  const recorded = ['AttendeesImported', 'SeatAssigned', 'SeatAssigned'];
  expect(history.map(({ type }) => type)).toEqual(recorded);
  expect(read).toBeLessThanOrEqual(5);
});

it('an undo blocked by a later step reads both, and nothing later', async () => {
  const request = await as('organiser@example.com');
  const ofAda = (await entries('seat_assigned')).filter(
    ({ newState }) => newState?.attendeeId === ada,
  );
  const [second, first] = ofAda;
  const undoFirst = () => undo(counted(), request, { eventId, stepId: first?.stepId });
  await expect(undoFirst()).rejects.toMatchObject({
    code: 'UNDO_CONFLICT',
    details: { stepId: second?.stepId, entryId: second?.id },
  });
  expect(read).toBeLessThanOrEqual(10);
});

it('an undo of an undone step names its undo, and reads only the step', async () => {
  const request = await as('organiser@example.com');
  for (let n = 0; n < 20; n += 1) await sits(ada, n % 2);
  const [undoing] = await entries('change_undone');
  const again = { eventId, stepId: String(undoing?.newState?.of) };
  await expect(undo(counted(), request, again)).rejects.toMatchObject({
    code: 'UNDO_CONFLICT',
    details: { stepId: undoing?.stepId, entryId: undoing?.id },
  });
  expect(read).toBeLessThanOrEqual(5);
});
