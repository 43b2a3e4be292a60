import { describe, expect, it } from 'vitest';
import type { EventPlanEvent } from '../../../schema/domainEvents.ts';
import {
  comes,
  declines,
  details,
  dinnerPlanned,
  eventId,
  given,
  isHeld,
  miraSeatedAtOne,
  personNamed,
  sits,
  standing,
  tableStands,
} from '../../../tests/harness/dinners.ts';
import { comparePlans } from './comparePlans.ts';

const plan = (...events: EventPlanEvent[]) => standing(given(events).state);
const compared = (before: EventPlanEvent[], since: EventPlanEvent[], ...tableIds: string[]) =>
  comparePlans(
    plan(...before),
    plan(...before, ...since),
    tableIds.length > 0 ? new Set(tableIds) : null,
  );

const atGarden = (position: number) => ({
  in: 'seated',
  tableId: 'garden',
  tableName: 'garden',
  seatId: `garden-${position}`,
  position,
  declined: false,
});
const nowhere = { tableId: null, tableName: null, seatId: null, position: null };
const inPool = { in: 'pool', ...nowhere, declined: false };

const renamed = (attendeeId: string, before: string, after: string): EventPlanEvent => ({
  type: 'AttendeeEdited',
  data: {
    eventId,
    attendeeId,
    person: { before: { name: before }, after: { name: after } },
  },
});
const tableRenamed = (tableId: string, after: string): EventPlanEvent => ({
  type: 'TableRenamed',
  data: { eventId, tableId, before: tableId, after },
});
const tableMoved = (tableId: string, x: number, rotation: number): EventPlanEvent => ({
  type: 'TableMoved',
  data: {
    eventId,
    tableId,
    before: { x: 0, y: 0, rotation: 0 },
    after: { x, y: 0, rotation },
  },
});
const eventRenamed: EventPlanEvent = {
  type: 'EventPlanEdited',
  data: {
    eventId,
    ownerId: 'organiser',
    before: { name: details.name },
    after: { name: 'Summer dinner' },
  },
};
const miraGoes: EventPlanEvent = {
  type: 'AttendeeDeleted',
  data: {
    eventId,
    attendeeId: 'mira',
    attendeeRole: 'guest',
    tags: [],
    person: personNamed('mira'),
    was: { in: 'seat', seatId: 'garden-1' },
    isCheckedIn: false,
  },
};
const changedSeats: EventPlanEvent = {
  type: 'SeatsSwapped',
  data: {
    eventId,
    a: { seatId: 'garden-1', attendeeId: 'mira' },
    b: { seatId: 'garden-2', attendeeId: 'ada' },
  },
};

