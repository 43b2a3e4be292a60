import { addTo } from '../addTo.ts';
import type { Board } from './board.ts';
import { rowOf } from './groups.ts';
import { addTerms, relationOf, type Term } from './terms.ts';

/** The people at a table, ascending. */
export const occupantsOf = ({ seating }: Board, table: number): number[] => {
  const { firstSeat } = seating.model.floor;
  const sorted = seating.personAt.slice(firstSeat[table], firstSeat[table + 1]).sort();
  return Array.from(sorted.subarray(sorted.findIndex((person) => person >= 0) >>> 0));
};

/** The part of a table to judge: some groups, and these people of groups that judge each member alone. */
export type Asked = { groups: ReadonlySet<number>; people: readonly number[] };

const nobody: readonly number[] = [];

/** The members of each group at a table, for all groups or the requested ones. */
const presentAt = (
  { byPerson: { start, items }, groups }: Board,
  occupants: readonly number[],
  asked: Asked | undefined,
): Map<number, number[]> => {
  const present = new Map<number, number[]>();
  for (const person of occupants) {
    const isMeant = asked?.people.includes(person) ?? true;
    for (let at = start[person] as number; at < (start[person + 1] as number); at += 1) {
      const group = items[at] as number;
      if (asked && !asked.groups.has(group)) continue;
      if (!isMeant && groups[group]?.judgesEach) continue;
      addTo(present, group, person);
    }
  }
  return present;
};

/** The value of a table's seating by rule, as a whole or for the requested part. */
export const groupTermsAt = (
  board: Board,
  table: number,
  occupants: readonly number[],
  asked?: Asked,
): Term[] => {
  if (occupants.length === 0) return [];
  const { groups, seating, perPoint } = board;
  const { floor } = seating.model;
  const present = presentAt(board, occupants, asked);
  const related = (one: number, other: number): number =>
    relationOf(floor, table, seating.seatOf[one] as number, seating.seatOf[other] as number);
  const terms: Term[] = [];
  const judge = (id: number, here: readonly number[]): void => {
    const group = groups[id] as Board['groups'][number];
    if (group.partnerOf >= 0) return;
    const partners = present.get(group.partner) ?? nobody;
    addTerms(terms, { group, table, here, partners, occupants, related }, id, perPoint);
  };
  for (const [id, here] of present) judge(id, here);
  for (const id of board.everywhere)
    if ((!asked || asked.groups.has(id)) && !present.has(id)) judge(id, nobody);
  return terms;
};

/** The value of a person's pairs with others at their table. */
export const pairTermsOf = (board: Board, person: number, isAsked: (other: number) => boolean) => {
  const { resolved, seating, perPoint } = board;
  const { floor } = seating.model;
  const table = seating.tableOf[person] as number;
  const terms: Term[] = [];
  if (table === seating.pool) return terms;
  for (const index of rowOf(board.pairsOf, person)) {
    const pair = resolved.pairs[index] as (typeof resolved.pairs)[number];
    const other = pair.a === person ? pair.b : pair.a;
    if (seating.tableOf[other] !== table || !isAsked(other)) continue;
    const [mine, theirs] = [seating.seatOf[person] as number, seating.seatOf[other] as number];
    const relation = relationOf(floor, table, mine, theirs);
    const points = pair.table + (relation & 1 ? pair.next : 0) + (relation & 2 ? pair.opposite : 0);
    if (points !== 0)
      terms.push({
        source: board.pairSource[index] as number,
        group: -1,
        parts: Math.round(points * perPoint),
        broken: 0,
        people: person < other ? [person, other] : [other, person],
        isLacking: points < 0,
      });
  }
  return terms;
};

/** The number of places of a group under hard KeepTogether: tables, and the pool if members wait. */
const placesOf = ({ seating }: Board, members: readonly number[]): number =>
  new Set(members.map((member) => seating.tableOf[member])).size;

/** The units that hard KeepTogether breaks by splitting groups across tables. The whole group shares them. */
export const togetherTerms = (board: Board, groups: Iterable<number>): Term[] => {
  const terms: Term[] = [];
  for (const id of groups) {
    const { rule, source, members } = board.groups[id] as Board['groups'][number];
    if (rule.kind !== 'KeepTogether' || rule.weight !== undefined) continue;
    const broken = placesOf(board, members) - 1;
    if (broken > 0)
      terms.push({ source, group: id, parts: 0, broken, people: members, isLacking: true });
  }
  return terms;
};

/** The cost of these people's moves. */
export const moveTerms = (board: Board, people: Iterable<number>): Term[] => {
  const { seating, model, perPoint } = board;
  const { toOtherTable, withinTable } = model.moves;
  const terms: Term[] = [];
  for (const person of people) {
    const home = model.seated[person] as number;
    if (home < 0 || home === seating.seatOf[person]) continue;
    const isSameTable = model.floor.tableOf[home] === seating.tableOf[person];
    const cost = isSameTable ? withinTable : toOtherTable;
    if (cost === 0) continue;
    const source = board.sources.length - 1;
    const parts = -Math.round(cost * perPoint);
    terms.push({ source, group: -1, parts, broken: 0, people: [person], isLacking: false });
  }
  return terms;
};

/** The pairs of people at one table, each once. */
export const pairTermsAt = (board: Board, occupants: readonly number[]): Term[] =>
  occupants.flatMap((person) => pairTermsOf(board, person, (other) => other > person));
