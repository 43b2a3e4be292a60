import { useSetAtom } from 'jotai';
import { useId, useMemo, useRef } from 'react';
import { peopleMeantBy } from '../../schema/seatingRules/seatingRules.ts';
import panel from '../attendees/panel/Panel.module.css';
import type { PlanView } from '../seating/planView.ts';
import type { Plan } from '../seating/seatingPlan.ts';
import { t } from '../texts/en/seatingRules.ftl';
import { Button } from '../ui/Button.tsx';
import { focusAfter } from '../ui/focusLost.ts';
import shared from '../ui/shared.module.css';
import { Preferences } from './Preferences.tsx';
import { RuleRow } from './RuleRow.tsx';
import styles from './Rules.module.css';
import { namesOf, ruleViewOf } from './ruleNames.ts';
import { ruleSentence } from './ruleSentence.ts';
import { type PlanRule, rulesOf } from './rulesOfPlan.ts';
import { ruleDialogAtom } from './state.ts';
import { useRuleCommands } from './useRuleCommands.ts';

export type PersonRulesProps = { plan: Plan; view: PlanView; attendeeId: string };

/** The rules that name a person, with buttons for the two most common ones. */
export const PersonRules = ({ plan, view: onScreen, attendeeId }: PersonRulesProps) => {
  const view = useMemo(() => ruleViewOf(plan, onScreen), [plan, onScreen]);
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const openDialog = useSetAtom(ruleDialogAtom);
  const { remove } = useRuleCommands(plan.id, view);
  const rules = useMemo(
    () =>
      rulesOf(plan).filter(
        ({ rule }) => rule.kind !== 'Pairs' && peopleMeantBy(rule).includes(attendeeId),
      ),
    [plan, attendeeId],
  );
  const names = namesOf(view);
  const removeRule = async ({ id: ruleId, rule }: PlanRule) => {
    const giveFocus = focusAfter();
    // The button disappears with its rule.
    if (await remove(ruleId, rule)) giveFocus(heading.current);
  };
  return (
    <section aria-labelledby={id} className={panel.section}>
      <h3 id={id} ref={heading} tabIndex={-1} className={styles.focusable}>
        {t('title')}
      </h3>
      {rules.length > 0 && (
        <ul className={styles.rules}>
          {rules.map(({ id: ruleId, rule }) => (
            <RuleRow
              key={ruleId}
              ruleId={ruleId}
              rule={rule}
              sentence={ruleSentence(rule, names)}
              onEdit={() => openDialog({ about: 'change', ruleId, rule })}
              onRemove={() => removeRule({ id: ruleId, rule })}
            />
          ))}
        </ul>
      )}
      <div className={shared.cluster}>
        {(['together', 'apart'] as const).map((pairing) => (
          <Button
            key={pairing}
            size="sm"
            icon={pairing === 'together' ? 'link' : 'apart'}
            aria-haspopup="dialog"
            onClick={() => openDialog({ about: 'withWhom', attendeeId, pairing })}
          >
            {t(pairing === 'together' ? 'together-with' : 'apart-from')}
          </Button>
        ))}
      </div>
      <Preferences
        eventId={plan.id}
        rules={rulesOf(plan)}
        view={view}
        attendeeId={attendeeId}
        heading={heading}
      />
    </section>
  );
};
