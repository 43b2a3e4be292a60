import { expect, it } from 'vitest';
import type { SnapshotTable } from '../../schema/domainEvents.ts';
import { deleted, eventId, place } from '../testing/dinner.ts';
import { type Fact, history, later, now, organiser, project } from '../testing/project.ts';
import { arrangementsProjector } from './projector.ts';

const table: SnapshotTable = {
  tableId: 't1',
  name: 'Head table',
  layout: 'oval',
  endSeats: true,
  place,
  seats: [
    ['s1', 1, 0, -60, 'mira'],
    ['s2', 2, 0, 60, null],
  ],
};

const saved = {
  type: 'ArrangementSaved',
  data: {
    arrangementId: 'a1',
    eventId,
    tableId: null,
    name: 'First draft',
    description: null,
    isTemplate: false,
    isPublic: false,
    tables: [table],
    person: { names: { mira: 'Mira Berg' } },
  },
} satisfies Fact;

const row = {
  id: 'a1',
  eventId,
  name: 'First draft',
  description: null,
  tableId: null,
  tables: [
    {
      tableId: 't1',
      name: 'Head table',
      layout: 'oval',
      endSeats: true,
      ...place,
      capacity: 2,
    },
  ],
  objects: [],
  outline: null,
  assignments: [
    {
      seatId: 's1',
      attendeeId: 'mira',
      position: 1,
      x: 0,
      y: -60,
      tableId: 't1',
      tableName: 'Head table',
      attendeeName: 'Mira Berg',
    },
    {
      seatId: 's2',
      attendeeId: null,
      position: 2,
      x: 0,
      y: 60,
      tableId: 't1',
      tableName: 'Head table',
      attendeeName: null,
    },
  ],
  isTemplate: false,
  isPublic: false,
  showsEvent: false,
  createdByUserId: organiser,
  createdAt: now,
  updatedAt: now,
};

const after = async (...facts: Parameters<typeof history>[0]) => {
  const events = [...history([saved]), ...history(facts, { at: later }, 1)];
  return (await project(arrangementsProjector, events)).seating_arrangements;
};
const id = { arrangementId: 'a1', eventId };

it("shows an arrangement's room, but neither its table tags nor its pins", async () => {
  const point = { kind: 'bar', name: 'Bar', shape: { type: 'point' } } as const;
  const full = {
    type: 'ArrangementSaved',
    data: {
      ...saved.data,
      tables: [{ ...table, tags: ['quiet'] }],
      objects: [{ objectId: 'o1', object: { ...point, place, point: null, isSolid: false } }],
      pinnedIds: ['mira'],
    },
  } satisfies Fact;
  const { seating_arrangements: rows } = await project(arrangementsProjector, history([full]));
  expect(rows).toEqual([{ ...row, objects: [{ objectId: 'o1', ...point, ...place }] }]);
});

it('shows a snapshot with every seat, and names as they were', async () => {
  expect(await after()).toEqual([row]);
});

it('shows a new name and description', async () => {
  const renamed = {
    type: 'ArrangementRenamed',
    data: {
      ...id,
      before: { name: 'First draft', description: null },
      after: { name: 'Final', description: 'as printed' },
    },
  } as const;
  expect(await after(renamed)).toEqual([
    { ...row, name: 'Final', description: 'as printed', updatedAt: later },
  ]);
});

it('shows whether it is shared', async () => {
  const shared = { type: 'ArrangementShared', data: id } as const;
  const unshared = { type: 'ArrangementUnshared', data: id } as const;
  expect(await after(shared)).toEqual([{ ...row, isPublic: true, updatedAt: later }]);
  expect(await after(shared, unshared)).toEqual([{ ...row, updatedAt: later }]);
});

it('shows whether its link shows the event: earlier shares did not', async () => {
  const shared = { type: 'ArrangementShared', data: { ...id, showsEvent: true } } as const;
  const hidden = { type: 'ArrangementEventHidden', data: id } as const;
  const shown = { type: 'ArrangementEventShown', data: id } as const;
  const told = { ...row, isPublic: true, showsEvent: true, updatedAt: later };
  expect(await after(shared)).toEqual([told]);
  expect(await after(shared, hidden)).toEqual([{ ...told, showsEvent: false }]);
  expect(await after(shared, hidden, shown)).toEqual([told]);
});

it('shows the refreshed seating, with names as they were then', async () => {
  const refreshed = {
    type: 'ArrangementRefreshed',
    data: {
      ...id,
      tables: [{ ...table, name: 'Garden', seats: [['s2', 2, 0, 60, 'mira']] }],
      takesBack: false,
      person: { names: { mira: 'Mira Holm' } },
    },
  } satisfies Fact;
  expect(await after(refreshed)).toEqual([
    {
      ...row,
      tables: [{ ...row.tables[0], name: 'Garden', capacity: 1 }],
      assignments: [
        {
          ...row.assignments[1],
          tableName: 'Garden',
          attendeeId: 'mira',
          attendeeName: 'Mira Holm',
        },
      ],
      updatedAt: later,
    },
  ]);
});

it('no longer shows a deleted arrangement', async () => {
  expect(await after({ type: 'ArrangementDeleted', data: { ...id, name: 'First draft' } })).toEqual(
    [],
  );
});

it('shows whether it is a template', async () => {
  const offered = { type: 'ArrangementOfferedAsTemplate', data: id } as const;
  const withdrawn = { type: 'ArrangementWithdrawnAsTemplate', data: id } as const;
  expect(await after(offered)).toEqual([{ ...row, isTemplate: true, updatedAt: later }]);
  expect(await after(offered, withdrawn)).toEqual([{ ...row, updatedAt: later }]);
});

it('shows a restored one as it was, with who saved it and when', async () => {
  const gone = { type: 'ArrangementDeleted', data: { ...id, name: 'First draft' } } as const;
  const restored = {
    type: 'ArrangementRestored',
    data: { ...saved.data, name: 'Final', isPublic: true, savedBy: 'somebody', savedAt: now },
  } as const;
  const back = { ...row, name: 'Final', isPublic: true, createdByUserId: 'somebody' };
  expect(await after(gone, restored)).toEqual([{ ...back, updatedAt: later }]);
});

it('shows no arrangement of a deleted event', async () => {
  expect(await after(deleted)).toEqual([]);
});

it('ignores later events of an arrangement whose event is deleted', async () => {
  const another = { ...saved, data: { ...saved.data, arrangementId: 'a2', isPublic: true } };
  const shared = { type: 'ArrangementShared', data: id } as const;
  const gone = { type: 'ArrangementDeleted', data: { ...id, name: 'First draft' } } as const;
  expect(await after(deleted, another, shared, gone)).toEqual([]);
});
