import { type Bound, type Facts, tiesWithin } from './facts.ts';
import { type Finding, type Proof, unique } from './proof.ts';

/** Who needs company, and who could be it. */
type Need = { element: number; person: number; companions: readonly number[]; isBeside: boolean };

const needsOf = ({ resolved, elements }: Facts): Need[] =>
  elements.flatMap((element): Need[] => {
    const rule = resolved.rules[element];
    if (rule?.kind === 'Accompanied')
      return rule.who.map((person) => ({
        element,
        person,
        companions: rule.by.filter((one) => one !== person),
        isBeside: rule.level === 'beside',
      }));
    if (rule?.kind !== 'SitBeside') return [];
    return rule.groups.flatMap((group) =>
      group.map((person) => ({
        element,
        person,
        companions: group.filter((one) => one !== person),
        isBeside: true,
      })),
    );
  });

/** Somebody needs company, and whoever could be it must be elsewhere. */
export const noCompanion: Proof = (facts) => {
  const { boundOf, bounds } = facts;
  const key = (one: number, other: number) => `${Math.min(one, other)}:${Math.max(one, other)}`;
  const apart = new Map<string, number[]>();
  const note = (at: string, element: number) => apart.set(at, [...(apart.get(at) ?? []), element]);
  for (const { a, b, element } of facts.aparts)
    if (boundOf[a] !== boundOf[b])
      note(`bounds ${key(boundOf[a] as number, boundOf[b] as number)}`, element);
  for (const { a, b, element } of facts.besideAparts) note(`beside ${key(a, b)}`, element);
  const boundWith = (person: number) => bounds[boundOf[person] as number] as Bound;
  const around = (person: number) => [
    ...boundWith(person).restrictions,
    ...tiesWithin(facts, boundWith(person)),
  ];

  /** Why somebody cannot be company; undefined where they can. */
  const reasonOf = ({ person, isBeside }: Need, other: number): number[] | undefined => {
    const [mine, theirs] = [boundWith(person), boundWith(other)];
    const beside = isBeside ? apart.get(`beside ${key(person, other)}`) : undefined;
    const atTable = apart.get(`bounds ${key(mine.id, theirs.id)}`);
    if (beside) return beside;
    const doMeet = mine.open.some((is, table) => is === 1 && theirs.open[table] === 1);
    return atTable || !doMeet
      ? [...(atTable ?? []), ...around(person), ...around(other)]
      : undefined;
  };

  return needsOf(facts).flatMap((need): Finding[] => {
    const elements = [need.element];
    for (const other of need.companions) {
      const reason = reasonOf(need, other);
      if (!reason) return [];
      elements.push(...reason);
    }
    return [
      {
        elements: unique(elements),
        people: unique([need.person, ...need.companions]),
        tables: [],
        counts: { needed: 1, available: 0 },
      },
    ];
  });
};
