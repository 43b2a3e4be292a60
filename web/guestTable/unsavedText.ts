import type { ListedAttendee } from '../eventPlans/detail/planLists.ts';
import { t } from '../texts/en/guestTable.ftl';
import type { CellEdit } from './columns.ts';
import type { UnsavedCell } from './unsavedCells.ts';

/** The typed text, or chosen option, of an unsaved cell. */
export const unsavedText = (
  guest: ListedAttendee,
  edit: CellEdit | undefined,
  { typed }: UnsavedCell,
): string => {
  const chosen =
    edit?.as === 'choice' ? edit.options(guest).find(({ value }) => value === typed) : undefined;
  return chosen?.label ?? (typed || t('emptied'));
};
