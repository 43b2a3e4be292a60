import { atom } from 'jotai';
import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Options } from './options.ts';

/** The open options of a proposal to be worked out; null while they are closed. */
export const optionsAskedAtom = atom<Partial<Options> | null>(null);

/** The proposal that was begun here last, to be found again while it is worked out. */
export const begunAtom = atom<{ eventId: string; id: string } | null>(null);

/** The open proposal. It is part of the address, so that it is there again after a reload. */
export const useOpenProposal = (): readonly [string | null, (id: string | null) => void] => {
  const [address, setAddress] = useSearchParams();
  const open = useCallback(
    (id: string | null) =>
      setAddress(
        (before) => {
          const after = new URLSearchParams(before);
          if (id) after.set('proposal', id);
          else after.delete('proposal');
          return after;
        },
        { replace: true },
      ),
    [setAddress],
  );
  return [address.get('proposal'), open];
};
