import { useAtom, useSetAtom } from 'jotai';
import { useMemo } from 'react';
import { viewTargetAtom } from '../../chart/viewTarget.ts';
import { t } from '../../texts/en/tableMoves.ftl';
import { toggled } from '../../ui/toggled.ts';
import { among } from '../people/selection.ts';
import type { PlanView } from '../planView.ts';
import {
  announcementAtom,
  chosenTablesAtom,
  selectedObjectAtom,
  selectedTableAtom,
} from '../state.ts';

/** The table whose settings are shown, or several tables that are selected together. */
export const useTableChoice = (view: PlanView) => {
  const [selected, setSelected] = useAtom(selectedTableAtom);
  const [everChosen, setChosen] = useAtom(chosenTablesAtom);
  const setObject = useSetAtom(selectedObjectAtom);
  const setViewTarget = useSetAtom(viewTargetAtom);
  const announce = useSetAtom(announcementAtom);
  // Others may have removed some tables.
  const chosen = useMemo(
    () => among(everChosen, (id) => view.tableById.has(id)),
    [everChosen, view],
  );
  const several = useMemo(
    () => [...chosen].map((id) => view.tableById.get(id)).filter((table) => table !== undefined),
    [chosen, view],
  );
  const chooseAll = (ids: Iterable<string>) => {
    const next = new Set(ids);
    setSelected(null);
    setObject(null);
    setChosen(next);
    announce(t('chosen', { count: next.size }));
  };
  const toggle = (tableId: string) => {
    // The table whose settings are shown becomes the first of the selection. It is not deselected.
    const begun = selected && selected !== tableId ? [selected] : [];
    chooseAll(toggled(chosen.size > 0 ? [...chosen] : begun, tableId));
  };
  return {
    selected: view.tableById.get(selected ?? ''),
    chosen,
    several,
    /** With `isMore`, or while several tables are selected, toggles the table in the selection. */
    choose: (tableId: string | null, isMore: boolean) => {
      if (tableId !== null && (isMore || chosen.size > 0)) return toggle(tableId);
      setChosen(new Set());
      setSelected(tableId);
      setObject(null);
      if (tableId) setViewTarget({ tableIds: [tableId], isNew: false });
    },
    chooseAll: () => chooseAll(view.tableById.keys()),
    clear: () => {
      setSelected(null);
      setChosen(new Set());
    },
    /** Deselects these tables. */
    letGo: (ids: readonly string[]) => setChosen((now) => among(now, (id) => !ids.includes(id))),
  };
};
