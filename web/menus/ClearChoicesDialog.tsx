import type { Choosers } from '../graphql/choosers.ts';
import { someNames } from '../history/someNames.ts';
import { t } from '../texts/en/menus.ftl';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';

type ClearChoicesDialogProps = {
  choosers: Choosers;
  onClear: () => Promise<void>;
  onClose: () => void;
};

/** Asks before a menu loses what guests have chosen, and says who they are. */
export const ClearChoicesDialog = ({
  choosers: { names, count },
  onClear,
  onClose,
}: ClearChoicesDialogProps) => (
  <ConfirmDialog
    open
    onOpenChange={onClose}
    title={t('chosen-title', { count, names: someNames(names, count) })}
    confirm={t('clear-choices')}
    onConfirm={onClear}
  >
    <p>{t('chosen-text', { count, names: someNames(names, count) })}</p>
  </ConfirmDialog>
);
