import { addTo } from '../addTo.ts';
import { perTable } from './effort.ts';
import { type Bound, type Facts, tiesWithin } from './facts.ts';
import { type Finding, type Proof, unique } from './proof.ts';

/** A person who needs company, and the others who could provide it. */
type Need = { element: number; person: number; group: readonly number[]; isBeside: boolean };

const needsOf = ({ resolved, elements }: Facts): Need[] =>
  elements.flatMap((element): Need[] => {
    const rule = resolved.rules[element];
    if (rule?.kind === 'Accompanied') {
      const isBeside = rule.level === 'beside';
      return rule.who.map((person) => ({ element, person, group: rule.by, isBeside }));
    }
    if (rule?.kind !== 'SitBeside') return [];
    return rule.groups.flatMap((group) =>
      group.map((person) => ({ element, person, group, isBeside: true })),
    );
  });

/** Finds a person who needs company although everybody who could provide it must sit elsewhere. */
export const noCompanion: Proof = (facts) => {
  const { boundOf, bounds, effort } = facts;
  const key = (one: number, other: number) => `${Math.min(one, other)}:${Math.max(one, other)}`;
  const apart = new Map<string, number[]>();
  for (const { a, b, element } of facts.aparts)
    if (boundOf[a] !== boundOf[b])
      addTo(apart, `bounds ${key(boundOf[a] as number, boundOf[b] as number)}`, element);
  for (const { a, b, element } of facts.besideAparts) addTo(apart, `beside ${key(a, b)}`, element);
  const boundWith = (person: number) => bounds[boundOf[person] as number] as Bound;
  const around = (person: number) => [
    ...boundWith(person).restrictions,
    ...tiesWithin(facts, boundWith(person)),
  ];

  const common = new Map<string, boolean>();
  /** Whether two people can share a table. In a plan without tables they count as able to. */
  const areTablesCommon = (one: Bound, other: Bound): boolean => {
    const at = key(one.openId, other.openId);
    const known = common.get(at);
    if (known !== undefined) return known;
    effort.spend(one.open.length * perTable);
    const are =
      one.open.length === 0 || one.open.some((is, table) => is === 1 && other.open[table] === 1);
    common.set(at, are);
    return are;
  };

  /** Why a person cannot be company; undefined if they can. */
  const reasonOf = ({ person, isBeside }: Need, other: number): number[] | undefined => {
    const [mine, theirs] = [boundWith(person), boundWith(other)];
    const beside = isBeside ? apart.get(`beside ${key(person, other)}`) : undefined;
    const atTable = apart.get(`bounds ${key(mine.id, theirs.id)}`);
    if (beside) return beside;
    const doMeet = areTablesCommon(mine, theirs);
    return atTable || !doMeet
      ? [...(atTable ?? []), ...around(person), ...around(other)]
      : undefined;
  };

  return needsOf(facts).flatMap((need): Finding[] => {
    if (effort.isSpent) return [];
    const elements = [need.element];
    for (const other of need.group) {
      if (other === need.person) continue;
      const reason = effort.spend(1) ? reasonOf(need, other) : undefined;
      if (!reason) return [];
      elements.push(...reason);
    }
    return [
      {
        elements: unique(elements),
        people: unique([need.person, ...need.group]),
        tables: [],
        counts: { needed: 1, available: 0 },
      },
    ];
  });
};
