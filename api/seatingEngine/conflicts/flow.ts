import { type Effort, perTable } from './effort.ts';

/** People of one kind, and the tables that are open to them. */
export type Demand = { size: number; open: Uint8Array };

/** Kinds with more people than there are seats at all tables open to any of them. */
export type Shortage = { demands: number[]; tables: number[]; people: number; seats: number };

/** A flow from kinds of people to tables: `taken` is kinds × tables. */
type Flow = { demands: readonly Demand[]; seats: Int32Array; taken: Int32Array; left: Int32Array };

const setUp = (demands: readonly Demand[], capacities: Int32Array): Flow => ({
  demands,
  seats: capacities.slice(),
  taken: new Int32Array(demands.length * capacities.length),
  left: Int32Array.from(demands, ({ size }) => size),
});

type Search = { demandBy: Int32Array; tableBy: Int32Array; demands: number[]; free: number };

/** Everything that a kind reaches: forward to open tables, and back to the kinds seated there. */
const reach = ({ demands, seats, taken }: Flow, first: number): Search => {
  const tables = seats.length;
  const demandBy = new Int32Array(demands.length).fill(-1);
  const tableBy = new Int32Array(tables).fill(-1);
  const queue = [first];
  demandBy[first] = tables;
  for (const demand of queue)
    for (let table = 0; table < tables; table += 1) {
      if (tableBy[table] !== -1 || demands[demand]?.open[table] !== 1) continue;
      tableBy[table] = demand;
      if ((seats[table] as number) > 0) return { demandBy, tableBy, demands: queue, free: table };
      for (let other = 0; other < demands.length; other += 1) {
        if (demandBy[other] !== -1 || taken[other * tables + table] === 0) continue;
        demandBy[other] = table;
        queue.push(other);
      }
    }
  return { demandBy, tableBy, demands: queue, free: -1 };
};

/** Seats as many people of a kind as a path allows. */
const push = (flow: Flow, first: number, { demandBy, tableBy, free }: Search): void => {
  const { seats, taken, left } = flow;
  const tables = seats.length;
  const steps: { demand: number; to: number; from: number }[] = [];
  for (let table = free; ; ) {
    const demand = tableBy[table] as number;
    const from = demandBy[demand] as number;
    steps.push({ demand, to: table, from });
    if (demand === first) break;
    table = from;
  }
  let amount = Math.min(left[first] as number, seats[free] as number);
  for (const { demand, from } of steps)
    if (from < tables) amount = Math.min(amount, taken[demand * tables + from] as number);
  const add = (demand: number, table: number, change: number) => {
    const cell = demand * tables + table;
    taken[cell] = (taken[cell] as number) + change;
  };
  for (const { demand, to, from } of steps) {
    add(demand, to, amount);
    if (from < tables) add(demand, from, -amount);
  }
  left[first] = (left[first] as number) - amount;
  seats[free] = (seats[free] as number) - amount;
};

/**
 * Seats all demands if possible (Ford and Fulkerson's maximum flow, by shortest paths). Otherwise the minimum
 * cut shows which kinds have too few seats between them. Where the effort runs out, the remaining kinds count
 * as seated.
 */
export const shortagesOf = (
  demands: readonly Demand[],
  capacities: Int32Array,
  effort: Effort,
): Shortage[] => {
  const flow = setUp(demands, capacities);
  const shortages: Shortage[] = [];
  const isShort = new Set<number>();
  demands.forEach((_, first) => {
    while ((flow.left[first] as number) > 0) {
      if (effort.isSpent) return;
      const search = reach(flow, first);
      effort.spend(search.demands.length * capacities.length * perTable);
      if (search.free >= 0) {
        push(flow, first, search);
        continue;
      }
      if (search.demands.some((demand) => isShort.has(demand))) return;
      for (const demand of search.demands) isShort.add(demand);
      const tables = [...search.tableBy.keys()].filter((table) => search.tableBy[table] !== -1);
      const sum = (numbers: number[]) => numbers.reduce((all, number) => all + number, 0);
      shortages.push({
        demands: search.demands,
        tables,
        people: sum(search.demands.map((demand) => demands[demand]?.size ?? 0)),
        seats: sum(tables.map((table) => capacities[table] as number)),
      });
      return;
    }
  });
  return shortages;
};
