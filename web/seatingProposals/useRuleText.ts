import { useMemo } from 'react';
import type { PlanView } from '../seating/planView.ts';
import type { Plan } from '../seating/seatingPlan.ts';
import { namesOf, ruleViewOf } from '../seatingRules/ruleNames.ts';
import { rulesOf } from '../seatingRules/rulesOfPlan.ts';
import { t } from '../texts/en/proposalReasons.ftl';
import { ruleBy, ruleText } from './words.ts';

type Source = { from: string; ruleId: string | null; name?: string | null };

const pairTexts: Readonly<Record<string, string>> = {
  accountExecutive: 'pairs-accountExecutive',
  metBefore: 'pairs-metBefore',
  preferences: 'pairs-preferences',
};

/** The text of each source of points, and whether it is a must-rule, in the present plan. */
export const useRuleText = (plan: Pick<Plan, 'rules' | 'floorObjects'>, view: PlanView) =>
  useMemo(() => {
    const rules = new Map(rulesOf(plan).map(({ id, rule }) => [id, rule]));
    const names = namesOf(ruleViewOf(plan, view));
    const textOf = ({ from, ruleId, name }: Source): string => {
      if (from === 'pairs') return t(pairTexts[name ?? ''] ?? 'pairs-name');
      if (from === 'moves' || ruleId === null) return t('moves-name');
      return ruleText(ruleId, rules, names);
    };
    const isMust = ({ ruleId }: Pick<Source, 'ruleId'>): boolean =>
      ruleBy(ruleId ?? '', rules)?.hard === true;
    return { textOf, isMust };
  }, [plan, view]);

export type RuleTexts = ReturnType<typeof useRuleText>;
