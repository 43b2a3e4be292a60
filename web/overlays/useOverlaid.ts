import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import type { Marks } from '../chart/marks.ts';
import { overlaidAtom } from './state.ts';

/** Marks, with the overlay that is shown. */
export const useOverlaid = (marks: Marks): Marks => {
  const overlaid = useAtomValue(overlaidAtom);
  return useMemo(() => overlaid?.add(marks) ?? marks, [marks, overlaid]);
};
