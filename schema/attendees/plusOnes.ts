/** The stored name of an unnamed plus-one. Screens and paper name the host instead. */
export const unnamedGuest = 'Guest';

type Known = { name: string; guestOf: string | null; isNamed: boolean };

/** "Guest of Sara Bielski"; for the second guest "Guest 2 of Sara Bielski". */
export const guestText = (host: string, nth: number): string =>
  nth === 1 ? `${unnamedGuest} of ${host}` : `${unnamedGuest} ${nth} of ${host}`;

/**
 * The shown names of unnamed plus-ones, by id. They are made from the host's present name and never stored.
 * Leaves out plus-ones whose host is gone.
 * @param people by id, in the order in which their plus-ones are counted
 */
export const namesOfUnnamed = (people: ReadonlyMap<string, Known>): Map<string, string> => {
  const names = new Map<string, string>();
  const counts = new Map<string, number>();
  for (const [id, { guestOf, isNamed }] of people) {
    const host = isNamed || guestOf === null ? undefined : people.get(guestOf);
    if (!host || guestOf === null) continue;
    const nth = (counts.get(guestOf) ?? 0) + 1;
    counts.set(guestOf, nth);
    names.set(id, guestText(host.name, nth));
  }
  return names;
};

/** Gives unnamed people the names from `namesOfUnnamed`, whatever the order of the list. */
export const withShownNames = <Person extends Known & { id: string; order: number }>(
  people: readonly Person[],
): readonly Person[] => {
  if (people.every(({ isNamed }) => isNamed)) return people;
  const inOrder = people.toSorted((a, b) => a.order - b.order);
  const names = namesOfUnnamed(new Map(inOrder.map((person) => [person.id, person])));
  return people.map((person) => {
    const name = names.get(person.id);
    return name === undefined ? person : { ...person, name };
  });
};
