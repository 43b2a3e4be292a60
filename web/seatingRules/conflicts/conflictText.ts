import type { ConflictProof } from '../../../schema/entities/seatingConflict.ts';
import type { SeatingRule } from '../../../schema/seatingRules/seatingRules.ts';
import { t } from '../../texts/en/ruleConflicts.ftl';
import { listText, withOthers } from '../../texts/formats.ts';
import type { RuleNames } from '../ruleNames.ts';
import { rulePhrase } from './rulePhrase.ts';

/**
 * Rules and pins that cannot all hold. `proof` is null if that was not proven and they merely were not met.
 */
export type DescribedConflict = {
  proof: ConflictProof | null;
  /** Undefined for a rule that is gone. */
  rules: readonly (SeatingRule | undefined)[];
  pinnedIds: readonly string[];
  needed: number;
  available: number;
};

const mostNamed = 5;

const isAgainst = (rule: SeatingRule | undefined): boolean =>
  rule?.kind === 'KeepApart' || rule?.kind === 'PerTable';

const listed = (phrases: readonly string[]): string =>
  listText(withOthers(phrases, mostNamed, (count) => t('more-rules', { count }), 1));

/**
 * Says why rules cannot all hold: "Nina with Omar and Omar with Petra cannot both hold while Nina apart from
 * Petra does."
 */
export const conflictText = (conflict: DescribedConflict, names: RuleNames): string => {
  const { proof, rules, pinnedIds } = conflict;
  const phrase = (rule: SeatingRule | undefined) =>
    rule ? rulePhrase(rule, names) : t('removed-rule');
  if (proof === null)
    return t('not-met', { rules: listed(rules.map(phrase)), count: rules.length });
  const against = proof === 'apartWithinGroup' ? rules.findIndex(isAgainst) : -1;
  const lastAt = against >= 0 ? against : rules.length - 1;
  const others = [
    ...rules.filter((_, at) => at !== lastAt).map(phrase),
    ...pinnedIds.map((id) => t('pinned', { name: names.person(id) ?? t('somebody') })),
  ];
  const last = phrase(rules[lastAt]);
  const sentence =
    others.length > 0
      ? t('cannot-while', { others: listed(others), last, count: others.length })
      : t('cannot-alone', { rule: last });
  const because = becauseOf(proof, conflict);
  return because ? `${sentence} ${because}` : sentence;
};

const becauseOf = (
  proof: ConflictProof,
  { needed, available }: DescribedConflict,
): string | undefined => {
  switch (proof) {
    case 'tablesDoNotMeet':
      return t('because-tables');
    case 'groupTooLarge':
      return t('because-group', { needed, available });
    case 'tooFewSeats':
      return t('because-seats', { needed, available });
    case 'tooManyForTables':
      return t('because-places', { needed, available });
    case 'tooFewForTables':
      return t('because-tables-full', { needed, available });
    case 'tooManyApart':
      return t('because-apart', { needed, available });
    case 'noCompanion':
      return t('because-company');
    default:
      // The rules and pins themselves make it clear.
      return undefined;
  }
};
