import { hasSeats, leaves } from '../effects.ts';
import { byEither, graphql, idIn, type Kinds, rest } from '../kind.ts';
import { forget, some, taken } from '../sketch.ts';

/** Tables and their seats. */
export const tableKinds: Kinds = {
  addTable: {
    weight: 1,
    draw: ({ plan, random, unique: name }) => {
      const table = { eventId: plan.eventId, name, capacity: 6, layout: 'circular' };
      return plan.tables.length < 12
        ? {
            call: byEither(
              random,
              rest('POST', '/api/tables', table),
              graphql('addTable', 'AddTableInput', 'table { id }', table),
            ),
            wanted: { effect: leaves('TableAdded', { name }) },
            learn: (answer) => {
              const id = idIn(answer, 'table');
              plan.tables.push(id);
              plan.circular.push(id);
            },
          }
        : undefined;
    },
  },
  addTables: {
    weight: 0.3,
    draw: ({ plan, random, unique: name }) => {
      const groups = [{ count: 2, layout: 'circular', capacity: 6, name: `${name} {n}` }];
      const { eventId } = plan;
      return plan.tables.length < 12
        ? {
            call: byEither(
              random,
              rest('POST', `/api/events/${eventId}/tables`, { groups }),
              graphql('addTables', 'AddTablesInput', 'tables { id }', { eventId, groups }),
            ),
            wanted: { effect: leaves('TablesAdded') },
          }
        : undefined;
    },
  },
  moveTables: {
    weight: 1,
    draw: ({ plan, random }) => {
      const ids = [...new Set([random.pick(plan.tables), random.pick(plan.tables)])];
      const moves = ids.flatMap((id) =>
        id ? [{ id, x: random.next() * 4_000, y: random.next() * 4_000 }] : [],
      );
      const { eventId } = plan;
      return moves.length > 0
        ? {
            call: byEither(
              random,
              rest('POST', `/api/events/${eventId}/tables/move`, { moves }),
              graphql('moveTables', 'MoveTablesInput', 'stepId', { eventId, moves }),
            ),
            wanted: { effect: leaves('TablesMoved') },
          }
        : undefined;
    },
  },
  arrangeTables: {
    weight: 0.3,
    draw: ({ plan, random }) => {
      const { eventId } = plan;
      const ids = plan.tables.slice(0, 4);
      const how = random.pick(['rows', 'left', 'top'] as const);
      return ids.length > 1
        ? {
            call: byEither(
              random,
              rest('POST', `/api/events/${eventId}/tables/arrange`, { ids, how }),
              graphql('arrangeTables', 'ArrangeTablesInput', 'stepId', { eventId, ids, how }),
            ),
            // The folded plan has no places of tables: they may have stood there before.
            wanted: { effect: leaves('TablesMoved'), alreadySo: () => true },
          }
        : undefined;
    },
  },
  duplicateTable: {
    weight: 0.3,
    draw: ({ plan, random, unique }) => {
      const id = random.pick(plan.tables);
      const name = `${unique} copy`;
      return id && plan.tables.length < 12
        ? {
            call: byEither(
              random,
              rest('POST', `/api/tables/${id}/duplicate`, { name }),
              graphql('duplicateTable', 'DuplicateTableInput', 'tables { id }', { id, name }),
            ),
            wanted: { effect: leaves('TablesAdded') },
          }
        : undefined;
    },
  },
  deleteTables: {
    weight: 0.3,
    draw: ({ plan, random }) => {
      const { eventId } = plan;
      const ids = some(random, plan.tables, 2);
      const [first, ...others] = ids.map((tableId) => leaves('TableDeleted', { tableId }));
      return first && plan.tables.length > 5
        ? {
            call: byEither(
              random,
              rest('POST', `/api/events/${eventId}/tables/delete`, { ids }),
              graphql('deleteTables', 'DeleteTablesInput', 'stepId', { eventId, ids }),
            ),
            wanted: { effect: first, also: others },
            learn: () => {
              for (const id of ids) forget(plan.tables, id);
            },
          }
        : undefined;
    },
  },
  renameTable: {
    weight: 1,
    draw: ({ plan, random, unique: name }) => {
      const id = random.pick(plan.tables);
      return id
        ? {
            call: byEither(
              random,
              rest('PATCH', `/api/tables/${id}`, { name }),
              graphql('editTable', 'EditTableInput', 'stepId', { id, name }),
            ),
            wanted: { effect: leaves('TableRenamed', { tableId: id, after: name }) },
          }
        : undefined;
    },
  },
  moveTable: {
    weight: 3,
    draw: ({ plan, random }) => {
      const id = random.pick(plan.tables);
      const place = { x: random.next() * 4_000, y: random.next() * 4_000, rotation: 0 };
      return id
        ? {
            call: byEither(
              random,
              rest('PATCH', `/api/tables/${id}`, place),
              graphql('moveTable', 'MoveTableInput', 'stepId', { id, ...place }),
            ),
            wanted: { effect: leaves('TableMoved', { tableId: id }) },
          }
        : undefined;
    },
  },
  resizeTable: {
    weight: 1,
    draw: ({ plan, random }) => {
      const id = random.pick(plan.tables);
      const capacity = 4 + 2 * random.below(4);
      return id
        ? {
            call: byEither(
              random,
              rest('POST', `/api/tables/${id}/resize`, { capacity }),
              graphql('resizeTable', 'ResizeTableInput', 'stepId', { id, capacity }),
            ),
            wanted: {
              effect: leaves('TableResized', { tableId: id }),
              alreadySo: hasSeats(id, capacity),
            },
          }
        : undefined;
    },
  },
  changeLayout: {
    weight: 0.5,
    draw: ({ plan, random }) => {
      const id = taken(plan.circular);
      const layout = 'rectangular';
      return id
        ? {
            call: byEither(
              random,
              rest('PATCH', `/api/tables/${id}`, { layout }),
              graphql('editTable', 'EditTableInput', 'stepId', { id, layout }),
            ),
            wanted: { effect: leaves('TableLayoutChanged', { tableId: id }) },
            learn: () => plan.rectangular.push(id),
          }
        : undefined;
    },
  },
  switchEndSeats: {
    weight: 0.5,
    draw: ({ plan, random }) => {
      const id = taken(plan.rectangular);
      return id
        ? {
            call: byEither(
              random,
              rest('PATCH', `/api/tables/${id}`, { endSeats: true }),
              graphql('setEndSeats', 'SetEndSeatsInput', 'stepId', { id, endSeats: true }),
            ),
            wanted: { effect: leaves('TableEndSeatsSwitched', { tableId: id }) },
          }
        : undefined;
    },
  },
  deleteTable: {
    weight: 1,
    draw: ({ plan, random }) => {
      const id = random.pick(plan.tables);
      return id && plan.tables.length > 5
        ? {
            call: byEither(
              random,
              rest('DELETE', `/api/tables/${id}`),
              graphql('deleteTable', 'TableIdInput', 'stepId', { id }),
            ),
            wanted: { effect: leaves('TableDeleted', { tableId: id }) },
            learn: () => forget(plan.tables, id),
          }
        : undefined;
    },
  },
};
