import { useMemo } from 'react';
import type { Plan } from '../seating/seatingPlan.ts';
import { t } from '../texts/en/seatingRules.ftl';
import { SidePanel } from '../ui/SidePanel.tsx';
import { PlanConflicts } from './conflicts/PlanConflicts.tsx';
import { useConflicts } from './conflicts/useConflicts.ts';
import { Presets } from './Presets.tsx';
import { RuleList } from './RuleList.tsx';
import styles from './Rules.module.css';
import type { RuleView } from './ruleNames.ts';
import { rulesOf } from './rulesOfPlan.ts';

export type RulesPanelProps = { plan: Plan; view: RuleView; onClose: () => void };

/** The rules of the plan: presets first, then each rule as a sentence. */
export const RulesPanel = ({ plan, view, onClose }: RulesPanelProps) => {
  const rules = useMemo(() => rulesOf(plan), [plan]);
  const conflicts = useConflicts(plan);
  return (
    <SidePanel title={t('title')} picture="rules" onClose={onClose}>
      {rules.length === 0 && <p className={styles.intro}>{t('intro')}</p>}
      <Presets eventId={plan.id} view={view} rules={rules} />
      <PlanConflicts eventId={plan.id} view={view} rules={rules} conflicts={conflicts} />
      <RuleList eventId={plan.id} view={view} rules={rules} conflicts={conflicts} />
    </SidePanel>
  );
};
