import type { ReactNode } from 'react';
import { partyRuleOf } from '../../../schema/seatingRules/partyRules.ts';
import type { SeatingRule } from '../../../schema/seatingRules/seatingRules.ts';
import { t } from '../../texts/en/ruleConflicts.ftl';
import { listText } from '../../texts/formats.ts';
import { Button } from '../../ui/Button.tsx';
import shared from '../../ui/shared.module.css';
import type { RuleNames } from '../ruleNames.ts';
import styles from './Conflicts.module.css';
import { conflictText } from './conflictText.ts';
import { rulePhrase } from './rulePhrase.ts';
import type { RuleConflict } from './useConflicts.ts';
import type { Way } from './useWaysOut.ts';

type ConflictItemProps = {
  conflict: RuleConflict;
  /** The rules as they are now, or as they were in the conflict. */
  rules: ReadonlyMap<string, SeatingRule>;
  names: RuleNames;
  isPending: boolean;
  /** The ways out that can be applied. */
  ways: readonly Way[];
  onWay: (way: Way) => void;
  /** The result of a way out, in words. */
  effectOf?: (way: Way) => string | undefined;
  children?: ReactNode;
};

/** Rules that cannot all hold, in a sentence, with a button for each way out. */
export const ConflictItem = (props: ConflictItemProps) => {
  const { conflict, rules, names, isPending, ways, onWay, effectOf, children } = props;
  const described = {
    ...conflict,
    rules: conflict.ruleIds.map((id) => rules.get(id) ?? partyRuleOf(id)),
  };
  return (
    <li className={styles.conflict}>
      <p className={styles.sentence}>{conflictText(described, names)}</p>
      {ways.length > 0 && (
        <fieldset className={shared.cluster} aria-label={t('ways-out')}>
          {ways.map((way) => {
            const effect = effectOf?.(way);
            return (
              <span key={`${way.way}:${way.ruleId}`} className={styles.tried}>
                <Button
                  size="sm"
                  className={styles.way}
                  aria-disabled={isPending || undefined}
                  onClick={() => onWay(way)}
                >
                  {wayText(way, rules, names)}
                </Button>
                {effect && <span className={shared.soft}>{effect}</span>}
              </span>
            );
          })}
        </fieldset>
      )}
      {children}
    </li>
  );
};

const wayText = (
  { way, ruleId, weight, personIds }: Way,
  rules: ReadonlyMap<string, SeatingRule>,
  names: RuleNames,
): string => {
  if (way === 'unpin')
    return t('unpin', {
      people: listText(personIds.map((id) => names.person(id) ?? t('somebody'))),
    });
  const rule = rules.get(ruleId ?? '');
  const phrase = rule ? rulePhrase(rule, names) : t('removed-rule');
  return way === 'drop'
    ? t('drop', { rules: phrase })
    : t('weaken-that', { rule: phrase, weight: weight ?? 1 });
};
