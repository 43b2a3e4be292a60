/** The stored name of a plus-one without a name. Screens and paper say whose guest they are. */
export const unnamedGuest = 'Guest';

type Known = { name: string; guestOf: string | null; isNamed: boolean };

/** "Guest of Sara Bielski"; the second one is "Guest 2 of Sara Bielski". */
export const guestText = (host: string, nth: number): string =>
  nth === 1 ? `${unnamedGuest} of ${host}` : `${unnamedGuest} ${nth} of ${host}`;

/**
 * The shown names of plus-ones without a name, by id. They are made from the host's present name, which is never
 * stored with the plus-one. Those whose host is gone are left out.
 * @param people by id, in the order in which their guests are counted
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

/** People with the names of `namesOfUnnamed` for those without one. */
export const withShownNames = <Person extends Known & { id: string }>(
  people: readonly Person[],
): readonly Person[] => {
  if (people.every(({ isNamed }) => isNamed)) return people;
  const names = namesOfUnnamed(new Map(people.map((person) => [person.id, person])));
  return people.map((person) => {
    const name = names.get(person.id);
    return name === undefined ? person : { ...person, name };
  });
};
