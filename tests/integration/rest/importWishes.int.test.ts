import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { neighboursOf } from '../../../api/seatingProposals/seatNeighbours.ts';
import type { AttendeeRow } from '../../../schema/entities/attendee.ts';
import type { HistoryRow } from '../../../schema/entities/history.ts';
import type { SeatRow } from '../../../schema/entities/seat.ts';
import type { ExplanationAnswer } from '../../../schema/entities/seatExplanation.ts';
import type { ProposalAnswer } from '../../../schema/entities/seatingProposal.ts';
import type { SeatingRuleRow } from '../../../schema/entities/seatingRule.ts';
import type { TableRow } from '../../../schema/entities/table.ts';
import { parseCsv } from '../../../schema/imports/csv.ts';
import type { SeatingRule } from '../../../schema/seatingRules/seatingRules.ts';
import { plannerOfFile } from '../../harness/plannerOfFile.ts';
import {
  anEvent,
  aTable,
  type Problem,
  people,
  seat,
  seatsOf,
  sitting,
  stepsOf,
} from './prepared.ts';

const planner = plannerOfFile({ iterationsFor: () => 200_000 });
const organiser = planner.somebody('organiser@example.com');
const reader = planner.somebody('reader@example.com');

type Fields = Record<string, unknown>;
const bulk = (eventId: string, attendees: object[], wishes: Fields[], more: Fields = {}) =>
  organiser.call<AttendeeRow[] & Problem>('POST', '/api/attendees/bulk', {
    eventId,
    attendees,
    wishes,
    ifKnown: 'skip',
    ...more,
  });
const rowsOf = async (eventId: string) =>
  (await organiser.call<SeatingRuleRow[]>('GET', `/api/events/${eventId}/rules`)).body;
const said = async (eventId: string): Promise<SeatingRule[]> =>
  (await rowsOf(eventId)).map(({ rule }) => rule);
const guestsOf = async (eventId: string) =>
  (
    await organiser.call<AttendeeRow[]>(
      'GET',
      `/api/attendees?event=${eventId}&includeHolding=true`,
    )
  ).body;
const historyOf = async (eventId: string, by = organiser) =>
  (await by.call<HistoryRow[]>('GET', `/api/events/${eventId}/history`)).body;
const undo = (eventId: string) =>
  organiser.call<Problem>('POST', `/api/events/${eventId}/undo`, {});
const redo = (eventId: string) =>
  organiser.call<Problem>('POST', `/api/events/${eventId}/redo`, {});

const file = () => readFileSync(new URL('../../data/client-dinner-48-wishes.csv', import.meta.url));

/** A file's rows and wishes, as the client sends them. */
const sentFrom = (text: Uint8Array) => {
  const { rows, errors, notices } = parseCsv(text);
  expect([errors, notices]).toEqual([[], []]);
  return {
    attendees: rows.map(({ row: _, wishes: __, ...attendee }) => attendee),
    wishes: rows.flatMap(({ wishes }, index) => (wishes ? [{ index, ...wishes }] : [])),
  };
};

/** Six tables of eight, all of one shape. */
const hall = async (eventId: string): Promise<TableRow> => {
  let table: TableRow | undefined;
  for (const name of ['Elm', 'Fir', 'Oak', 'Ash', 'Yew', 'Bay']) {
    const asked = { eventId, name, capacity: 8, layout: 'rectangular' };
    const { status, body } = await organiser.call<TableRow>('POST', '/api/tables', asked);
    expect(status).toBe(201);
    table = body;
  }
  return table as TableRow;
};

const worked = async (eventId: string): Promise<ProposalAnswer> => {
  const path = `/api/events/${eventId}/proposals`;
  const { status, body } = await organiser.call<ProposalAnswer>('POST', path, {
    seconds: 1,
    scope: 'all',
  });
  expect(status, JSON.stringify(body)).toBe(201);
  const read = async () => (await organiser.call<ProposalAnswer>('GET', `${path}/${body.id}`)).body;
  await expect.poll(async () => (await read()).state, { timeout: 60_000 }).toBe('done');
  return read();
};

/** Who sits beside whom along the edge of a table. */
const besideIn = (seats: readonly SeatRow[], shape: TableRow) => {
  const at = new Map(
    seats.map(({ tableId, position, attendeeId }) => [`${tableId} ${position}`, attendeeId]),
  );
  const { next } = neighboursOf(shape);
  return seats.flatMap(({ tableId, position, attendeeId }) =>
    next
      .filter((pair) => pair.includes(position))
      .map(([one, other]) => [attendeeId, at.get(`${tableId} ${one === position ? other : one}`)]),
  );
};

