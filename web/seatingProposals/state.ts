import { atom } from 'jotai';
import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Options } from './options.ts';

/** Options that are chosen before the dialog opens. `isMovingFew` opens the rung with the fewest moves. */
export type InitialOptions = Partial<Options> & { isMovingFew?: boolean };

/** The initial options of the open dialog; null while it is closed. */
export const optionsDialogAtom = atom<InitialOptions | null>(null);

/** The proposal that was started here last, to return to while it is worked out. */
export const startedProposalAtom = atom<{ eventId: string; id: string } | null>(null);

/** Parts of the address, so that what is open is there again after a reload. */
const useAddress = () => {
  const [address, setAddress] = useSearchParams();
  const change = useCallback(
    (parts: Readonly<Record<string, string | null>>) =>
      setAddress(
        (before) => {
          const after = new URLSearchParams(before);
          for (const [name, value] of Object.entries(parts))
            if (value === null) after.delete(name);
            else after.set(name, value);
          return after;
        },
        { replace: true },
      ),
    [setAddress],
  );
  return [address, change] as const;
};

/** The open proposal. */
export const useOpenProposal = () => {
  const [address, change] = useAddress();
  const open = useCallback(
    (id: string | null, moves: string | null = null) => change({ proposal: id, moves }),
    [change],
  );
  return [address.get('proposal'), open] as const;
};

/** How many may move in the open proposal: a budget of its ladder, or `few`; null for all. */
export const useChosenMoves = () => {
  const [address, change] = useAddress();
  return [address.get('moves'), (moves: string | null) => change({ moves })] as const;
};
