import type { RulePreset } from '../../schema/seatingRules/rulePresets.ts';
import type { SeatingRule } from '../../schema/seatingRules/seatingRules.ts';
import type { RuleInput } from '../gql/graphql.ts';
import { problemOf } from '../graphql/problems.ts';
import { useCommand } from '../graphql/useCommand.ts';
import { useNotifyStep } from '../history/useNotifyStep.ts';
import { useNotify, useNotifyFailure } from '../notices/notices.ts';
import { useAttempt } from '../notices/useAttempt.ts';
import { t } from '../texts/en/seatingRules.ftl';
import { useIsHere } from '../ui/useIsHere.ts';
import {
  AddSeatingRule,
  ApplyRulePreset,
  ChangeSeatingRule,
  RemoveSeatingRule,
} from './commands.ts';
import type { DescribedConflict } from './conflicts/conflictText.ts';
import { presetTexts } from './presetTexts.ts';
import { namesOf, type RuleView } from './ruleNames.ts';
import { ruleSentence } from './ruleSentence.ts';
import { ruleOf } from './rulesOfPlan.ts';
import {
  type Contradiction,
  isUntried,
  type RuleSaving,
  type RuleWay,
  type Saving,
  type WayOut,
} from './state.ts';

/** The rule as input. A cast, because the GraphQL types have no read-only lists. */
const inputOf = (rule: SeatingRule): RuleInput => rule as RuleInput;

/** The commands on rules, each with a notice that offers to undo it. */
export const useRuleCommands = (eventId: string, view: RuleView) => {
  const [add, { pending: isAdding }] = useCommand(AddSeatingRule);
  const [change, { pending: isChanging }] = useCommand(ChangeSeatingRule);
  const [remove] = useCommand(RemoveSeatingRule);
  const [apply, { pending: isApplying }] = useCommand(ApplyRulePreset);
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const attempt = useAttempt();
  const notifyStep = useNotifyStep(eventId);
  const isHere = useIsHere();

  const saveRule = async ({ rule, ruleId }: RuleSaving, way: WayOut): Promise<void> => {
    const input = { eventId, rule: inputOf(rule), ...way };
    const { stepId, position } = ruleId
      ? (await change({ ...input, ruleId })).changeSeatingRule
      : (await add(input)).addSeatingRule;
    const description = ruleSentence(rule, namesOf(view));
    if (position === null) notify({ tone: 'info', title: t('there-already'), description });
    else notifyStep({ title: t(ruleId ? 'rule-changed' : 'rule-added'), description, stepId });
  };

  const savePreset = async (preset: RulePreset, way: WayOut): Promise<void> => {
    const { stepId, addedIds } = (await apply({ eventId, preset, ...way })).applyRulePreset;
    const { name } = presetTexts[preset];
    const count = addedIds.length;
    if (count > 0) notifyStep({ title: t('preset-applied', { name, count }), stepId });
    else notify({ tone: 'info', title: t('preset-there-already', { name }) });
  };

  /**
   * Adds or replaces a rule, or applies a preset. `way` says how to save a rule that others contradict.
   * Rejects with the server's refusal.
   */
  const save = (saving: Saving, way: WayOut = {}): Promise<void> =>
    'preset' in saving ? savePreset(saving.preset, way) : saveRule(saving, way);

  return {
    isSaving: isAdding || isChanging || isApplying,
    save,
    /**
     * Like `save`, but passes on a contradiction, and shows a notice of any other failure. Returns whether it
     * was saved.
     */
    trySave: async (
      saving: Saving,
      failure: string,
      onContradiction: (contradiction: Contradiction) => void,
      way?: WayOut,
    ): Promise<boolean> => {
      try {
        await save(saving, way);
        return true;
      } catch (error) {
        const contradiction = contradictionIn(error, saving);
        // The ways out belong to the event on screen when saving began.
        if (contradiction && isHere()) onContradiction(contradiction);
        else notifyFailure(failure, error);
        return false;
      }
    },
    /** Returns whether the rule was removed. */
    remove: (ruleId: string, rule: SeatingRule): Promise<boolean> =>
      attempt(t('remove-failed'), async () => {
        const { stepId } = (await remove({ eventId, ruleId })).removeSeatingRule;
        const description = ruleSentence(rule, namesOf(view));
        notifyStep({ title: t('rule-removed'), description, stepId });
      }),
  };
};

type Details = {
  proof: DescribedConflict['proof'];
  rules: { ruleId: string | null; rule: object }[];
  pinnedIds: string[];
  counts: { needed: number; available: number };
  ways: (RuleWay & { solves: boolean })[];
};

/**
 * Why other rules made the server refuse a rule, with the ways out that work or were not tried. Undefined for
 * other errors.
 */
export const contradictionIn = (error: unknown, saving: Saving): Contradiction | undefined => {
  const { code, details } = problemOf(error);
  if (code !== 'RULE_CONFLICT' || !Array.isArray(details.ways)) return undefined;
  const { proof, rules, pinnedIds, counts, ways } = details as Details;
  return {
    saving,
    conflict: { proof, rules: rules.map(({ rule }) => ruleOf(rule)), pinnedIds, ...counts },
    rules: new Map(rules.flatMap(({ ruleId, rule }) => (ruleId ? [[ruleId, ruleOf(rule)]] : []))),
    ways: ways.filter((way) => way.solves || way.way === 'evenSo' || isUntried(way)),
  };
};