describe('a client dinner for 48 from a file with two columns of wishes', () => {
  it('is seated by one preset and one proposal, every prospect beside a host, each step undone in one', async () => {
    const { id: eventId } = await anEvent(organiser, { isPublic: true });
    const shape = await hall(eventId);
    const { attendees, wishes } = sentFrom(file());
    const { status, body: everybody } = await bulk(eventId, attendees, wishes);
    expect([status, everybody.length]).toEqual([201, 48]);
    const wished = await said(eventId);
    expect(wished.map(({ kind }) => kind).sort()).toEqual([
      ...Array(4).fill('KeepApart'),
      ...Array(6).fill('KeepTogether'),
    ]);
    expect((await historyOf(eventId))[0]).toMatchObject({
      action: 'guest_list_imported',
      newState: { source: 'api', added: 48, rules: 10 },
    });

    await organiser.call('POST', `/api/events/${eventId}/rules/presets/clientDinner`);
    const proposal = await worked(eventId);
    expect(proposal.after).toMatchObject({ hard: 0, waiting: 0 });
    expect((await sitting(organiser, eventId)).filter(Boolean)).toEqual([]);
    const taking = `/api/events/${eventId}/proposals/${proposal.id}/take`;
    const taken = await organiser.call<{ moved: number }>('POST', taking, {});
    expect([taken.status, taken.body.moved]).toEqual([200, 48]);

    const seats = await seatsOf(organiser, eventId);
    const role = new Map(everybody.map(({ id, attendeeRole }) => [id, attendeeRole]));
    const beside = besideIn(seats, shape);
    const hosted = new Set(
      beside.filter(([, other]) => role.get(other ?? '') === 'employee').map(([one]) => one),
    );
    const prospects = everybody.filter(({ attendeeRole }) => attendeeRole === 'prospect');
    expect(prospects.length).toBeGreaterThan(10);
    expect(prospects.filter(({ id }) => !hosted.has(id)).map(({ name }) => name)).toEqual([]);
    const tableOf = new Map(seats.map(({ attendeeId, tableId }) => [attendeeId, tableId]));
    for (const rule of wished) {
      const who = 'who' in rule && rule.who && 'people' in rule.who ? rule.who.people : [];
      const tables = new Set(who.map((id) => tableOf.get(id)));
      if (rule.kind === 'KeepTogether') expect(tables.size).toBe(1);
      if (rule.kind === 'KeepApart' && !rule.whom) expect(tables.size).toBe(2);
    }
    for (const { id } of everybody) {
      const path = `/api/attendees/${id}/explanation`;
      const { body } = await organiser.call<ExplanationAnswer>('GET', path);
      expect(body.seatId).toBe(seats.find(({ attendeeId }) => attendeeId === id)?.id);
      expect(body.reasons.length).toBeGreaterThan(0);
    }

    await undo(eventId);
    expect((await sitting(organiser, eventId)).filter(Boolean)).toEqual([]);
    await undo(eventId);
    expect(await said(eventId)).toEqual(wished);
    await undo(eventId);
    expect([await said(eventId), await guestsOf(eventId)]).toEqual([[], []]);
    for (const _ of [1, 2, 3]) await redo(eventId);
    expect(await sitting(organiser, eventId)).toEqual(seats.map(({ attendeeId }) => attendeeId));
  }, 120_000);

  it('does not change when it is imported again', async () => {
    const { id: eventId } = await anEvent(organiser);
    const { attendees, wishes } = sentFrom(file());
    const first = await bulk(eventId, attendees, wishes);
    const rules = await rowsOf(eventId);
    const again = await bulk(eventId, attendees, wishes);
    expect(again.status).toBe(201);
    expect(again.body.map(({ id }) => id)).toEqual(first.body.map(({ id }) => id));
    expect(await rowsOf(eventId)).toEqual(rules);
    expect(await stepsOf(organiser, eventId)).toBe(2);
  });
});

