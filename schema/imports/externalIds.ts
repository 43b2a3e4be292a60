type Known = { externalId?: string | null | undefined };

/** Who already has each row's external id: a person in the event, or an earlier row. */
export const externalIdHolders = <Person extends Known>(
  rows: readonly Person[],
  existing: Iterable<Person>,
): (Person | undefined)[] => {
  const byId = new Map<string, Person>();
  const remember = (person: Person) => {
    if (person.externalId && !byId.has(person.externalId)) byId.set(person.externalId, person);
  };
  for (const person of existing) remember(person);
  return rows.map((row) => {
    const holder = row.externalId ? byId.get(row.externalId) : undefined;
    remember(row);
    return holder;
  });
};
