import type { StepNotice } from '../history/useNotifyStep.ts';
import { t } from '../texts/en/autoAssigned.ftl';

type AutoAssigned = {
  assigned: number;
  unassigned: number;
  stepId: string;
  /** Whether seats are free afterwards. */
  hasFreeSeats: boolean;
  hasRules: boolean;
};

/** Says how many people found seats, and why others did not. */
export const autoAssignedNotice = ({
  assigned,
  unassigned,
  stepId,
  hasFreeSeats,
  hasRules,
}: AutoAssigned): StepNotice => {
  // Seats stay free while people wait only if a rule would be broken there.
  const byRules = unassigned > 0 && hasFreeSeats && t('rules-keep-seats-free');
  if (assigned === 0)
    return {
      tone: 'info',
      title: t('nobody-assigned'),
      description:
        byRules || (unassigned > 0 ? t('no-free-seat', { unassigned }) : t('nobody-waits')),
    };
  const counts = t('auto-assigned-count', { assigned, unassigned });
  return {
    tone: unassigned > 0 ? 'info' : 'success',
    title: t('auto-assigned'),
    description: [counts, byRules, !hasRules && t('no-rules-yet')].filter(Boolean).join(' '),
    stepId,
  };
};
