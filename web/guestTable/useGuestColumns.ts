import { useMemo } from 'react';
import type { Capabilities } from '../../schema/permissions.ts';
import { useGuestFields } from '../guestFields/useGuestFields.ts';
import { useMenu } from '../menus/useMenu.ts';
import { columnsFor } from './eventColumns.ts';

/** The columns that the viewer may see of an event's guests, including its courses and custom fields. */
export const useGuestColumns = (eventId: string, seen: Capabilities) => {
  const menu = useMenu(eventId, { skip: !seen.has('seeDiet') });
  const fields = useGuestFields(eventId, { skip: !seen.has('seeDetails') });
  return useMemo(() => columnsFor(seen, menu, fields), [seen, menu, fields]);
};
