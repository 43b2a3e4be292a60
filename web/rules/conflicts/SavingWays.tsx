import { t } from '../../texts/en/ruleConflicts.ftl';
import { listText } from '../../texts/formats.ts';
import { Button } from '../../ui/Button.tsx';
import type { RuleNames } from '../ruleNames.ts';
import type { Contradiction, RuleWay, Saving, WayOut } from '../state.ts';
import styles from './Conflicts.module.css';
import { conflictText } from './conflictText.ts';
import { rulePhrase } from './rulePhrase.ts';
import { softened } from './softened.ts';

type SavingWaysProps = {
  contradiction: Contradiction;
  names: RuleNames;
  isPending: boolean;
  onSave: (saving: Saving, way: WayOut) => void;
};

/** Why a rule was refused, and the ways to save it: each with one press. */
export const SavingWays = ({ contradiction, names, isPending, onSave }: SavingWaysProps) => {
  const { saving, told, ways } = contradiction;
  const save = (way: RuleWay) => {
    const [other, how] = carriedOut(way, saving);
    onSave(other, how);
  };
  return (
    <>
      <p className={styles.sentence}>{conflictText(told, names)}</p>
      <fieldset className={styles.ways} aria-label={t('ways-out')}>
        {ways.map((way) => (
          <Button
            key={wayKey(way)}
            size="sm"
            disabled={isPending}
            className={styles.way}
            onClick={() => save(way)}
          >
            {wayText(way, contradiction, names)}
          </Button>
        ))}
      </fieldset>
      <p className={styles.note}>{t('even-so-means')}</p>
    </>
  );
};

const wayKey = (way: RuleWay): string => ('ruleIds' in way ? way.ruleIds.join() : way.way);

const wayText = (way: RuleWay, { rules }: Contradiction, names: RuleNames): string => {
  switch (way.way) {
    case 'drop': {
      const phrases = way.ruleIds.flatMap((id) => {
        const rule = rules.get(id);
        return rule ? [rulePhrase(rule, names)] : [];
      });
      return t('drop', { rules: listText(phrases) });
    }
    case 'unpin':
      return t('unpin', {
        people: listText(way.personIds.map((id) => names.person(id) ?? t('somebody'))),
      });
    case 'weaken':
      return t('weaken', { weight: way.weight });
    case 'evenSo':
      return t('even-so');
  }
};

/** What is saved by a way out, and how. */
const carriedOut = (way: RuleWay, saving: Saving): [Saving, WayOut] => {
  switch (way.way) {
    case 'drop':
      return [saving, { without: way.ruleIds }];
    case 'unpin':
      return [saving, { unpin: way.personIds }];
    case 'weaken':
      return [
        'rule' in saving ? { ...saving, rule: softened(saving.rule, way.weight) } : saving,
        {},
      ];
    case 'evenSo':
      return [saving, { evenSo: true }];
  }
};
