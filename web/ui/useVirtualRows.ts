import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import type { RefObject } from 'react';

type VirtualRows = {
  scroller: RefObject<HTMLElement | null>;
  count: number;
  /** The index of the row with the tab stop, which is always rendered. */
  active: number;
  keyOf: (index: number) => string | undefined;
  /** In pixels. */
  heightOf: (index: number) => number;
  overscan: number;
  scrollMargin?: number;
};

/** Renders the rows of a long list that are in view. */
export const useVirtualRows = (rows: VirtualRows) =>
  useVirtualizer({
    count: rows.count,
    getScrollElement: () => rows.scroller.current,
    getItemKey: (index) => rows.keyOf(index) ?? index,
    estimateSize: rows.heightOf,
    overscan: rows.overscan,
    scrollMargin: rows.scrollMargin ?? 0,
    rangeExtractor: (range) =>
      [...new Set([...defaultRangeExtractor(range), rows.active])]
        .filter((index) => index < range.count)
        .toSorted((a, b) => a - b),
  });
