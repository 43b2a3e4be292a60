import { folded } from '../../schema/folding.ts';
import type { PlanView } from '../seating/planView.ts';
import type { Attendee } from '../seating/seatingPlan.ts';
import { compareNames } from '../texts/formats.ts';
import { type Guest, guestsByName } from './seatedPeople.ts';

/** Who comes together: those of one party; without one, somebody and the guests they bring along. */
export const partyKey = ({ id, party, guestOf }: Attendee): string => {
  const name = folded(party ?? '');
  return name ? `party ${name}` : `guests of ${guestOf ?? id}`;
};

/** The guests by who comes together, each party as the guests are ordered. */
export const partiesOf = (guests: readonly Guest[]): Map<string, Guest[]> =>
  grouped(guests, ({ person }) => partyKey(person));

/** Items by their keys, both in the order in which they came. */
export const grouped = <Item>(
  items: readonly Item[],
  keyOf: (item: Item) => string,
): Map<string, Item[]> => {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group) group.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return groups;
};

/** Everybody by name. Those without one stand behind their host, by whose name they are written. */
export const guestsWithHosts = (view: PlanView): Guest[] => {
  const orders = new Map([...view.people.keys()].map((id, order) => [id, order]));
  const orderOf = ({ id }: Attendee): number => orders.get(id) ?? 0;
  const hostOf = ({ person }: Guest): Attendee =>
    (person.isNamed ? undefined : view.people.get(person.guestOf ?? '')) ?? person;
  return guestsByName(view).sort(
    (a, b) =>
      compareNames(hostOf(a).name, hostOf(b).name) ||
      orderOf(hostOf(a)) - orderOf(hostOf(b)) ||
      Number(b.person.isNamed) - Number(a.person.isNamed) ||
      orderOf(a.person) - orderOf(b.person),
  );
};
