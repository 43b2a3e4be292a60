import type { PlanView } from '../seating/planView.ts';
import type { Plan } from '../seating/seatingPlan.ts';
import type { ProposalParts } from './useProposal.ts';

export type PreviewProps = {
  proposal: ProposalParts;
  plan: Plan;
  view: PlanView;
  refetch: () => void;
  /** Opens the options again. */
  onAgain: () => void;
  onClose: () => void;
};
