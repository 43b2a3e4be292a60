import { type RefObject, useEffect, useRef } from 'react';
import type { PersonGesture } from '../chart/types.ts';
import { followDrags } from './listDrag.ts';

/**
 * Tracks drags that start in lists inside the element with the returned ref. Does nothing while `shown` is
 * `chart`, because the chart tracks its own drags.
 */
export const useListDrags = (
  onPerson: (gesture: PersonGesture) => void,
  readOnly: boolean,
  shown: 'list' | 'chart' = 'list',
): RefObject<HTMLDivElement | null> => {
  const lists = useRef<HTMLDivElement>(null);
  useEffect(
    () =>
      lists.current && !readOnly && shown === 'list'
        ? followDrags(lists.current, onPerson)
        : undefined,
    [onPerson, readOnly, shown],
  );
  return lists;
};