describe('people', () => {
  it('are not listed without differences', async () => {
    expect(await compared(miraSeatedAtOne, [])).toMatchObject({
      people: [],
      tables: [],
      details: [],
      placeCards: [],
      tableCards: [],
    });
  });

  it('joined or left, with their place', async () => {
    const { people } = await compared(miraSeatedAtOne, [
      miraGoes,
      comes('ben', 'Acme'),
      sits('ben', 'garden-1'),
    ]);
    expect(people).toEqual([
      {
        attendeeId: 'ben',
        name: 'ben',
        company: 'Acme',
        attendeeRole: 'guest',
        kind: 'joined',
        from: null,
        to: atGarden(1),
        swappedWith: null,
        fields: [],
      },
      expect.objectContaining({ attendeeId: 'mira', kind: 'left', from: atGarden(1), to: null }),
    ]);
  });

  it('moved, from one place to another', async () => {
    const { people } = await compared(miraSeatedAtOne, [sits('ada', 'garden-2')]);
    expect(people).toMatchObject([
      { attendeeId: 'ada', kind: 'moved', from: inPool, to: atGarden(2), fields: [] },
    ]);
  });

  it('who declined are told from those who wait for a seat', async () => {
    const joined = await compared(miraSeatedAtOne, [comes('ben'), declines('ben')]);
    expect(joined.people).toMatchObject([{ kind: 'joined', to: { ...inPool, declined: true } }]);
    const moved = await compared(miraSeatedAtOne, [
      { type: 'SeatUnassigned', data: { eventId, seatId: 'garden-1', attendeeId: 'mira' } },
      declines('mira'),
    ]);
    expect(moved.people).toMatchObject([
      { kind: 'moved', from: atGarden(1), to: { ...inPool, declined: true } },
    ]);
  });

  it("are described with their tables' names at either time", async () => {
    const { people } = await compared(miraSeatedAtOne, [
      tableRenamed('garden', 'Terrace'),
      { type: 'SeatUnassigned', data: { eventId, seatId: 'garden-1', attendeeId: 'mira' } },
      {
        type: 'SeatAssigned',
        data: { eventId, seatId: 'garden-3', attendeeId: 'mira', from: { in: 'pool' } },
      },
    ]);
    expect(people[0]?.from?.tableName).toBe('garden');
    expect(people[0]?.to?.tableName).toBe('Terrace');
  });

  it('who exchanged seats have swapped', async () => {
    const before = [...miraSeatedAtOne, sits('ada', 'garden-2')];
    const { people } = await compared(before, [changedSeats]);
    expect(people.map(({ attendeeId, swappedWith }) => [attendeeId, swappedWith])).toEqual([
      ['mira', 'ada'],
      ['ada', 'mira'],
    ]);
  });

  it('who only took the seat of somebody who moved on have not swapped', async () => {
    const before = [...miraSeatedAtOne, sits('ada', 'garden-2')];
    const { people } = await compared(before, [
      { type: 'SeatUnassigned', data: { eventId, seatId: 'garden-1', attendeeId: 'mira' } },
      {
        type: 'SeatAssigned',
        data: { eventId, seatId: 'garden-3', attendeeId: 'mira', from: { in: 'pool' } },
      },
      {
        type: 'SeatAssigned',
        data: {
          eventId,
          seatId: 'garden-1',
          attendeeId: 'ada',
          from: { in: 'seat', seatId: 'garden-2' },
        },
      },
    ]);
    expect(people.map(({ swappedWith }) => swappedWith)).toEqual([null, null]);
  });

  it("with changed fields are described by the fields' names, never by their values", async () => {
    const { people } = await compared(miraSeatedAtOne, [
      renamed('mira', 'mira', 'Mira Stone'),
      { type: 'AttendeeCheckedIn', data: { eventId, attendeeId: 'mira' } },
    ]);
    expect(people).toMatchObject([
      { name: 'Mira Stone', kind: 'changed', fields: ['name', 'isCheckedIn'], to: atGarden(1) },
    ]);
  });

  it('who moved and were changed are listed once, as moved', async () => {
    const { people } = await compared(miraSeatedAtOne, [
      renamed('ada', 'ada', 'Ada'),
      sits('ada', 'garden-2'),
    ]);
    expect(people).toMatchObject([{ kind: 'moved', fields: ['name'] }]);
  });

  it('who are held for another reason have not moved', async () => {
    const { people } = await compared(
      [...miraSeatedAtOne, isHeld('ada', 'maybe')],
      [
        {
          type: 'HoldReasonChanged',
          data: { eventId, attendeeId: 'ada', reason: { before: 'maybe', after: 'ill' } },
        },
      ],
    );
    expect(people).toMatchObject([{ kind: 'changed', fields: ['holdReason'] }]);
  });
});

