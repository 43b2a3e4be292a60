/** The guests who chose an option that is to be deleted: some of their names, and how many they are. */
export type Choosers = { names: string[]; count: number };

/** Reads them from the details of a refusal. */
export const choosersIn = (details: Readonly<Record<string, unknown>>): Choosers => {
  const people = (details.people ?? []) as { name: string }[];
  return { names: people.map(({ name }) => name), count: Number(details.count ?? people.length) };
};
