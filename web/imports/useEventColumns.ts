import { useMemo } from 'react';
import { columnsOfEvent } from '../../schema/imports/columnsOfEvent.ts';
import type { EventColumn } from '../../schema/imports/eventColumns.ts';
import { noMenu } from '../../schema/menus/menu.ts';
import type { GuestField } from '../guestFields/documents.ts';
import { useGuestFields } from '../guestFields/useGuestFields.ts';
import { useMenu } from '../menus/useMenu.ts';
import type { ImportPlan } from './importDialogProps.ts';

const noFields: readonly GuestField[] = [];

/** The columns that are specific to this event. */
export const useEventColumns = ({ id }: ImportPlan): readonly EventColumn[] => {
  const menu = useMenu(id) ?? noMenu;
  const fields = useGuestFields(id) ?? noFields;
  return useMemo(() => columnsOfEvent({ menu, fields }), [menu, fields]);
};
