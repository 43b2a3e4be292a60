import { grouped } from '../../grouped.ts';
import { limits } from '../../limits.ts';
import type { SeatingRule } from '../../seatingRules/seatingRules.ts';
import { apartByRules, pairKey } from './apart.ts';
import { namedIn, pairsWished, tiedBy, togetherBy } from './ties.ts';
import type { Wish, WishField, WishProblem } from './wishes.ts';

type Made = { rules: SeatingRule[]; problems: WishProblem[] };
type InOrder = (ids: Iterable<string>) => string[];

/** The weight of a wish to sit near a place. The rule builder calls it "clearly". */
const nearWeight = 20;

/**
 * The rules that wishes need and the plan lacks: one for everybody who is tied together, one for the people
 * from whom a person is kept apart, and one for all who wish for the same place or table.
 * @param order the order in which rules name people
 * @param there the rules of the plan
 */
export const rulesOfWishes = (
  wishes: readonly Wish[],
  order: ReadonlyMap<string, number>,
  there: readonly SeatingRule[],
): Made => {
  const of = (field: WishField) => wishes.filter((wish) => wish.field === field);
  const placeOf = (id: string) => order.get(id) ?? 0;
  const inOrder: InOrder = (ids) => [...ids].sort((one, other) => placeOf(one) - placeOf(other));
  const made = [
    together(of('togetherWith'), there, inOrder),
    apart(of('apartFrom'), there, inOrder),
    perTarget(of('near'), namedByPlace(there), inOrder, (place, people) => ({
      kind: 'Near',
      who: { people },
      place,
      weight: nearWeight,
    })),
    perTarget(
      of('table').filter(({ isPinned }) => !isPinned),
      namedByTable(there),
      inOrder,
      (table, people) => ({ kind: 'AtTable', who: { people }, tables: [table], hard: true }),
    ),
  ];
  return {
    rules: made.flatMap(({ rules }) => rules),
    problems: made.flatMap(({ problems }) => problems),
  };
};

const tooMany = ({ index, field }: Wish): WishProblem => ({ index, field, kind: 'tooManyPeople' });

const together = (
  wishes: readonly Wish[],
  there: readonly SeatingRule[],
  inOrder: InOrder,
): Made => {
  const made: Made = { rules: [], problems: [] };
  const { groups } = tiedBy(pairsWished(wishes, 'togetherWith'));
  const known = there.map((rule) => new Set(togetherBy(rule)));
  const done = new Set<ReadonlySet<string>>();
  for (const wish of wishes) {
    const group = groups.get(wish.id);
    if (!group || done.has(group)) continue;
    done.add(group);
    const people = inOrder(group);
    if (people.length > limits.namedInRule) made.problems.push(tooMany(wish));
    else if (!known.some((rule) => people.every((id) => rule.has(id))))
      made.rules.push({ kind: 'KeepTogether', who: { people }, hard: true });
  }
  return made;
};

/** If two people name each other, only the first makes a rule. */
const apart = (wishes: readonly Wish[], there: readonly SeatingRule[], inOrder: InOrder): Made => {
  const made: Made = { rules: [], problems: [] };
  const apartAlready = new Set(apartByRules(there).map(({ one, other }) => pairKey(one, other)));
  for (const [id, own] of grouped(wishes, (wish) => wish.id)) {
    const others = new Set<string>();
    for (const { to } of own) {
      if (!apartAlready.has(pairKey(id, to))) others.add(to);
      apartAlready.add(pairKey(id, to));
    }
    const whom = inOrder(others);
    const [first] = own;
    if (first && whom.length >= limits.namedInRule) made.problems.push(tooMany(first));
    else if (whom.length === 1)
      made.rules.push({ kind: 'KeepApart', who: { people: inOrder([id, ...whom]) }, hard: true });
    else if (whom.length > 1)
      made.rules.push({
        kind: 'KeepApart',
        who: { people: [id] },
        whom: { people: whom },
        hard: true,
      });
  }
  return made;
};

/** The places that the plan's rules already give to each person, whatever their weight. */
const namedByPlace = (there: readonly SeatingRule[]): Set<string> =>
  new Set(
    there.flatMap((rule) =>
      rule.kind === 'Near' ? namedIn(rule.who).map((id) => pairKey(rule.place, id)) : [],
    ),
  );

const namedByTable = (there: readonly SeatingRule[]): Set<string> =>
  new Set(
    there.flatMap((rule) => {
      if (rule.kind !== 'AtTable' || !rule.hard) return [];
      const [table, ...others] = rule.tables ?? [];
      return table && others.length === 0 ? namedIn(rule.who).map((id) => pairKey(table, id)) : [];
    }),
  );

/** One rule per place or table, or several if one would name too many people. */
const perTarget = (
  wishes: readonly Wish[],
  named: ReadonlySet<string>,
  inOrder: InOrder,
  ruleOf: (target: string, people: string[]) => SeatingRule,
): Made => {
  const rules = [...grouped(wishes, ({ to }) => to)].flatMap(([target, own]) => {
    const people = inOrder(
      new Set(own.map(({ id }) => id).filter((id) => !named.has(pairKey(target, id)))),
    );
    const count = Math.ceil(people.length / limits.namedInRule);
    return Array.from({ length: count }, (_, n) =>
      ruleOf(target, people.slice(n * limits.namedInRule, (n + 1) * limits.namedInRule)),
    );
  });
  return { rules, problems: [] };
};