describe('tables', () => {
  it('were added and removed', async () => {
    const there = plan(...miraSeatedAtOne, tableStands('hall', 2));
    const { tables: added } = await comparePlans(plan(...miraSeatedAtOne), there);
    const after = { name: 'hall', layout: 'circular', endSeats: false, capacity: 2, x: 0, y: 0 };
    expect(added).toMatchObject([{ tableId: 'hall', kind: 'added', before: null, after }]);
    const { tables: removed } = await comparePlans(there, plan(...miraSeatedAtOne));
    expect(removed).toMatchObject([
      { tableId: 'hall', kind: 'removed', before: after, after: null },
    ]);
  });

  it('are described with all their differences', async () => {
    const { tables } = await compared(miraSeatedAtOne, [
      tableRenamed('garden', 'Terrace'),
      tableMoved('garden', 300, 45),
    ]);
    expect(tables).toMatchObject([
      {
        kind: 'changed',
        changes: ['name', 'moved', 'turned'],
        before: { name: 'garden', x: 0, rotation: 0 },
        after: { name: 'Terrace', x: 300, rotation: 45 },
      },
    ]);
  });

  it('with other seats have another capacity or shape, or other places for their seats', async () => {
    const small = plan(dinnerPlanned, tableStands('garden', 4, 'rectangular'));
    const large = plan(dinnerPlanned, tableStands('garden', 8, 'rectangular', true));
    const oval = plan(dinnerPlanned, tableStands('garden', 4, 'oval'));
    const changesTo = async (to: typeof small) =>
      (await comparePlans(small, to)).tables[0]?.changes;
    expect(await changesTo(large)).toEqual(['endSeats', 'capacity']);
    expect(await changesTo(oval)).toEqual(['layout']);
    const shifted = { ...small, seats: small.seats.map((seat) => ({ ...seat, x: seat.x + 1 })) };
    // Seats never change without their table, so the tables are copied too.
    const tables = small.tables.map((table) => ({ ...table }));
    expect(await changesTo({ ...shifted, tables })).toEqual(['seats']);
  });
});

describe('the event and its counts', () => {
  it('are described for both sides', async () => {
    const { details: changed, counts } = await compared(miraSeatedAtOne, [
      eventRenamed,
      comes('ben'),
      isHeld('ben'),
      comes('cleo'),
      declines('cleo'),
      sits('ada', 'garden-2'),
      { type: 'AttendeeCheckedIn', data: { eventId, attendeeId: 'ada' } },
    ]);
    expect(changed).toEqual([{ field: 'name', before: 'Spring dinner', after: 'Summer dinner' }]);
    const table = { tables: 1, seats: 4 };
    expect(counts).toEqual({
      from: { people: 2, seated: 1, pool: 1, declined: 0, holding: 0, checkedIn: 0, ...table },
      to: { people: 4, seated: 2, pool: 1, declined: 1, holding: 1, checkedIn: 1, ...table },
    });
  });
});

describe('place cards', () => {
  const reasons = async (before: EventPlanEvent[], since: EventPlanEvent[]) =>
    (await compared(before, since)).placeCards.map((card) => [card.attendeeId, card.reasons]);

  it('are new for people who are newly seated, not for people without a seat', async () => {
    expect(
      await reasons(miraSeatedAtOne, [comes('ben'), sits('ben', 'garden-2'), comes('cleo')]),
    ).toEqual([['ben', ['newlySeated']]]);
    expect(await reasons(miraSeatedAtOne, [sits('ada', 'garden-2')])).toEqual([
      ['ada', ['newlySeated']],
    ]);
  });

  it('are new if the name, company, table or seat on them has changed', async () => {
    const withHall = [...miraSeatedAtOne, tableStands('hall', 2)];
    const toHall: EventPlanEvent = {
      type: 'SeatAssigned',
      data: {
        eventId,
        seatId: 'hall-2',
        attendeeId: 'mira',
        from: { in: 'seat', seatId: 'garden-1' },
      },
    };
    expect(await reasons(withHall, [renamed('mira', 'mira', 'Mira')])).toEqual([
      ['mira', ['name']],
    ]);
    expect(await reasons(withHall, [toHall])).toEqual([['mira', ['table', 'seat']]]);
    expect(await reasons(withHall, [tableRenamed('garden', 'Terrace')])).toEqual([
      ['mira', ['table']],
    ]);
    const company: EventPlanEvent = {
      type: 'AttendeeEdited',
      data: {
        eventId,
        attendeeId: 'mira',
        person: { before: { company: null }, after: { company: 'Acme' } },
      },
    };
    expect(await reasons(withHall, [company])).toEqual([['mira', ['company']]]);
  });

  it('stay valid if only other details have changed', async () => {
    expect(
      await reasons(miraSeatedAtOne, [
        { type: 'AttendeeCheckedIn', data: { eventId, attendeeId: 'mira' } },
        tableMoved('garden', 300, 0),
        eventRenamed,
      ]),
    ).toEqual([]);
  });

  it('contain what is printed on them', async () => {
    const { placeCards } = await compared(miraSeatedAtOne, [
      comes('ben', 'Acme'),
      sits('ben', 'garden-2'),
    ]);
    expect(placeCards).toEqual([
      {
        attendeeId: 'ben',
        name: 'ben',
        company: 'Acme',
        tableName: 'garden',
        position: 2,
        reasons: ['newlySeated'],
      },
    ]);
  });
});

