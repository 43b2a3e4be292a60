import type { Ref } from 'react';
import { softened } from '../../../schema/seatingRules/seatingRules.ts';
import { t } from '../../texts/en/ruleConflicts.ftl';
import { listText } from '../../texts/formats.ts';
import { Button } from '../../ui/Button.tsx';
import shared from '../../ui/shared.module.css';
import type { RuleNames } from '../ruleNames.ts';
import { type Contradiction, isUntried, type RuleWay, type Saving, type WayOut } from '../state.ts';
import styles from './Conflicts.module.css';
import { conflictText } from './conflictText.ts';
import { rulePhrase } from './rulePhrase.ts';

type SavingWaysProps = {
  contradiction: Contradiction;
  names: RuleNames;
  isPending: boolean;
  onSave: (saving: Saving, way: WayOut) => void;
  /** Takes the initial focus: the text, not a button that removes a rule. */
  focusFirst?: Ref<HTMLParagraphElement>;
};

/** The number of ways shown before the member asks for more. */
const mostWays = 6;

/** Why a rule was refused, with a button for each way to save it. */
export const SavingWays = (props: SavingWaysProps) => {
  const { contradiction, names, isPending, onSave, focusFirst } = props;
  const { saving, conflict, ways } = contradiction;
  const enough = ways.filter((way) => !isUntried(way));
  // These two ways exist for any contradiction.
  const special = enough.filter(({ way }) => way === 'weaken' || way === 'evenSo');
  const tried = enough.filter((way) => !special.includes(way));
  const others = [...tried.slice(mostWays), ...ways.filter(isUntried)];
  const list = (some: readonly RuleWay[]) => (
    <Ways
      ways={some}
      contradiction={contradiction}
      names={names}
      isPending={isPending}
      onWay={(way) => onSave(...carriedOut(way, saving))}
    />
  );
  return (
    <div className={styles.saving}>
      <p ref={focusFirst} tabIndex={focusFirst ? -1 : undefined} className={styles.sentence}>
        {conflictText(conflict, names)}
      </p>
      {list([...tried.slice(0, mostWays), ...special])}
      {others.length > 0 && (
        <details>
          <summary>{t('other-ways', { count: others.length })}</summary>
          {list(others)}
        </details>
      )}
    </div>
  );
};

type WaysProps = Omit<SavingWaysProps, 'onSave'> & {
  ways: readonly RuleWay[];
  onWay: (way: RuleWay) => void;
};

const Ways = ({ ways, contradiction, names, isPending, onWay }: WaysProps) => (
  <fieldset className={shared.cluster} aria-label={t('ways-out')}>
    {ways.map((way) => (
      <span key={wayKey(way)} className={styles.tried}>
        <Button
          size="sm"
          aria-disabled={isPending || undefined}
          className={styles.way}
          onClick={() => onWay(way)}
        >
          {wayText(way, contradiction, names)}
        </Button>
        {isUntried(way) && <span className={shared.soft}>{t('not-tried')}</span>}
        {way.way === 'evenSo' && <span className={shared.soft}>{t('even-so-means')}</span>}
      </span>
    ))}
  </fieldset>
);

const wayKey = (way: RuleWay): string => ('ruleIds' in way ? way.ruleIds.join() : way.way);

const wayText = (way: RuleWay, { rules, saving }: Contradiction, names: RuleNames): string => {
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
      return t('preset' in saving ? 'weaken-preset' : 'weaken', { weight: way.weight });
    case 'evenSo':
      return t('even-so');
  }
};

/** The input that a way out saves. */
const carriedOut = (way: RuleWay, saving: Saving): [Saving, WayOut] => {
  switch (way.way) {
    case 'drop':
      return [saving, { without: way.ruleIds }];
    case 'unpin':
      return [saving, { unpin: way.personIds }];
    case 'weaken':
      return 'preset' in saving
        ? [saving, { asWishes: true }]
        : [{ ...saving, rule: softened(saving.rule, way.weight) }, {}];
    case 'evenSo':
      return [saving, { evenSo: true }];
  }
};
