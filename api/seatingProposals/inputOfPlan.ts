import { folded } from '../../schema/folding.ts';
import { neighboursOf } from '../../schema/seatNeighbours.ts';
import type { ActivePlan, AttendeeState, TableState } from '../eventPlans/state.ts';
import type {
  InputPair,
  InputPerson,
  InputTable,
  MovePrices,
  SeatingInput,
  SeatingRule,
} from '../seatingEngine/input.ts';
import { placesOf, rulesOf } from './planFacts.ts';

/** What is asked for beside the rules of the plan. */
export type Wishes = {
  /** Points for each two of an account executive and their own account at one table. */
  accountExecutive?: number | undefined;
  moves?: MovePrices | undefined;
};

/**
 * What the engine works on: a plan's people, tables, places and rules. Neither names of people nor of
 * parties are in it. The same plan gives the same input, in the same order.
 */
export const inputOfPlan = (plan: ActivePlan, wishes: Wishes = {}): SeatingInput => {
  const people = inOrder(plan.attendees);
  const partyOf = partyWords(people);
  const places = placesOf(plan);
  return {
    people: people.map(([id, attendee]) => personOf(id, attendee, partyOf)),
    tables: inOrder(plan.tables).map(([id, table]) => inputTable(id, table)),
    places,
    rules: withBuiltIn(rulesOf(plan, places), partyOf.size > 0),
    pairs: accounts(people, wishes.accountExecutive ?? 0),
    ...(wishes.moves && { moves: wishes.moves }),
  };
};

type Numbered<T> = [id: string, T][];

const inOrder = <T extends { order: number }>(all: Iterable<[string, T]>): Numbered<T> =>
  [...all].sort(([, one], [, other]) => one.order - other.order);

/** VIPs count three times where somebody finds no seat. */
const priorityOf = (tags: readonly string[]): number =>
  tags.some((tag) => folded(tag) === 'vip') ? 3 : 1;

const personOf = (
  id: string,
  { attendeeRole, tags, person, placement, ...facts }: AttendeeState,
  partyOf: ReadonlyMap<string, string>,
): InputPerson => {
  const isPinned = (facts as { isPinned?: boolean }).isPinned === true;
  return {
    id,
    role: attendeeRole,
    company: person.company,
    party: partyOf.get(partyIn(person)) ?? null,
    tags,
    priority: priorityOf(tags),
    seat: placement.in === 'seat' ? placement.seatId : null,
    pinned: isPinned && placement.in === 'seat',
    held: placement.in === 'holding',
  };
};

const inputTable = (
  id: string,
  { layout, endSeats, place, seatIds, ...facts }: TableState,
): InputTable => ({
  id,
  x: place.x,
  y: place.y,
  tags: (facts as { tags?: string[] }).tags ?? [],
  seatIds,
  ...neighboursOf({ layout, endSeats, capacity: seatIds.length }),
});

const partyIn = (person: object): string =>
  folded((person as { party?: string | null }).party ?? '');

/** A word for each party in place of its name, which is personal. */
const partyWords = (people: Numbered<AttendeeState>): ReadonlyMap<string, string> => {
  const words = new Map<string, string>();
  for (const [, { person }] of people) {
    const party = partyIn(person);
    if (party !== '' && !words.has(party)) words.set(party, `party ${words.size + 1}`);
  }
  return words;
};

const ofEachParty = { who: { everyone: true }, each: 'party' } as const;

/** Parties sit together, unless a rule of the same kind says otherwise. */
const builtIn: readonly SeatingRule[] = [
  { id: 'parties', kind: 'KeepTogether', ...ofEachParty, hard: true },
  { id: 'partners', kind: 'SitBeside', ...ofEachParty, how: 'next', weight: 20 },
];

const withBuiltIn = (rules: readonly SeatingRule[], hasParties: boolean): SeatingRule[] => {
  const isSaid = ({ kind }: SeatingRule) =>
    rules.some((rule) => rule.kind === kind && 'each' in rule && rule.each === 'party');
  return [...(hasParties ? builtIn.filter((rule) => !isSaid(rule)) : []), ...rules];
};

/** `accountExecutive` names an employee of the event. A name that two of them have says nothing. */
const accounts = (people: Numbered<AttendeeState>, points: number): InputPair[] => {
  if (points === 0) return [];
  const employees = new Map<string, string | null>();
  for (const [id, { attendeeRole, person }] of people) {
    if (attendeeRole !== 'employee') continue;
    const name = folded(person.name);
    employees.set(name, employees.has(name) ? null : id);
  }
  return people.flatMap(([id, { person }]): InputPair[] => {
    const executive = employees.get(folded(person.accountExecutive ?? ''));
    return executive && executive !== id ? [[executive, id, points]] : [];
  });
};
