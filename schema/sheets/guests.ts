import { partyKey } from '../attendees/parties.ts';
import { grouped } from '../grouped.ts';
import { type SheetPerson, type SheetPlan, seatedTables } from './sheetPlan.ts';

export type Guest<Person extends SheetPerson = SheetPerson> = {
  person: Person;
  /** Undefined for people without a seat. */
  table: string | undefined;
  tableId: string | undefined;
  seat: number | undefined;
};

type Compare = (a: string, b: string) => number;

/** Everybody at the event by name, with their seats. */
export const guestsByName = <Person extends SheetPerson>(
  plan: SheetPlan<Person>,
  compare: Compare,
): Guest<Person>[] => {
  const seats = new Map(
    seatedTables(plan).flatMap(({ table, seats: own }) =>
      own.map(({ seat, person }) => [person?.id, { table, seat: seat.position }] as const),
    ),
  );
  return [...plan.people]
    .sort((a, b) => compare(a.name, b.name))
    .map((person) => {
      const at = seats.get(person.id);
      return { person, table: at?.table.name, tableId: at?.table.id, seat: at?.seat };
    });
};

/** The key of guests who come together: a party, or a host with their plus-ones if there is no party. */
export const togetherKey = ({ id, party, guestOf }: SheetPerson): string => {
  const name = partyKey(party);
  return name ? `party ${name}` : `guests of ${guestOf ?? id}`;
};

/** The guests who come together, by that key, in the given order. */
export const partiesOf = (guests: readonly Guest[]): Map<string, Guest[]> =>
  grouped(guests, ({ person }) => togetherKey(person));

/** Everybody by name. Unnamed plus-ones follow their host, under whose name they are listed. */
export const guestsWithHosts = (plan: SheetPlan, compare: Compare): Guest[] => {
  const people = new Map(plan.people.map((person) => [person.id, person]));
  const orders = new Map(plan.people.map(({ id }, order) => [id, order]));
  const orderOf = ({ id }: SheetPerson): number => orders.get(id) ?? 0;
  const hostOf = ({ person }: Guest): SheetPerson =>
    (person.isNamed ? undefined : people.get(person.guestOf ?? '')) ?? person;
  return guestsByName(plan, compare).sort(
    (a, b) =>
      compare(hostOf(a).name, hostOf(b).name) ||
      orderOf(hostOf(a)) - orderOf(hostOf(b)) ||
      Number(b.person.isNamed) - Number(a.person.isNamed) ||
      orderOf(a.person) - orderOf(b.person),
  );
};

export type EscortCard = { names: string[]; table: string };

/** The cards that lead seated guests to their tables, by name: one per person, or one per party and table. */
export const escortCardsOf = (
  plan: SheetPlan,
  each: 'party' | 'person',
  compare: Compare,
): EscortCard[] => {
  const seated = guestsWithHosts(plan, compare).filter(({ table }) => table !== undefined);
  const cards = grouped(seated, ({ person, tableId }) =>
    each === 'person' ? person.id : `${togetherKey(person)} at ${tableId}`,
  );
  return [...cards.values()].map((group) => ({
    names: group.map(({ person }) => person.name),
    table: group[0]?.table ?? '',
  }));
};
