import { useSetAtom } from 'jotai';
import { useNotify, useNotifyFailure } from '../notices/notices.ts';
import type { Plan } from '../seating/seatingPlan.ts';
import { t } from '../texts/en/seatingRules.ftl';
import { listText } from '../texts/formats.ts';
import { type Pairing, pairingOf } from './pair.ts';
import type { RuleView } from './ruleNames.ts';
import { rulesOf } from './rulesOfPlan.ts';
import { ruleDialogAtom } from './state.ts';
import { contradictionIn, useRuleCommands } from './useRuleCommands.ts';

/** Keeps people together or apart by one gesture. Asks where other rules contradict it. */
export const usePairing = (plan: Plan, view: RuleView) => {
  const { save } = useRuleCommands(plan.id, view);
  const openDialog = useSetAtom(ruleDialogAtom);
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  return async (pairing: Pairing, attendeeIds: readonly string[]): Promise<void> => {
    const saving = pairingOf(pairing, attendeeIds, rulesOf(plan));
    if (!saving) {
      const names = listText(attendeeIds.map((id) => view.people.get(id)?.name ?? ''));
      const title = t(pairing === 'together' ? 'together-already' : 'apart-already', { names });
      return notify({ tone: 'info', title });
    }
    try {
      await save(saving);
    } catch (error) {
      const contradiction = contradictionIn(error, saving);
      if (contradiction) openDialog({ about: 'contradiction', contradiction });
      else notifyFailure(t('save-failed'), error);
    }
  };
};
