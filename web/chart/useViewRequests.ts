import { useEffect, useEffectEvent } from 'react';
import { type Point, type SearchTarget, type TableOnFloor, tableIn } from './types.ts';
import type { RovingFocus } from './useRovingFocus.ts';
import type { FloorView } from './useViewport.ts';
import { boundsOf, type Covered } from './viewport.ts';
import type { ViewTarget } from './viewTarget.ts';

type Options = {
  tables: readonly TableOnFloor[];
  floor: FloorView;
  roving: RovingFocus;
  covered: Covered;
  revealed: Point | null;
  searchTarget: SearchTarget | null;
  viewTarget: ViewTarget | null;
  onTargetReached: () => void;
};

/** Moves the view where the page asks, once the size of the floor is known. */
export const useViewRequests = (options: Options): void => {
  const { tables, floor, roving, covered, revealed, searchTarget, viewTarget } = options;
  const { isReady } = floor;

  const reveal = useEffectEvent((point: Point) => floor.reveal(point, covered));
  useEffect(() => {
    if (isReady && revealed) reveal(revealed);
  }, [isReady, revealed]);

  const visit = useEffectEvent(() => {
    if (!searchTarget) return;
    if (searchTarget.seatId) roving.setFocusSeatId(searchTarget.seatId);
    if (searchTarget.tableId) roving.setFocusTableId(searchTarget.tableId);
    floor.visit(searchTarget.point);
  });
  const search = searchTarget?.by;
  useEffect(() => {
    if (isReady && search) visit();
  }, [isReady, search]);

  const glide = useEffectEvent(({ tableIds, isNew, area }: ViewTarget) => {
    const found = tableIds.flatMap((id) => tableIn(tables, id) ?? []);
    if (found.length < tableIds.length) return;
    const wanted = area ?? (found.length > 0 && boundsOf(found));
    if (wanted) floor.bring(wanted, covered, isNew);
    options.onTargetReached();
  });
  useEffect(() => {
    // The target may be new tables that are not in the plan yet.
    if (isReady && viewTarget && (viewTarget.area || tables.length > 0)) glide(viewTarget);
  }, [isReady, viewTarget, tables]);
};
