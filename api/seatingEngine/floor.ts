import type { InputTable } from './input.ts';

/** The relation of two seats of one table: a sum of `next` and `opposite`. */
const relation = { none: 0, next: 1, opposite: 2 } as const;

/** A sparse matrix by rows: row r has the `items` from `start[r]` to before `start[r + 1]`. */
export type Rows = { start: Int32Array; items: Int32Array };

/** Lists of numbers as one sparse matrix. */
export const rowsOf = (lists: readonly (readonly number[])[]): Rows => {
  const start = new Int32Array(lists.length + 1);
  lists.forEach((list, row) => {
    start[row + 1] = (start[row] as number) + list.length;
  });
  const items = new Int32Array(start[lists.length] as number);
  lists.forEach((list, row) => {
    items.set(list, start[row]);
  });
  return { start, items };
};

/** All seats in one list: table by table, in the order of their positions. Tables are counted from 0. */
export type Floor = {
  tables: number;
  seats: number;
  tableIds: readonly string[];
  seatIds: readonly string[];
  tableOf: Int32Array;
  /** The first seat of each table, then the number of all seats. */
  firstSeat: Int32Array;
  next: Rows;
  opposite: Rows;
  /** The seats next to or opposite each seat. */
  beside: Rows;
  /** The start of each table's matrix in `relations`. */
  relationStart: Int32Array;
  /** For each table, capacity × capacity: the relation of two of its seats. */
  relations: Uint8Array;
};

/** The seats of all tables as typed arrays. Seats that a table lists twice as neighbours are neighbours once. */
export const floorOf = (tables: readonly InputTable[]): Floor => {
  const seatIds = tables.flatMap((table) => table.seatIds);
  const tableOf = new Int32Array(seatIds.length);
  const firstSeat = new Int32Array(tables.length + 1);
  const relationStart = new Int32Array(tables.length + 1);
  tables.forEach(({ seatIds: { length: capacity } }, index) => {
    const first = firstSeat[index] as number;
    tableOf.fill(index, first, first + capacity);
    firstSeat[index + 1] = first + capacity;
    relationStart[index + 1] = (relationStart[index] as number) + capacity * capacity;
  });
  const relations = new Uint8Array(relationStart[tables.length] as number);
  const next: number[][] = seatIds.map(() => []);
  const opposite: number[][] = seatIds.map(() => []);
  tables.forEach((table, index) => {
    const first = firstSeat[index] as number;
    const matrix = relationStart[index] as number;
    const size = table.seatIds.length;
    const connect = (from: number, to: number, kind: number, lists: number[][]) => {
      const cell = matrix + from * size + to;
      const known = relations[cell] as number;
      if (from === to || known & kind) return;
      relations[cell] = known | kind;
      lists[first + from]?.push(first + to);
    };
    const connectAll = (pairs: InputTable['next'], kind: number, lists: number[][]) => {
      for (const pair of pairs) {
        connect(pair[0] - 1, pair[1] - 1, kind, lists);
        connect(pair[1] - 1, pair[0] - 1, kind, lists);
      }
    };
    connectAll(table.next, relation.next, next);
    connectAll(table.opposite, relation.opposite, opposite);
  });
  const beside = next.map((seats, seat) =>
    seats.concat((opposite[seat] ?? []).filter((other) => !seats.includes(other))),
  );
  return {
    tables: tables.length,
    seats: seatIds.length,
    tableIds: tables.map(({ id }) => id),
    seatIds,
    tableOf,
    firstSeat,
    next: rowsOf(next),
    opposite: rowsOf(opposite),
    beside: rowsOf(beside),
    relationStart,
    relations,
  };
};
