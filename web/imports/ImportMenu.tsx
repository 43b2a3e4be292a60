import { type ReactElement, useState } from 'react';
import { t } from '../texts/en/importMenu.ftl';
import { Button } from '../ui/Button.tsx';
import { Menu, MenuItem } from '../ui/Menu.tsx';
import { EventImport } from './onDemand.ts';

type ImportMenuProps = {
  eventId: string;
  /** The button that opens the menu; "Import" by default. */
  trigger?: ReactElement;
};

/** The ways to bring a guest list into an event. */
export const ImportMenu = ({ eventId, trigger }: ImportMenuProps) => {
  const [from, setFrom] = useState<'file' | 'paste'>();
  return (
    <>
      <Menu trigger={trigger ?? <Button icon="upload">{t('import')}</Button>}>
        <MenuItem onSelect={() => setFrom('file')}>{t('from-file')}</MenuItem>
        <MenuItem onSelect={() => setFrom('paste')}>{t('from-text')}</MenuItem>
      </Menu>
      {from && <EventImport {...{ eventId, from }} onClose={() => setFrom(undefined)} />}
    </>
  );
};
