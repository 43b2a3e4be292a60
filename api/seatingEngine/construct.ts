import type { Random } from './random.ts';
import type { Seating } from './seating.ts';

/** The fewest tables to try for each person, and the numbers to draw from a list and from all tables. */
const tablesTried = 12;
const drawnFromList = 3;
const drawnFromBest = 2;
const drawnFromAll = 4;

/** The cost of a hard unit during construction, far above anybody's points. */
const perUnit = 1e6;

const addDrawn = (
  tables: Set<number>,
  rows: { start: Int32Array; items: Int32Array },
  row: number,
  most: number,
  random: Random,
  tableOf?: Int32Array,
): void => {
  const first = rows.start[row] as number;
  const size = (rows.start[row + 1] as number) - first;
  for (let draw = 0; draw < Math.min(size, most); draw += 1) {
    const item = rows.items[first + random.below(size)] as number;
    tables.add(tableOf ? (tableOf[item] as number) : item);
  }
};

/** Tables where a person may gain most: the tables of people from whom they gain, and some others. */
const tablesFor = (person: number, seating: Seating, random: Random): Set<number> => {
  const { guides, floor, placeRow, people } = seating.model;
  const tables = new Set<number>();
  if (floor.tables <= tablesTried) {
    for (let table = 0; table < floor.tables; table += 1) tables.add(table);
    return tables;
  }
  const { start, items } = guides.byPerson;
  for (let at = start[person] as number; at < (start[person + 1] as number); at += 1) {
    const source = items[at] as number;
    if (source < 0)
      addDrawn(tables, guides.lists, -1 - source, drawnFromList, random, seating.tableOf);
    else if (source < people) tables.add(seating.tableOf[source] as number);
  }
  const row = placeRow[person] as number;
  if (row !== 0) addDrawn(tables, guides.tables, row, drawnFromBest, random);
  tables.delete(seating.pool);
  for (let draw = 0; draw < drawnFromAll; draw += 1) tables.add(random.below(floor.tables));
  return tables;
};

const freeSeatsOf = (seating: Seating, table: number, wanted: number): number[] => {
  const { floor, closed } = seating.model;
  const end = floor.firstSeat[table + 1] as number;
  const free: number[] = [];
  for (let seat = floor.firstSeat[table] as number; seat < end; seat += 1) {
    if ((seating.personAt[seat] as number) < 0 && closed[seat] === 0) free.push(seat);
    if (free.length === wanted) break;
  }
  return free;
};

const seat = (group: readonly number[], seats: readonly number[], seating: Seating): void => {
  seating.begin();
  for (let index = 0; index < group.length; index += 1)
    seating.relocate(group[index] as number, seats[index] as number);
};

const gainAt = (group: readonly number[], table: number, seats: number[], seating: Seating) => {
  const { gains } = seating;
  if (!gains) {
    seat(group, seats, seating);
    const gain = seating.gain(perUnit, 0);
    seating.takeBack();
    return gain;
  }
  let gain = gains.opened(table);
  for (const person of group) gain += gains.joined(person, table);
  return gain;
};

/** Seats a group together where it gains most. Returns false if no table has room. */
const place = (group: readonly number[], seating: Seating, random: Random): boolean => {
  let best: number[] | undefined;
  let bestGain = Number.NEGATIVE_INFINITY;
  const tryAt = (table: number): void => {
    const seats = freeSeatsOf(seating, table, group.length);
    if (seats.length < group.length) return;
    const gain = gainAt(group, table, seats, seating);
    if (gain <= bestGain) return;
    best = seats;
    bestGain = gain;
  };
  for (const table of tablesFor(group[0] as number, seating, random)) tryAt(table);
  const start = random.below(seating.pool);
  for (let index = 0; index < seating.pool && !best; index += 1)
    tryAt((start + index) % seating.pool);
  if (!best) return false;
  seat(group, best, seating);
  seating.keep();
  return true;
};

/** Seats everybody who waits: first tied groups, the largest first, then the others in random order. */
export const construct = (seating: Seating, random: Random): void => {
  const { tied, tiedTo, people } = seating.model;
  if (seating.pool === 0) return;
  const isWaiting = (person: number) => (seating.seatOf[person] as number) < 0;
  const groups: number[][] = [];
  const singles: number[] = [];
  for (let group = 0; group + 1 < tied.start.length; group += 1) {
    const members = [...tied.items.subarray(tied.start[group], tied.start[group + 1])];
    if (members.every(isWaiting)) groups.push(members);
    else singles.push(...members.filter(isWaiting));
  }
  for (let person = 0; person < people; person += 1)
    if ((tiedTo[person] as number) < 0 && isWaiting(person)) singles.push(person);
  random.shuffle(groups);
  groups.sort((a, b) => b.length - a.length);
  for (const group of groups) if (!place(group, seating, random)) singles.push(...group);
  random.shuffle(singles);
  for (const person of singles) place([person], seating, random);
};

/** Puts everybody on their seat in `seatOf`; -1 for the pool. */
export const seatAll = (seating: Seating, seatOf: ArrayLike<number>): void => {
  const { people } = seating.model;
  // Everybody leaves their seat first, so that nobody displaces a person who was just seated.
  for (let person = 0; person < people; person += 1)
    if (seating.seatOf[person] !== seatOf[person]) {
      seating.begin();
      seating.relocate(person, -1);
      seating.keep();
    }
  for (let person = 0; person < people; person += 1) {
    seating.begin();
    seating.relocate(person, seatOf[person] as number);
    seating.keep();
  }
};

/** The seats of people who may not be moved; -1 for everybody else. */
export const fixedSeats = ({ seated, fixed }: Seating['model']): Int32Array =>
  seated.map((home, person) => (fixed[person] === 1 ? home : -1));
