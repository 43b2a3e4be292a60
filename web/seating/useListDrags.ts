import { type RefObject, useEffect, useRef } from 'react';
import type { PersonGesture } from '../chart/Floor.tsx';
import { followDrags } from './listDrag.ts';

/**
 * Drags that begin in the lists within the element that gets the ref. On the chart there are none:
 * it tells of its own, and `shown` says when it takes the list's place.
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
