import { useAtomValue, useSetAtom } from 'jotai';
import { useDeferredValue, useId, useMemo, useRef, useState } from 'react';
import { searchable, spellings } from '../../schema/text/folding.ts';
import { standingsAtom } from '../seatingProposals/standing.ts';
import { t } from '../texts/en/seatingRules.ftl';
import { Button } from '../ui/Button.tsx';
import { focusAfter } from '../ui/focusLost.ts';
import { LoadMore } from '../ui/LoadMore.tsx';
import { SearchField } from '../ui/SearchField.tsx';
import shared from '../ui/shared.module.css';
import type { RuleConflict } from './conflicts/useConflicts.ts';
import { RuleRow } from './RuleRow.tsx';
import styles from './Rules.module.css';
import { namesOf, type RuleView } from './ruleNames.ts';
import { ruleSentence } from './ruleSentence.ts';
import type { PlanRule } from './rulesOfPlan.ts';
import { ruleDialogAtom } from './state.ts';
import { useRuleCommands } from './useRuleCommands.ts';

type RuleListProps = {
  eventId: string;
  view: RuleView;
  rules: readonly PlanRule[];
  conflicts: readonly RuleConflict[];
};

/** The number of rules that fit on screen. With more, a search field appears. */
const searchedFrom = 8;
/** The number of rules drawn at first and at each scroll, because there may be hundreds. */
const drawnAtOnce = 50;

/** The rules as sentences: broken must-rules first, the others in the order of the plan. */
export const RuleList = ({ eventId, view, rules, conflicts }: RuleListProps) => {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const openDialog = useSetAtom(ruleDialogAtom);
  const { remove } = useRuleCommands(eventId, view);
  const [typed, setTyped] = useState('');
  const word = searchable(useDeferredValue(typed));
  const listed = useMemo(() => {
    const names = namesOf(view);
    return rules.map((one) => ({ ...one, sentence: ruleSentence(one.rule, names) }));
  }, [rules, view]);
  const standings = useAtomValue(standingsAtom);
  const isBroken = (one: PlanRule) => (standings.get(one.id)?.broken ?? 0) > 0;
  const found = listed
    .filter(({ sentence }) => spellings(sentence).includes(word))
    .toSorted((a, b) => Number(isBroken(b)) - Number(isBroken(a)));
  const contradicted = useMemo(
    () => new Set(conflicts.flatMap(({ ruleIds }) => ruleIds)),
    [conflicts],
  );
  const [most, setMost] = useState(drawnAtOnce);
  const shown = found.slice(0, most);

  const removeRule = async ({ id: ruleId, rule }: PlanRule) => {
    const giveFocus = focusAfter();
    // The button disappears with its rule.
    if (await remove(ruleId, rule)) giveFocus(heading.current);
  };
  return (
    <section aria-labelledby={id} className={styles.section}>
      <header className={shared.spread}>
        <h3 id={id} ref={heading} tabIndex={-1} className={styles.heading}>
          {t('rules-count', { count: rules.length })}
        </h3>
        <Button
          size="sm"
          variant="primary"
          icon="plus"
          onClick={() => openDialog({ about: 'new' })}
        >
          {t('new-rule')}
        </Button>
      </header>
      {rules.length === 0 && <p className={shared.soft}>{t('no-rules-text')}</p>}
      {rules.length > searchedFrom && (
        <SearchField label={t('search')} value={typed} onChange={setTyped} />
      )}
      {rules.length > 0 && shown.length === 0 && (
        <p role="status" className={shared.soft}>
          {t('none-found')}
        </p>
      )}
      <ul className={styles.rules}>
        {shown.map(({ id: ruleId, rule, sentence }) => (
          <RuleRow
            key={ruleId}
            ruleId={ruleId}
            rule={rule}
            sentence={sentence}
            isContradicted={contradicted.has(ruleId)}
            onEdit={() => openDialog({ about: 'change', ruleId, rule })}
            onRemove={() => removeRule({ id: ruleId, rule })}
          />
        ))}
      </ul>
      {found.length > most && (
        <LoadMore
          label={t('more')}
          className={styles.more}
          shown={shown}
          pending={false}
          onMore={() => setMost(most + drawnAtOnce)}
        />
      )}
    </section>
  );
};
