import type { ReactNode } from 'react';
import { Link, NavLink, Outlet, useOutletContext } from 'react-router-dom';
import type { CurrentUser } from '../members/currentUser.ts';
import { fullName } from '../members/fullName.ts';
import { signOutAddress } from '../members/signIn.ts';
import { t } from '../texts/en/app.ftl';
import { ThemeMenu } from '../theme/ThemeMenu.tsx';
import { Avatar } from '../ui/Avatar.tsx';
import { ButtonAnchor, IconButton } from '../ui/Button.tsx';
import { Logo } from '../ui/Logo.tsx';
import { OnDemandMenu } from '../ui/OnDemandMenu.tsx';
import { onDemand } from '../ui/onDemand.tsx';
import { ConnectionNotice } from './ConnectionNotice.tsx';
import { destinationsFor } from './destinations.ts';
import styles from './Shell.module.css';
import { SkipLink } from './SkipLink.tsx';

const open = onDemand(async () => (await import('./OpenCompactMenu.tsx')).default);

/** The shell's navigation and account in one menu, for small screens. */
const CompactMenu = () => (
  <OnDemandMenu
    open={open}
    closed={(props) => <IconButton icon="menu" label={t('menu')} variant="secondary" {...props} />}
  />
);

/** The frame of members' screens: current location, navigation and account. */
export const ShellFrame = ({ user, children }: { user: CurrentUser; children: ReactNode }) => (
  <>
    <SkipLink />
    <header className={styles.header}>
      <Link to="/" className={styles.home} aria-label={t('home-link')}>
        <Logo />
      </Link>
      <nav aria-label={t('main-navigation')} className={styles.nav}>
        {destinationsFor(user.role).map(({ to, label }) => (
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
        <ButtonAnchor href={signOutAddress} variant="quiet" size="sm" icon="logout">
          {t('sign-out')}
        </ButtonAnchor>
      </div>
      <div className={styles.compact}>
        <CompactMenu />
      </div>
    </header>
    <ConnectionNotice />
    {children}
  </>
);

const nameOf = (user: CurrentUser): string => fullName(user) || user.email;

export const Shell = () => {
  const user = useOutletContext<CurrentUser>();
  return (
    <ShellFrame user={user}>
      <Outlet context={user} />
    </ShellFrame>
  );
};
