import type { RulePreset } from '../../schema/rulePresets.ts';
import type { SeatingRule } from '../../schema/seatingRules.ts';
import type { RuleInput } from '../gql/graphql.ts';
import { problemOf } from '../graphql/problems.ts';
import { useCommand } from '../graphql/useCommand.ts';
import { undoAction, useUndo } from '../history/useUndo.ts';
import { useNotify, useNotifyFailure } from '../notices/notices.ts';
import type { PlanView } from '../seating/planView.ts';
import { t } from '../texts/en/rules.ftl';
import {
  AddSeatingRule,
  ApplyRulePreset,
  ChangeSeatingRule,
  RemoveSeatingRule,
} from './commands.ts';
import { presetTexts } from './presetTexts.ts';
import { namesOf } from './ruleNames.ts';
import { ruleSentence } from './ruleSentence.ts';
import { ruleOf } from './rulesOfPlan.ts';
import type { Contradiction, Saving } from './state.ts';

/** The rule as it is sent: the contract has no read-only lists. */
const inputOf = (rule: SeatingRule): RuleInput => rule as RuleInput;

/** The commands on rules, each with its notice and an undo in it. */
export const useRuleCommands = (eventId: string, view: Pick<PlanView, 'people' | 'tableById'>) => {
  const [add, { pending: isAdding }] = useCommand(AddSeatingRule);
  const [change, { pending: isChanging }] = useCommand(ChangeSeatingRule);
  const [remove] = useCommand(RemoveSeatingRule);
  const [apply] = useCommand(ApplyRulePreset);
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const { undo } = useUndo(eventId);

  const notifyDone = (title: string, stepId: string, description?: string) =>
    notify({ tone: 'success', title, description, action: undoAction(undo, stepId) });

  /**
   * Adds or replaces a rule. With `evenSo` also one that contradicts others. Rejects with the
   * server's refusal.
   */
  const save = async ({ rule, ruleId }: Saving, evenSo = false): Promise<void> => {
    const input = { eventId, rule: inputOf(rule), evenSo };
    const { stepId, position } = ruleId
      ? (await change({ ...input, ruleId })).changeSeatingRule
      : (await add(input)).addSeatingRule;
    const description = ruleSentence(rule, namesOf(view));
    if (position === null) notify({ tone: 'info', title: t('there-already'), description });
    else notifyDone(t(ruleId ? 'rule-changed' : 'rule-added'), stepId, description);
  };

  return {
    isSaving: isAdding || isChanging,
    save,
    /** Returns whether the rule was removed. */
    remove: async (ruleId: string, rule: SeatingRule): Promise<boolean> => {
      try {
        const { stepId } = (await remove({ eventId, ruleId })).removeSeatingRule;
        notifyDone(t('rule-removed'), stepId, ruleSentence(rule, namesOf(view)));
        return true;
      } catch (error) {
        notifyFailure(t('remove-failed'), error);
        return false;
      }
    },
    applyPreset: async (preset: RulePreset): Promise<void> => {
      try {
        const { stepId, addedIds } = (await apply({ eventId, preset })).applyRulePreset;
        const { name } = presetTexts[preset];
        const count = addedIds.length;
        if (count > 0) notifyDone(t('preset-applied', { name, count }), stepId);
        else notify({ tone: 'info', title: t('preset-there-already', { name }) });
      } catch (error) {
        notifyFailure(t('preset-failed'), error);
      }
    },
  };
};

/** The rules that cannot all hold, where this is why a rule was refused. */
export const contradictionIn = (error: unknown, saving: Saving): Contradiction | undefined => {
  const { code, details } = problemOf(error);
  if (code !== 'RULE_CONFLICT' || !Array.isArray(details.rules)) return undefined;
  const rules = (details.rules as { rule?: object }[]).flatMap(({ rule }) =>
    rule ? [ruleOf(rule)] : [],
  );
  return { saving, rules };
};
