import type { TableCommand } from '../../../api/tables/commands.ts';
import { waysToArrange } from '../../../schema/tables/arranged.ts';
import { everyLayout, tableLayouts } from '../../../schema/vocabulary.ts';
import { type Named, pick, type RandomCommands } from './named.ts';

const layoutOf = (n: number) => tableLayouts[n % 3] ?? 'circular';

const anyLayout = (n: number) => everyLayout[n % everyLayout.length] ?? 'circular';

/** Two tables, or one if it is drawn twice. */
const twoTables = ({ plan, a, b }: Named) => [
  ...new Set([pick(plan.tables.keys(), a), pick(plan.tables.keys(), b)]),
];

export const tableCommands = {
  addTable: ({ eventId, a, b, c }) => ({
    type: 'AddTable',
    eventId,
    name: `t${a}`,
    capacity: (b % 22) + 1,
    layout: layoutOf(c),
  }),
  addTables: ({ eventId, a, b, c }) => ({
    type: 'AddTables',
    eventId,
    groups: [
      { count: 1 + (c % 3), layout: anyLayout(a), capacity: (b % 30) + 1, name: `t${a} {n}` },
      { count: 1, layout: 'circular', capacity: 4, name: `s${a}` },
    ].slice(c % 2) as { count: number; layout: 'circular'; capacity: number; name: string }[],
    arrange: { perRow: c % 4 || null, gap: b % 2 ? b * 5 : null },
  }),
  duplicate: ({ eventId, table, c }) => ({
    type: 'AddTables',
    eventId,
    groups: [{ like: table.tableId, count: 1 + (c % 2) }],
  }),
  reshape: ({ table, a, b }) => ({
    type: 'EditTable',
    ...table,
    changes: { layout: anyLayout(a), capacity: (b % 30) + 1 },
  }),
  moveTables: (named) => ({
    type: 'MoveTables',
    eventId: named.eventId,
    moves: twoTables(named).map((tableId, n) => ({
      tableId,
      place: { x: named.c * 10 + n, y: named.b * 10 },
    })),
  }),
  arrange: (named) => ({
    type: 'ArrangeTables',
    eventId: named.eventId,
    tableIds: twoTables(named),
    how: waysToArrange[named.c % waysToArrange.length] ?? 'rows',
  }),
  deleteTables: (named) => ({
    type: 'DeleteTables',
    eventId: named.eventId,
    tableIds: twoTables(named),
  }),
  editTable: ({ table, a, b, c }) => ({
    type: 'EditTable',
    ...table,
    changes: {
      name: `t${a + b}`,
      capacity: (b % 22) + 1,
      layout: layoutOf(c),
      ...(c % 2 && { tags: c % 3 ? [`tag ${c}`, 'quiet'] : [] }),
    },
  }),
  resize: ({ table, b }) => ({ type: 'ResizeTable', ...table, capacity: b % 24 }),
  endSeats: ({ table, c }) => ({ type: 'SetEndSeats', ...table, endSeats: c % 2 === 0 }),
  move: ({ table, a, b, c }) => ({
    type: 'MoveTable',
    ...table,
    place: { x: a * 10, y: b * 10, rotation: c * 15 },
  }),
  deleteTable: ({ table }) => ({ type: 'DeleteTable', ...table }),
} satisfies RandomCommands<TableCommand>;