describe('table cards', () => {
  const cards = async (before: EventPlanEvent[], since: EventPlanEvent[]) =>
    (await compared(before, since)).tableCards;

  it('are new for added and renamed tables', async () => {
    expect(
      await cards(miraSeatedAtOne, [tableStands('hall', 2), tableRenamed('garden', 'Terrace')]),
    ).toEqual([
      { tableId: 'garden', name: 'Terrace', reasons: ['name'] },
      { tableId: 'hall', name: 'hall', reasons: ['newTable'] },
    ]);
  });

  it('are all new if the event was renamed', async () => {
    expect(await cards(miraSeatedAtOne, [eventRenamed])).toEqual([
      { tableId: 'garden', name: 'garden', reasons: ['event'] },
    ]);
  });

  it('stay valid if other people sit there', async () => {
    expect(await cards(miraSeatedAtOne, [sits('ada', 'garden-2')])).toEqual([]);
  });
});

describe('for one table', () => {
  const before = [...miraSeatedAtOne, tableStands('hall', 2), comes('ben'), comes('cleo')];
  const since = [
    eventRenamed,
    sits('ada', 'garden-2'),
    sits('ben', 'hall-1'),
    tableRenamed('hall', 'Hall'),
    comes('dora'),
  ];

  it('only its people in either plan and the table itself are compared', async () => {
    const {
      people,
      tables,
      details: changed,
      counts,
      placeCards,
      tableCards,
    } = await compared(before, since, 'hall');
    expect(people).toMatchObject([{ attendeeId: 'ben', kind: 'moved' }]);
    expect(tables).toMatchObject([{ tableId: 'hall', changes: ['name'] }]);
    expect(changed).toEqual([]);
    expect(counts.to).toMatchObject({ people: 1, seated: 1, pool: 0, tables: 1, seats: 2 });
    expect(placeCards).toMatchObject([{ attendeeId: 'ben' }]);
    expect(tableCards).toMatchObject([{ tableId: 'hall' }]);
  });

  it('people who left it are listed with their present place', async () => {
    const { people } = await comparePlans(
      plan(...before, ...since),
      plan(...before),
      new Set(['garden']),
    );
    expect(people).toMatchObject([{ attendeeId: 'ada', from: atGarden(2), to: inPool }]);
  });
});

it('yields to other work while thousands are compared', async () => {
  const people = Array.from({ length: 2_000 }, (_, n) => comes(`p${n}`));
  const before = plan(dinnerPlanned, ...people);
  const after = plan(
    dinnerPlanned,
    ...people,
    ...people.map(({ data }) => isHeld((data as { attendeeId: string }).attendeeId)),
  );
  let turns = 0;
  let isOver = false;
  const count = () => {
    turns += 1;
    if (!isOver) setImmediate(count);
  };
  setImmediate(count);
  const { people: differing } = await comparePlans(before, after);
  isOver = true;
  expect(differing).toHaveLength(2_000);
  expect(turns).toBeGreaterThan(3);
});
