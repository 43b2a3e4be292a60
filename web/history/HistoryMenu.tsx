import { useSetAtom } from 'jotai';
import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '../ui/Button.tsx';
import { Menu, MenuItem } from '../ui/Menu.tsx';
import { historyShownAtom } from './panel/state.ts';
import { t } from './texts.ts';

/** What can be done with the past of an event. */
export const HistoryMenu = ({ eventId }: { eventId: string }) => {
  const show = useSetAtom(historyShownAtom);
  /** The panel takes the focus, so it comes once the menu has given it back. */
  const isWanted = useRef(false);
  const onClosed = () => {
    if (isWanted.current) show({ what: 'changes' });
    isWanted.current = false;
  };
  return (
    <Menu trigger={<Button icon="history">{t('history')}</Button>} onClosed={onClosed}>
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
