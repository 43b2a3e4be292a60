import { useSetAtom } from 'jotai';
import { useNotify } from '../notices/notices.ts';
import { nameIn } from '../seating/planView.ts';
import type { Plan } from '../seating/seatingPlan.ts';
import { t } from '../texts/en/seatingRules.ftl';
import { listText } from '../texts/formats.ts';
import { pairingOf } from './pair.ts';
import type { RuleView } from './ruleNames.ts';
import { rulesOf } from './rulesOfPlan.ts';
import type { Pairing } from './state.ts';
import { ruleDialogAtom } from './state.ts';
import { useRuleCommands } from './useRuleCommands.ts';

/** Keeps people together or apart by one gesture. If other rules contradict that, asks what to do. */
export const usePairing = (plan: Plan, view: RuleView) => {
  const { trySave } = useRuleCommands(plan.id, view);
  const openDialog = useSetAtom(ruleDialogAtom);
  const notify = useNotify();
  return async (pairing: Pairing, attendeeIds: readonly string[]): Promise<void> => {
    const saving = pairingOf(pairing, attendeeIds, rulesOf(plan));
    if (!saving) {
      const names = listText(attendeeIds.map((id) => nameIn(view, id)));
      const title = t(pairing === 'together' ? 'together-already' : 'apart-already', { names });
      return notify({ tone: 'info', title });
    }
    await trySave(saving, t('save-failed'), (contradiction) =>
      openDialog({ about: 'contradiction', contradiction }),
    );
  };
};
