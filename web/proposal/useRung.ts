import { useMemo } from 'react';
import { chosenRung, type Rung, rungsOf } from './ladder.ts';
import { useChosenMoves } from './state.ts';
import type { ProposalParts } from './useProposal.ts';

/** The rungs of a proposal's ladder, and the one that is looked at. */
export const useRung = (proposal: ProposalParts) => {
  const [chosen, setChosen] = useChosenMoves();
  const rungs = useMemo(() => rungsOf(proposal), [proposal]);
  const rung = useMemo(() => chosenRung(proposal, rungs, chosen), [proposal, rungs, chosen]);
  const choose = ({ budget }: Rung) => setChosen(budget === null ? null : String(budget));
  return { rungs, rung, choose };
};
