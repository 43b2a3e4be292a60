import { addTo } from '../addTo.ts';
import { isWrongPair, relationOf } from '../explain/terms.ts';
import type { Floor } from '../floor.ts';
import type { ResolvedRule } from '../resolve.ts';
import { pinOf, pinsAmong, rulesAmong } from './elements.ts';
import type { Facts } from './facts.ts';
import { type Finding, type Proof, unique } from './proof.ts';

const nextTo = 1;

/** The seats of pinned people. */
type Pins = {
  floor: Floor;
  /** Pinned people at each table. */
  byTable: ReadonlyMap<number, readonly number[]>;
  personAt: ReadonlyMap<number, number>;
  seatOf: (person: number) => number;
  tableOf: (person: number) => number;
  related: (one: number, other: number) => number;
};

const pinsOf = ({ resolved, elements }: Facts): Pins => {
  const { floor, seated } = resolved;
  const seatOf = (person: number) => seated[person] as number;
  const tableOf = (person: number) => floor.tableOf[seatOf(person)] as number;
  const byTable = new Map<number, number[]>();
  const personAt = new Map<number, number>();
  for (const person of pinsAmong(resolved, elements)) {
    personAt.set(seatOf(person), person);
    addTo(byTable, tableOf(person), person);
  }
  const related = (one: number, other: number) =>
    relationOf(floor, tableOf(one), seatOf(one), seatOf(other));
  return { floor, byTable, personAt, seatOf, tableOf, related };
};

/** Groups of pinned people who break a rule by themselves. */
const breakersOf = (rule: ResolvedRule, pins: Pins, pinned: ReadonlySet<number>): number[][] => {
  const { byTable, tableOf, related } = pins;
  const among = (people: readonly number[]) => people.filter((person) => pinned.has(person));
  const twosAtTables = (isBroken: (one: number, other: number) => boolean) =>
    [...byTable.values()].flatMap((people) =>
      people.flatMap((one) =>
        people.filter((other) => one < other && isBroken(one, other)).map((other) => [one, other]),
      ),
    );
  switch (rule.kind) {
    case 'KeepTogether':
      return rule.groups.flatMap((group) => {
        const [first, ...others] = among(group);
        if (first === undefined) return [];
        const elsewhere = others.find((other) => tableOf(other) !== tableOf(first));
        return elsewhere === undefined ? [] : [[first, elsewhere]];
      });
    case 'KeepApart': {
      const [who, whom] = [new Set(rule.who), new Set(rule.whom)];
      const isMeant = (one: number, other: number) => who.has(one) && whom.has(other);
      return twosAtTables(
        (one, other) =>
          (isMeant(one, other) || isMeant(other, one)) &&
          (rule.level === 'table' || related(one, other) !== 0),
      );
    }
    case 'AtTable':
      return among(rule.who).flatMap((person) => (rule.isThere[tableOf(person)] ? [] : [[person]]));
    case 'Reserved':
      return among(rule.others).flatMap((person) =>
        rule.isThere[tableOf(person)] ? [[person]] : [],
      );
    case 'PerTable':
      return rule.groups.flatMap((group) => {
        const members = new Set(group);
        return [...byTable.values()]
          .map((people) => people.filter((person) => members.has(person)))
          .filter((people) => people.length > rule.max);
      });
    case 'Alternate':
    case 'InCommon': {
      const who = new Set(rule.who);
      return twosAtTables(
        (one, other) =>
          who.has(one) &&
          who.has(other) &&
          (related(one, other) & nextTo) !== 0 &&
          isWrongPair(rule, one, other),
      );
    }
    case 'SitBeside':
      return rule.groups.flatMap((group) =>
        among(group).flatMap((person) => lonelyAt(person, group, rule.how, pins)),
      );
    case 'Accompanied':
      if (rule.level === 'table') return [];
      return among(rule.who).flatMap((person) => lonelyAt(person, rule.by, rule.how, pins));
    default:
      return [];
  }
};

/** A pinned person whose neighbours are all pinned and no company. */
const lonelyAt = (
  person: number,
  company: readonly number[],
  how: 'next' | 'nextOrOpposite',
  { floor, personAt, seatOf }: Pins,
): number[][] => {
  const seats = how === 'next' ? floor.next : floor.beside;
  const from = seats.start[seatOf(person)] as number;
  const to = seats.start[seatOf(person) + 1] as number;
  const neighbours = [...seats.items.subarray(from, to)].map((seat) => personAt.get(seat));
  const isAlone = neighbours.every(
    (neighbour) => neighbour !== undefined && !company.includes(neighbour),
  );
  return isAlone ? [[person, ...neighbours.map((neighbour) => neighbour as number)]] : [];
};

/** Finds people who are pinned against a hard rule, wherever the others sit. */
export const pinBreaksRule: Proof = (facts) => {
  const { resolved, elements, effort, asked } = facts;
  const pinned = new Set(pinsAmong(resolved, elements));
  if (pinned.size === 0) return [];
  const pins = pinsOf(facts);
  const rules = rulesAmong(resolved, elements).filter(
    ({ element }) => asked === undefined || element === asked,
  );
  // Each pinned person is compared with the people pinned at the same table.
  const compared = [...pins.byTable.values()].reduce((sum, { length }) => sum + length * length, 0);
  return rules.flatMap(({ element, rule }) =>
    (effort.spend(compared) ? breakersOf(rule, pins, pinned) : []).map(
      (people): Finding => ({
        elements: unique([element, ...people.map((person) => pinOf(resolved, person))]),
        people: unique(people),
        tables: unique(people.map((person) => pins.tableOf(person))),
        counts: { needed: 0, available: 0 },
      }),
    ),
  );
};
