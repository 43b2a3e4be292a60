import { useMemo } from 'react';
import { columnsOfEvent } from '../../schema/imports/columnsOfEvent.ts';
import type { EventColumn } from '../../schema/imports/eventColumns.ts';
import { noMenu } from '../../schema/menu.ts';
import { useMenu } from '../menus/useMenu.ts';
import type { ImportPlan } from './importDialogProps.ts';

/** The columns that only lists of this event have. */
export const useEventColumns = ({ id }: ImportPlan): readonly EventColumn[] => {
  const menu = useMenu(id) ?? noMenu;
  return useMemo(() => columnsOfEvent({ menu }), [menu]);
};
