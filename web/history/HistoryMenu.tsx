import { useSetAtom } from 'jotai';
import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { t } from '../texts/en/history.ftl';
import { IconButton } from '../ui/Button.tsx';
import { Menu, MenuItem } from '../ui/Menu.tsx';
import { historyShownAtom } from './panel/state.ts';

export const HistoryMenu = ({ eventId }: { eventId: string }) => {
  const show = useSetAtom(historyShownAtom);
  /**
   * Opening the panel moves the focus into it, so it waits until the menu has returned the focus.
   */
  const isWanted = useRef(false);
  const onClosed = () => {
    if (isWanted.current) show({ what: 'changes' });
    isWanted.current = false;
  };
  return (
    <Menu trigger={<IconButton icon="history" label={t('history')} />} onClosed={onClosed}>
      <MenuItem
        onSelect={() => {
          isWanted.current = true;
        }}
      >
        {t('history')}
      </MenuItem>
      <MenuItem asChild>
        <Link to={`/timeline?event=${eventId}`}>{t('time-travel')}</Link>
      </MenuItem>
      <MenuItem asChild>
        <Link to={`/compare?event=${eventId}`}>{t('compare')}</Link>
      </MenuItem>
    </Menu>
  );
};
