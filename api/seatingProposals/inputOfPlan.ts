import { partyKey } from '../../schema/attendees/parties.ts';
import { isDeclined } from '../../schema/attendees/replies.ts';
import { liesOn, measuringPoint } from '../../schema/rooms/floorGeometry.ts';
import { partyRulesBeside } from '../../schema/seatingRules/partyRules.ts';
import type { PeopleGroup, SeatingRule } from '../../schema/seatingRules/seatingRules.ts';
import { folded } from '../../schema/text/folding.ts';
import {
  type ActivePlan,
  type AttendeeState,
  inOrder,
  type TableState,
} from '../eventPlans/state.ts';
import type {
  InputPair,
  InputPerson,
  InputTable,
  MovePrices,
  SeatingInput,
} from '../seatingEngine/input.ts';
import { neighboursOf } from './seatNeighbours.ts';

/**
 * The engine's input: a plan's people, tables, places and rules, without the names of people and parties. The
 * same plan gives the same input, in the same order.
 */
export const inputOfPlan = (plan: ActivePlan, moves?: MovePrices): SeatingInput => {
  const people = inOrder(plan.attendees);
  const partyOf = partyWords(people);
  const { rules, pairs } = wishesOf(plan, people);
  return {
    people: people.map(([id, attendee]) => personOf(id, attendee, partyOf)),
    tables: inOrder(plan.tables).map(([id, table]) => inputTable(id, table)),
    places: placesOf(plan),
    rules,
    ...(hasParties(people) && { builtIn: builtInBeside(plan) }),
    pairs,
    ...(moves && { moves }),
  };
};

type Numbered<T> = [id: string, T][];

/** A VIP without a seat counts as three people. */
const priorityOf = (tags: readonly string[]): number =>
  tags.some((tag) => folded(tag) === 'vip') ? 3 : 1;

const personOf = (
  id: string,
  { attendeeRole, tags, person, placement, isPinned, reply }: AttendeeState,
  partyOf: ReadonlyMap<string, string>,
): InputPerson => ({
  id,
  role: attendeeRole,
  company: person.company,
  party: partyOf.get(partyKey(person.party)) ?? null,
  tags,
  priority: priorityOf(tags),
  seat: placement.in === 'seat' ? placement.seatId : null,
  pinned: isPinned && placement.in === 'seat',
  held: isAside({ placement, reply }),
});

const inputTable = (
  id: string,
  { layout, endSeats, place, seatIds, tags }: TableState,
): InputTable => ({
  id,
  x: place.x,
  y: place.y,
  tags,
  seatIds,
  ...neighboursOf({ layout, endSeats, capacity: seatIds.length }),
});

/** A word for each party in place of its name, which is personal. */
const partyWords = (people: Numbered<AttendeeState>): ReadonlyMap<string, string> => {
  const words = new Map<string, string>();
  for (const [, { person }] of people) {
    const party = partyKey(person.party);
    if (party !== '' && !words.has(party)) words.set(party, `party ${words.size + 1}`);
  }
  return words;
};

/** The points from which rules measure distances to objects, by id, because objects have no order. */
const placesOf = ({ objects }: ActivePlan): SeatingInput['places'] =>
  [...objects]
    .map(([id, object]) => ({ id, ...measuringPoint(object) }))
    .sort((one, other) => (one.id < other.id ? -1 : 1));

/** Whether any of the people to seat has a party. */
const hasParties = (people: Numbered<AttendeeState>): boolean =>
  people.some(([, attendee]) => !isAside(attendee) && partyKey(attendee.person.party) !== '');

/**
 * Whether the engine leaves a person out, because they are held or declined. People who declined may be
 * seated by hand.
 */
const isAside = ({ placement, reply }: Pick<AttendeeState, 'placement' | 'reply'>): boolean =>
  placement.in === 'holding' || (placement.in === 'pool' && isDeclined(reply));

/** The built-in rules for parties, added to the rules of the plan. */
const builtInBeside = ({ rules }: ActivePlan): SeatingInput['rules'][number][] =>
  partyRulesBeside([...rules.values()].map(({ rule }) => rule)).flatMap(({ ruleId, rule }) =>
    rule.kind === 'Pairs' ? [] : [{ id: ruleId, ...rule }],
  );

type Wishes = { rules: SeatingInput['rules'][number][]; pairs: InputPair[] };

/** The rules of the plan, in order. Known facts about two people are added as pairs. */
const wishesOf = (plan: ActivePlan, people: Numbered<AttendeeState>): Wishes => {
  const places = new Set(placesOf(plan).map(({ id }) => id));
  const wishes: Wishes = { rules: [], pairs: [] };
  for (const [id, { rule }] of inOrder(plan.rules)) {
    if (rule.kind === 'Pairs') {
      wishes.pairs.push(...pairsOf(rule, people));
    } else if (rule.kind !== 'Near' || places.has(rule.place))
      wishes.rules.push({ id, ...withTablesOfZone(rule, plan) });
  }
  return wishes;
};

type Resolvable = Exclude<SeatingRule, { kind: 'Pairs' }>;

/** Replaces a zone by the tables whose centres lie within it now, because the engine knows no areas. */
const withTablesOfZone = (rule: Resolvable, { tables, objects }: ActivePlan): Resolvable => {
  if (!('zone' in rule) || rule.zone === undefined) return rule;
  const { zone: objectId, ...others } = rule;
  const zone = objects.get(objectId);
  const within = inOrder(tables).flatMap(([id, { place }]) =>
    zone && liesOn(zone, place) ? [id] : [],
  );
  return { ...others, tables: within };
};

type PairsRule = Extract<SeatingRule, { kind: 'Pairs' }>;

const pairsOf = (rule: PairsRule, people: Numbered<AttendeeState>): InputPair[] => {
  const { source, weight, likes, avoids, met } = rule;
  const each = (groups: readonly PeopleGroup[] = [], points: number): InputPair[] =>
    groups.flatMap(({ people: group }) =>
      group.flatMap((one, n) =>
        group.slice(n + 1).map((other): InputPair => [one, other, points, 0, 0, source]),
      ),
    );
  switch (source) {
    case 'accountExecutive':
      return accounts(people, weight);
    case 'preferences':
      return [...each(likes, weight), ...each(avoids, -weight)];
    case 'metBefore':
      return each(met, -weight);
  }
};

/**
 * Pairs of people and their `accountExecutive`, an employee of the event. A name that two employees share is
 * ignored.
 */
const accounts = (people: Numbered<AttendeeState>, points: number): InputPair[] => {
  const employees = new Map<string, string | null>();
  for (const [id, { attendeeRole, person }] of people) {
    if (attendeeRole !== 'employee') continue;
    const name = folded(person.name);
    employees.set(name, employees.has(name) ? null : id);
  }
  return people.flatMap(([id, { person }]): InputPair[] => {
    const executive = employees.get(folded(person.accountExecutive ?? ''));
    return executive && executive !== id ? [[executive, id, points, 0, 0, 'accountExecutive']] : [];
  });
};
