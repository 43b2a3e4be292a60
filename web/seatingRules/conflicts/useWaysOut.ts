import { useState } from 'react';
import { type SeatingRule, softened } from '../../../schema/seatingRules/seatingRules.ts';
import { useAttempt } from '../../notices/useAttempt.ts';
import { usePin } from '../../seating/placement/usePin.ts';
import { t } from '../../texts/en/seatingRules.ftl';
import type { RuleView } from '../ruleNames.ts';
import { useRuleCommands } from '../useRuleCommands.ts';
import type { RuleConflict } from './useConflicts.ts';

export type Way = RuleConflict['ways'][number];

/** Whether a way out is still possible in the present plan. */
export const isOpen = (
  { way, ruleId, personIds }: Way,
  rules: ReadonlyMap<string, SeatingRule>,
  { people }: Pick<RuleView, 'people'>,
): boolean => {
  if (way === 'drop' || way === 'weaken') return rules.get(ruleId ?? '')?.hard === true;
  return way === 'unpin' && personIds.some((id) => people.get(id)?.isPinned);
};

/**
 * Carries out the ways out of a conflict in the plan, one at a time. Each shows a notice, and can be undone.
 */
export const useWaysOut = (
  eventId: string,
  view: RuleView,
  rules: ReadonlyMap<string, SeatingRule>,
) => {
  const { remove, save } = useRuleCommands(eventId, view);
  const pin = usePin(eventId, view);
  const attempt = useAttempt();
  const [isPending, setPending] = useState(false);

  const carryOut = async ({ way, ruleId, weight, personIds }: Way): Promise<void> => {
    const rule = rules.get(ruleId ?? '');
    if (way === 'unpin') {
      for (const id of personIds) if (view.people.get(id)?.isPinned) await pin(id);
    } else if (ruleId && rule && way === 'drop') await remove(ruleId, rule);
    else if (ruleId && rule) await save({ ruleId, rule: softened(rule, weight ?? 1) });
  };
  return {
    isPending,
    carryOut: async (way: Way): Promise<void> => {
      setPending(true);
      await attempt(t('save-failed'), () => carryOut(way));
      setPending(false);
    },
  };
};
