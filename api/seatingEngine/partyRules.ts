import type { SeatingInput, SeatingRule } from './input.ts';

const perParty = { who: { everyone: true }, each: 'party' } as const;

const builtIn: readonly SeatingRule[] = [
  { id: 'party:together', kind: 'KeepTogether', hard: true, ...perParty },
  { id: 'party:beside', kind: 'SitBeside', weight: 20, how: 'next', ...perParty },
];

/**
 * The rules of an input, with those that hold for parties by themselves: a party shares a table and
 * sits side by side. A rule of the same kind with `each: 'party'` replaces the built-in one.
 */
export const rulesWithParties = ({ rules, people, builtInRules }: SeatingInput) => {
  const hasParties = people.some(
    ({ party, held }) => !held && party != null && party.trim() !== '',
  );
  if (builtInRules === false || !hasParties) return rules;
  const isReplaced = ({ kind }: SeatingRule) =>
    rules.some((rule) => rule.kind === kind && 'each' in rule && rule.each === 'party');
  return [...builtIn.filter((rule) => !isReplaced(rule)), ...rules];
};
