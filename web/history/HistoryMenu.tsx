import { useSetAtom } from 'jotai';
import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import type { HistoryItem } from '../seating/slots.ts';
import { t } from '../texts/en/history.ftl';
import { IconButton } from '../ui/Button.tsx';
import { Menu, MenuItem } from '../ui/Menu.tsx';
import { usePrepared } from '../ui/onDemand.tsx';
import { historyShownAtom } from './panel/state.ts';

type HistoryMenuProps = { eventId: string; more?: HistoryItem | undefined };

/** History, time travel, comparison, and the item of an optional slice. */
export const HistoryMenu = ({ eventId, more }: HistoryMenuProps) => {
  const [isMore, setMore] = useState(false);
  const show = useSetAtom(historyShownAtom);
  /**
   * Opening the panel moves the focus into it, so it waits until the menu has returned the focus.
   */
  const isWanted = useRef(false);
  usePrepared(more?.code);
  const onClosed = () => {
    if (isWanted.current) show({ what: 'changes' });
    isWanted.current = false;
  };
  return (
    <>
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
        {more && <MenuItem onSelect={() => setMore(true)}>{more.label}</MenuItem>}
      </Menu>
      {more && isMore && <more.Dialog eventId={eventId} onClose={() => setMore(false)} />}
    </>
  );
};
