import type { SeatingRule } from './seatingRules.ts';

type PartyRule = { ruleId: string; rule: SeatingRule };

const perParty = { who: { everyone: true }, each: 'party' } as const;

/** Rules that hold for all parties by default: each party shares a table and sits side by side. */
const partyRules: readonly PartyRule[] = [
  { ruleId: 'party:together', rule: { kind: 'KeepTogether', hard: true, ...perParty } },
  { ruleId: 'party:beside', rule: { kind: 'SitBeside', weight: 20, how: 'next', ...perParty } },
];

/** The default rule with this id, if there is one. */
export const partyRuleOf = (ruleId: string): SeatingRule | undefined =>
  partyRules.find((one) => one.ruleId === ruleId)?.rule;

/**
 * The default rules that hold besides those of a plan. A rule of the plan for each party replaces the default
 * of the same kind.
 */
export const partyRulesBeside = (rules: Iterable<SeatingRule>): PartyRule[] => {
  const own = [...rules];
  const isReplaced = ({ rule: { kind } }: PartyRule) =>
    own.some((rule) => rule.kind === kind && 'each' in rule && rule.each === 'party');
  return partyRules.filter((one) => !isReplaced(one));
};
