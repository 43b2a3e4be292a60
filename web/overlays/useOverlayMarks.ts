import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import type { Marks } from '../chart/marks.ts';
import { overlayMarksAtom } from './state.ts';

/** Adds the shown overlay to the marks. */
export const useOverlayMarks = (marks: Marks): Marks => {
  const overlaid = useAtomValue(overlayMarksAtom);
  return useMemo(() => overlaid?.add(marks) ?? marks, [marks, overlaid]);
};
