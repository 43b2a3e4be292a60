import { useSetAtom } from 'jotai';
import { lazy, Suspense, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { t } from '../texts/en/history.ftl';
import { Button } from '../ui/Button.tsx';
import { Menu, MenuItem } from '../ui/Menu.tsx';
import { historyShownAtom } from './panel/state.ts';

const TryDialog = lazy(async () => ({
  default: (await import('../drafts/TryDialog.tsx')).TryDialog,
}));

type HistoryMenuProps = {
  eventId: string;
  /** For those who may edit the event; a draft has no drafts. */
  mayTry?: boolean;
};

/** What can be done with the past of an event, and what might become of it. */
export const HistoryMenu = ({ eventId, mayTry = false }: HistoryMenuProps) => {
  const [isTrying, setTrying] = useState(false);
  const show = useSetAtom(historyShownAtom);
  /** The panel takes the focus, so it comes once the menu has given it back. */
  const isWanted = useRef(false);
  const onClosed = () => {
    if (isWanted.current) show({ what: 'changes' });
    isWanted.current = false;
  };
  return (
    <>
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
        {mayTry && <MenuItem onSelect={() => setTrying(true)}>{t('try-something')}</MenuItem>}
      </Menu>
      {isTrying && (
        <Suspense>
          <TryDialog eventId={eventId} onClose={() => setTrying(false)} />
        </Suspense>
      )}
    </>
  );
};
