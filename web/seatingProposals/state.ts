import { atom } from 'jotai';
import { useCallback } from 'react';
import { useAddress } from '../ui/useAddress.ts';
import type { Options } from './options.ts';

/** The options when the dialog opens. `isMovingFew` opens the rung with the fewest moves. */
export type InitialOptions = Partial<Options> & { isMovingFew?: boolean };

/** The initial options of the open dialog; null while it is closed. */
export const optionsDialogAtom = atom<InitialOptions | null>(null);

/** The proposal that was last started here, to return to while the engine works on it. */
export const startedProposalAtom = atom<{ eventId: string; id: string } | null>(null);

export const useOpenProposal = () => {
  const [address, change] = useAddress();
  const open = useCallback(
    (id: string | null, moves: string | null = null) =>
      change({ proposal: id, moves }, { replace: true }),
    [change],
  );
  return [address.get('proposal'), open] as const;
};

/**
 * Stands in the address for the fewest moves that seat as many people, and keep as many must-rules, as the
 * whole proposal.
 */
export const fewMoves = 'few';

/** The chosen number of moves of the open proposal: a budget of its ladder, or `fewMoves`; null for all. */
export const useChosenMoves = () => {
  const [address, change] = useAddress();
  const choose = (moves: string | null) => change({ moves }, { replace: true });
  return [address.get('moves'), choose] as const;
};
