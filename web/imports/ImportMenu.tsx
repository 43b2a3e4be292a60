import type { ReactElement } from 'react';
import { t } from '../texts/en/importMenu.ftl';
import { Button } from '../ui/Button.tsx';
import { Menu, MenuItem } from '../ui/Menu.tsx';
import type { ImportFrom } from './importDialogProps.ts';

type ImportMenuProps = {
  onFrom: (from: ImportFrom) => void;
  /** The button that opens the menu. Default: "Import". */
  trigger?: ReactElement;
};

/** The ways to import a guest list into an event. */
export const ImportMenu = ({ onFrom, trigger }: ImportMenuProps) => (
  <Menu trigger={trigger ?? <Button icon="upload">{t('import')}</Button>}>
    <MenuItem onSelect={() => onFrom('file')}>{t('from-file')}</MenuItem>
    <MenuItem onSelect={() => onFrom('paste')}>{t('from-text')}</MenuItem>
  </Menu>
);
