import { Link } from 'react-router-dom';
import { Button } from '../ui/Button.tsx';
import { Menu, MenuItem } from '../ui/Menu.tsx';
import { t } from './texts.ts';

/** What can be done with the past of an event. */
export const HistoryMenu = ({ eventId }: { eventId: string }) => (
  <Menu trigger={<Button icon="history">{t('history')}</Button>}>
    <MenuItem asChild>
      <Link to={`/timeline?event=${eventId}`}>{t('time-travel')}</Link>
    </MenuItem>
    <MenuItem asChild>
      <Link to={`/compare?event=${eventId}`}>{t('compare')}</Link>
    </MenuItem>
  </Menu>
);
