import type { ReactNode } from 'react';
import { Link, NavLink, Outlet, useOutletContext } from 'react-router-dom';
import { type CurrentUser, useCurrentUser } from '../members/currentUser.ts';
import { signInAddress, signOutAddress } from '../members/signIn.ts';
import { ThemeChoice, ThemeMenu } from '../theme/ThemeMenu.tsx';
import { Avatar } from '../ui/Avatar.tsx';
import { ButtonLink, IconButton } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import { Logo } from '../ui/Logo.tsx';
import { Menu, MenuItem, MenuSeparator } from '../ui/Menu.tsx';
import { ConnectionNotice } from './ConnectionNotice.tsx';
import styles from './Shell.module.css';

const destinations = [
  { to: '/', label: 'Home' },
  { to: '/events', label: 'Events' },
  { to: '/seating', label: 'Seating Chart' },
] as const;

const SkipLink = () => (
  <a className={styles.skip} href="#content">
    Skip to content
  </a>
);

/** Around the screens of whom is signed in: where one is, where one can go, and who one is. */
export const ShellFrame = ({ user, children }: { user: CurrentUser; children: ReactNode }) => (
  <>
    <SkipLink />
    <header className={styles.header}>
      <Link to="/" className={styles.home} aria-label="Dinner Seating Planner, home">
        <Logo />
      </Link>
      <nav aria-label="Main" className={styles.nav}>
        {destinations.map(({ to, label }) => (
          <NavLink key={to} to={to} end={to === '/'} className={styles.link}>
            {label}
          </NavLink>
        ))}
      </nav>
      <div className={styles.account}>
        <ThemeMenu />
        <span className={styles.who}>
          <Avatar {...user} imageUrl={user.profileImageUrl} size={30} />
          <span className={styles.name}>{nameOf(user)}</span>
        </span>
        <ButtonLink variant="quiet" size="sm">
          <a href={signOutAddress}>
            <Icon name="logout" size={16} />
            Sign Out
          </a>
        </ButtonLink>
      </div>
      <div className={styles.compact}>
        <Menu trigger={<IconButton icon="menu" label="Menu" variant="secondary" />}>
          {destinations.map(({ to, label }) => (
            <MenuItem key={to} asChild>
              <Link to={to}>{label}</Link>
            </MenuItem>
          ))}
          <MenuSeparator />
          <ThemeChoice />
          <MenuSeparator />
          <MenuItem asChild>
            <a href={signOutAddress}>Sign Out</a>
          </MenuItem>
        </Menu>
      </div>
    </header>
    <ConnectionNotice />
    {children}
  </>
);

const nameOf = ({ firstName, lastName, email }: CurrentUser): string =>
  [firstName, lastName].filter(Boolean).join(' ') || email;

export const Shell = () => {
  const user = useOutletContext<CurrentUser>();
  return (
    <ShellFrame user={user}>
      <Outlet context={user} />
    </ShellFrame>
  );
};

/** Around the pages that anyone may see. */
export const PublicFrame = ({ children, action }: { children: ReactNode; action?: ReactNode }) => (
  <>
    <SkipLink />
    <header className={styles.header}>
      <Link to="/" className={styles.home} aria-label="Dinner Seating Planner, home">
        <Logo />
      </Link>
      <div className={styles.publicActions}>
        <ThemeMenu />
        {action}
      </div>
    </header>
    {children}
  </>
);

export const SignInLink = () => (
  <ButtonLink variant="secondary">
    <a href={signInAddress()}>Sign In</a>
  </ButtonLink>
);

/** A guest sees no sign-in button: the link is all they need. Who is signed in finds the way back. */
export const PublicShell = () => {
  const { status } = useCurrentUser();
  const back = (
    <ButtonLink variant="quiet" size="sm">
      <Link to="/events">Your events</Link>
    </ButtonLink>
  );
  return (
    <PublicFrame action={status === 'signedIn' ? back : undefined}>
      <Outlet />
    </PublicFrame>
  );
};
