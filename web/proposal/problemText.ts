import type { Problem } from '../graphql/problems.ts';
import { t } from '../texts/en/proposal.ftl';

/** Why a proposal could not be begun; with the one that is worked out already, where it is known. */
export const beginProblem = ({
  code,
  message,
  details,
}: Pick<Problem, 'code' | 'message' | 'details'>): { text: string; runningId: string | null } => {
  const { id } = details;
  const runningId = code === 'PROPOSAL_RUNNING' && typeof id === 'string' ? id : null;
  return { text: code === 'ENGINE_BUSY' ? t('engine-busy') : message, runningId };
};
