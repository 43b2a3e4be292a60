/** Who has what is to go: the first names of `count`. */
export type Choosers = { names: string[]; count: number };

/** As the details of a refusal name them. */
export const choosersIn = (details: Readonly<Record<string, unknown>>): Choosers => {
  const people = (details.people ?? []) as { name: string }[];
  return { names: people.map(({ name }) => name), count: Number(details.count ?? people.length) };
};
