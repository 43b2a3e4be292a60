import { NavLink } from 'react-router-dom';
import { useCurrentUser } from '../members/currentUser.ts';
import { signOutAddress } from '../members/signIn.ts';
import { t } from '../texts/en/app.ftl';
import { ThemeChoice } from '../theme/ThemeChoice.tsx';
import { IconButton } from '../ui/Button.tsx';
import { Menu, MenuItem, MenuSeparator } from '../ui/Menu.tsx';
import { destinationsFor } from './destinations.ts';

export default function OpenCompactMenu() {
  const state = useCurrentUser();
  const role = state.status === 'signedIn' ? state.user.role : 'user';
  return (
    <Menu defaultOpen trigger={<IconButton icon="menu" label={t('menu')} variant="secondary" />}>
      {destinationsFor(role).map(({ to, label }) => (
        <MenuItem key={to} asChild>
          <NavLink to={to} end={to === '/'}>
            {label}
          </NavLink>
        </MenuItem>
      ))}
      <MenuSeparator />
      <ThemeChoice />
      <MenuSeparator />
      <MenuItem asChild>
        <a href={signOutAddress}>{t('sign-out')}</a>
      </MenuItem>
    </Menu>
  );
}