describe('wishes', () => {
  const dinner = async () => {
    const { id: eventId } = await anEvent(organiser, { isPublic: true });
    const [ada, ben] = (await people(organiser, eventId, 'Ada', 'Ben')) as [
      AttendeeRow,
      AttendeeRow,
    ];
    const { table, seats } = await aTable(organiser, eventId, 4);
    const { body: stage } = await organiser.call<{ id: string }>(
      'POST',
      `/api/events/${eventId}/objects`,
      {
        kind: 'stage',
        name: 'Stage',
        x: 0,
        y: -400,
      },
    );
    return { eventId, ada, ben, table, seats, stage };
  };

  it('seat and pin people at a table in the same step, and name objects', async () => {
    const { eventId, ada, ben, table, seats, stage } = await dinner();
    await seat(organiser, eventId, seats[0]?.id ?? '', ben.id);
    const steps = await stepsOf(organiser, eventId);
    const list = [{ name: 'Cleo' }, { name: 'ada' }, { name: 'Ben' }];
    const { body } = await bulk(eventId, list, [
      { index: 0, table: table.name, isPinned: true, near: 'stage' },
      { index: 1, table: table.name.toUpperCase(), isPinned: true },
      { index: 2, table: table.name, isPinned: true },
    ]);
    const cleo = body[0] as AttendeeRow;
    expect(await stepsOf(organiser, eventId)).toBe(steps + 1);
    const now = await seatsOf(organiser, eventId, table.id);
    expect(now.map(({ attendeeId }) => attendeeId)).toEqual([ben.id, cleo.id, ada.id, null]);
    expect((await guestsOf(eventId)).map(({ isPinned }) => isPinned)).toEqual([true, true, true]);
    expect(await said(eventId)).toEqual([
      { kind: 'Near', who: { people: [cleo.id] }, place: stage.id, weight: 20 },
    ]);

    await undo(eventId);
    const before = await seatsOf(organiser, eventId, table.id);
    expect(before.map(({ attendeeId }) => attendeeId)).toEqual([ben.id, null, null, null]);
    expect((await guestsOf(eventId)).map(({ isPinned }) => isPinned)).toEqual([false, false]);
    expect(await said(eventId)).toEqual([]);
  });

  it('that cannot be met refuse the whole import, and name its rows', async () => {
    const { eventId } = await dinner();
    const list = [{ name: 'Cleo' }, { name: 'Dan' }];
    const { status, body } = await bulk(eventId, list, [
      { index: 0, togetherWith: ['Ada', 'Olaf'], near: 'Kitchen' },
      { index: 1, togetherWith: ['Cleo'], apartFrom: ['ada'] },
    ]);
    expect([status, body.code]).toEqual([400, 'BAD_INPUT']);
    expect(body.issues).toEqual([
      {
        index: 0,
        path: 'wishes.togetherWith',
        message: 'Nobody in the list or the event has this name or email address',
      },
      { index: 0, path: 'wishes.near', message: 'No place on the floor has this name' },
      {
        index: 1,
        path: 'wishes.apartFrom',
        message: 'Two people cannot be both apart and together',
      },
    ]);
    expect(await guestsOf(eventId)).toHaveLength(2);
    expect(await said(eventId)).toEqual([]);
  });

  it.each<[string, Fields, string, string]>([
    [
      'of nobody on the list',
      { index: 1, near: 'Stage' },
      'wishes.0.index',
      'Nobody has this place in the list',
    ],
    ['for a pin without a table', { index: 0, isPinned: true }, 'wishes.0.table', 'Name the table'],
    ['for nobody', { index: 0, apartFrom: [' '] }, 'wishes.0.apartFrom.0', 'Name somebody'],
    ['of an unknown kind', { index: 0, beside: ['Ada'] }, 'wishes.0.beside', 'Unknown field'],
  ])('%s are refused with their path', async (_, wish, path, message) => {
    const { eventId } = await dinner();
    const { status, body } = await bulk(eventId, [{ name: 'Cleo' }], [wish]);
    expect([status, body.issues]).toEqual([400, [{ path, message }]]);
  });

  it('are accepted over GraphQL in the same way', async () => {
    const { eventId, ada } = await dinner();
    const { data } = await organiser.graphql<{ importAttendees: object }>(
      'mutation ($input: ImportAttendeesInput!) { importAttendees(input: $input) { count repeated } }',
      {
        input: {
          eventId,
          source: 'csv',
          ifKnown: 'skip',
          attendees: [{ name: 'Ada' }, { name: 'Cleo', email: 'cleo@example.com' }],
          wishes: [{ index: 0, togetherWith: ['CLEO@example.com'] }],
        },
      },
    );
    expect(data?.importAttendees).toEqual({ count: 1, repeated: 1 });
    const cleo = (await guestsOf(eventId)).find(({ name }) => name === 'Cleo');
    expect(await said(eventId)).toEqual([
      { kind: 'KeepTogether', who: { people: [ada.id, cleo?.id] }, hard: true },
    ]);
  });

  it('are hidden from readers of the event', async () => {
    const { eventId } = await dinner();
    await bulk(eventId, [{ name: 'Cleo' }], [{ index: 0, apartFrom: ['Ada'] }]);
    const [entry] = await historyOf(eventId, reader);
    expect(entry).toMatchObject({ action: 'guest_list_imported', newState: { added: 1 } });
    expect(JSON.stringify(entry)).not.toMatch(/rule|apart/i);
  });
});
