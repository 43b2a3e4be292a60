import type { Model } from './model.ts';
import type { Random } from './random.ts';
import type { Seating } from './seating.ts';

/** How many tables are tried for each. */
const tablesTried = 24;

const freeSeatsOf = (seating: Seating, table: number, wanted: number): number[] => {
  const { firstSeat } = seating.model.floor;
  const free: number[] = [];
  for (let seat = firstSeat[table] as number; seat < (firstSeat[table + 1] as number); seat += 1) {
    if ((seating.personAt[seat] as number) < 0) free.push(seat);
    if (free.length === wanted) break;
  }
  return free;
};

const tablesFor = (person: number, seating: Seating, random: Random): Set<number> => {
  const { guides, floor, placeRow } = seating.model;
  if (floor.tables <= tablesTried)
    return new Set(Array.from({ length: floor.tables }, (_, t) => t));
  const tables = new Set<number>();
  for (
    let at = guides.byPerson.start[person] as number;
    at < (guides.byPerson.start[person + 1] as number);
    at += 1
  ) {
    const source = guides.byPerson.items[at] as number;
    if (source >= 0 && source < seating.model.people) tables.add(seating.tableOf[source] as number);
    if (source < 0) {
      const list = -1 - source;
      const first = guides.lists.start[list] as number;
      const size = (guides.lists.start[list + 1] as number) - first;
      for (let index = 0; index < Math.min(size, 8); index += 1)
        tables.add(
          seating.tableOf[guides.lists.items[first + random.below(size)] as number] as number,
        );
    }
  }
  const row = placeRow[person] as number;
  if (row !== 0) {
    const first = guides.tables.start[row] as number;
    const size = (guides.tables.start[row + 1] as number) - first;
    for (let index = 0; index < 6; index += 1)
      tables.add(guides.tables.items[first + random.below(size)] as number);
  }
  tables.delete(seating.pool);
  for (let index = 0; index < 8; index += 1) tables.add(random.below(floor.tables));
  return tables;
};

/** Seats a group together where it gains most; false where no table has room. */
const place = (
  group: readonly number[],
  seating: Seating,
  random: Random,
  perUnit: number,
): boolean => {
  const perWaiting = 0;
  let best: { seats: number[]; gain: number } | undefined;
  const look = (tables: Iterable<number>) => {
    for (const table of tables) {
      const seats = freeSeatsOf(seating, table, group.length);
      if (seats.length < group.length) continue;
      seating.begin();
      group.forEach((person, index) => {
        seating.relocate(person, seats[index] as number);
      });
      const gain = seating.gain(perUnit, perWaiting);
      seating.takeBack();
      if (!best || gain > best.gain) best = { seats, gain };
    }
  };
  look(tablesFor(group[0] as number, seating, random));
  if (!best) {
    const all = Array.from({ length: seating.pool }, (_, table) => table);
    random.shuffle(all);
    for (const table of all) {
      if (best) break;
      look([table]);
    }
  }
  if (!best) return false;
  seating.begin();
  const { seats } = best;
  group.forEach((person, index) => {
    seating.relocate(person, seats[index] as number);
  });
  seating.keep();
  return true;
};

/** Seats everybody who waits: tied groups first, the largest first, then the others in random order. */
export const construct = (seating: Seating, random: Random, perUnit: number): void => {
  const { model } = seating;
  const isWaiting = (person: number) => (seating.seatOf[person] as number) < 0;
  const groups: number[][] = [];
  const singles: number[] = [];
  for (let group = 0; group + 1 < model.tied.start.length; group += 1) {
    const members = [
      ...model.tied.items.subarray(model.tied.start[group], model.tied.start[group + 1]),
    ];
    if (members.every(isWaiting)) groups.push(members);
    else singles.push(...members.filter(isWaiting));
  }
  for (let person = 0; person < model.people; person += 1)
    if ((model.tiedTo[person] as number) < 0 && isWaiting(person)) singles.push(person);
  random.shuffle(groups as unknown as number[]);
  groups.sort((a, b) => b.length - a.length);
  for (const group of groups) if (!place(group, seating, random, perUnit)) singles.push(...group);
  random.shuffle(singles);
  for (const person of singles) place([person], seating, random, perUnit);
};

/** Puts everybody who is pinned on their seat. */
export const placeFixed = (seating: Seating, model: Model): void => {
  for (let person = 0; person < model.people; person += 1) {
    if (model.fixed[person] !== 1) continue;
    seating.begin();
    seating.relocate(person, model.seated[person] as number);
    seating.keep();
  }
};
