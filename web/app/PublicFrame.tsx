import type { ReactNode } from 'react';
import { signInAddress } from '../members/signIn.ts';
import { t } from '../texts/en/app.ftl';
import { ThemeMenu } from '../theme/ThemeMenu.tsx';
import { ButtonAnchor } from '../ui/Button.tsx';
import { Logo } from '../ui/Logo.tsx';
import styles from './Shell.module.css';
import { SkipLink } from './SkipLink.tsx';

/** The frame of public pages. Its links load whole pages, because guests have no router. */
export const PublicFrame = ({ children, action }: { children: ReactNode; action?: ReactNode }) => (
  <>
    <SkipLink />
    <header className={styles.header}>
      <a href="/" className={styles.home} aria-label={t('home-link')}>
        <Logo />
      </a>
      <div className={styles.publicActions}>
        <ThemeMenu />
        {action}
      </div>
    </header>
    {children}
  </>
);

export const SignInLink = () => (
  <ButtonAnchor href={signInAddress()} variant="secondary">
    {t('sign-in')}
  </ButtonAnchor>
);
