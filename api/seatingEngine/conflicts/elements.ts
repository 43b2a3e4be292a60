import type { Resolved, ResolvedRule } from '../resolve.ts';

/**
 * A part of a contradiction: a hard rule, by its index, or a pin, as the number of rules plus the person's
 * index.
 */
export type Element = number;

/** The element of a person's pin: pins come after the rules. */
export const pinOf = ({ rules }: Resolved, person: number): Element => rules.length + person;

/** Whether a person is pinned and has a seat. The pin of a person in the pool binds nobody. */
const isPinned = ({ people, seated }: Resolved, person: number): boolean =>
  (people[person]?.pinned ?? false) && (seated[person] as number) >= 0;

/** All hard rules and pins. */
export const elementsOf = (resolved: Resolved): Element[] => [
  ...resolved.rules.flatMap(({ weight }, rule) => (weight === undefined ? rule : [])),
  ...resolved.people.flatMap((_, person) =>
    isPinned(resolved, person) ? pinOf(resolved, person) : [],
  ),
];

/** The rules among elements, each with its element. */
export const rulesAmong = (
  { rules }: Resolved,
  elements: readonly Element[],
): { element: Element; rule: ResolvedRule }[] =>
  elements.flatMap((element) => {
    const rule = rules[element];
    return rule ? { element, rule } : [];
  });

/** The people whose pins are among elements. */
export const pinsAmong = ({ rules }: Resolved, elements: readonly Element[]): number[] =>
  elements.flatMap((element) => (element >= rules.length ? element - rules.length : []));
