import { t } from '../texts/en/seatingProposals.ftl';

/** The outcome of a proposal, in words. */
export const stateText = (state: string): string => {
  if (state === 'taken') return t('state-taken');
  return state === 'discarded' ? t('state-discarded') : t('state-done');
};
