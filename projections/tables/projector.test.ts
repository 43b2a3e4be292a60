import { describe, expect, it } from 'vitest';
import {
  added,
  created,
  deleted,
  eventId,
  guest,
  place,
  planChangeOf,
  seatsOf,
  tableAdded,
} from '../testing/dinner.ts';
import { type Fact, history, later, now, organiser, project } from '../testing/project.ts';
import { tablesProjector } from './projector.ts';

const table = {
  id: 't1',
  eventId,
  name: 'Table t1',
  order: 0,
  capacity: 6,
  layout: 'rectangular',
  endSeats: false,
  isActive: true,
  ...place,
  tags: [],
  createdByUserId: organiser,
  createdAt: now,
  updatedAt: now,
};

const after = async (...facts: Parameters<typeof history>[0]) => {
  const events = [...history([created, tableAdded('t1', 6)]), ...history(facts, { at: later }, 2)];
  return (await project(tablesProjector, events)).tables;
};

it('shows a new table with the capacity of its seats', async () => {
  expect(await after()).toEqual([table]);
});

it('shows a new name', async () => {
  const renamed = {
    type: 'TableRenamed',
    data: { eventId, tableId: 't1', before: 'Table t1', after: 'Head table' },
  } as const;
  expect(await after(renamed)).toEqual([{ ...table, name: 'Head table', updatedAt: later }]);
});

const reshape = (count: number, endSeats: boolean) => ({
  eventId,
  tableId: 't1',
  endSeats: { before: false, after: endSeats },
  seats: { before: seatsOf('t1', 6), after: seatsOf('t1', count) },
  displaced: [],
});

it('shows another layout, with its seats', async () => {
  const changed = {
    type: 'TableLayoutChanged',
    data: { ...reshape(6, false), layout: { before: 'rectangular', after: 'circular' } },
  } as const;
  expect(await after(changed)).toEqual([{ ...table, layout: 'circular', updatedAt: later }]);
});

it('shows the capacity after a resize', async () => {
  const resized = { type: 'TableResized', data: reshape(4, false) } as const;
  expect(await after(resized)).toEqual([{ ...table, capacity: 4, updatedAt: later }]);
});

it('shows end seats and the added capacity', async () => {
  const switched = { type: 'TableEndSeatsSwitched', data: reshape(8, true) } as const;
  expect(await after(switched)).toEqual([
    { ...table, capacity: 8, endSeats: true, updatedAt: later },
  ]);
});

it('shows where a table was moved to', async () => {
  const to = { x: 900, y: -50, rotation: 90 };
  const moved = {
    type: 'TableMoved',
    data: { eventId, tableId: 't1', before: place, after: to },
  } as const;
  expect(await after(moved)).toEqual([{ ...table, ...to, updatedAt: later }]);
});

it('shows the tags of a table', async () => {
  const tagged = {
    type: 'TableTagged' as const,
    data: { eventId, tableId: 't1', before: [], after: ['quiet'] },
  };
  expect(await after(tagged)).toEqual([{ ...table, tags: ['quiet'], updatedAt: later }]);
});

it('no longer shows a deleted table', async () => {
  const gone = { ...tableAdded('t1', 6), type: 'TableDeleted' } as const;
  expect(await after({ ...gone, data: { ...gone.data, displaced: [] } })).toEqual([]);
});

it('shows no table of a deleted event', async () => {
  expect(await after(tableAdded('t2', 4), deleted)).toEqual([]);
});

describe('the order of tables', () => {
  const orders = async (...facts: Parameters<typeof history>[0]) =>
    ((await after(...facts)) ?? []).map(({ id, order }) => `${id} ${order}`);
  const importOf = (part: number, parts: number, ...ids: string[]) =>
    ({
      type: 'AttendeesImported',
      data: {
        eventId,
        importId: 'import',
        source: 'csv',
        part,
        parts,
        attendees: ids.map((id) => guest(id)),
      },
    }) as const;
  const whole = (id: string, order: number) => {
    const { tableId, name, layout, endSeats, place, seats } = tableAdded(id, 4).data;
    return { tableId, order, name, layout, endSeats, place, seats };
  };
  const comesBack = (...tables: ReturnType<typeof whole>[]) => {
    const { change, ...data } = planChangeOf(null);
    return {
      type: 'ChangeUndone',
      data: { ...data, change: { ...change, tablesAdded: tables }, of: 'step', inTurn: true },
    } as const;
  };
  const gone = (id: string): Fact => ({
    type: 'TableDeleted',
    data: { ...tableAdded(id, 4).data, displaced: [] },
  });

  it('is counted together with people, as in the plan', async () => {
    expect(await orders(added('mira'), tableAdded('t2', 4), tableAdded('t3', 4))).toEqual([
      't1 0',
      't2 2',
      't3 3',
    ]);
  });

  it('counts an import with its last part', async () => {
    expect(
      await orders(
        importOf(0, 2, 'a', 'b'),
        tableAdded('t2', 4),
        importOf(1, 2, 'c'),
        tableAdded('t3', 4),
      ),
    ).toEqual(['t1 0', 't2 1', 't3 5']);
  });

  it('is unchanged for a restored table', async () => {
    expect(
      await orders(tableAdded('t2', 4), gone('t2'), tableAdded('t3', 4), comesBack(whole('t2', 1))),
    ).toEqual(['t1 0', 't2 1', 't3 2']);
  });

  it('follows the plan if several are added at once, and continues after them', async () => {
    expect(await orders(comesBack(whole('b', 7), whole('a', 8)), tableAdded('t2', 4))).toEqual([
      'a 8',
      'b 7',
      't1 0',
      't2 9',
    ]);
  });
});
