import { t } from '../texts/en/ui.ftl';
import styles from './Logo.module.css';

/** The mark: a table for four, seen from above. One seat is still free. */
const LogoMark = () => (
  <svg aria-hidden="true" width="1.75rem" height="1.75rem" viewBox="0 0 32 32">
    <circle cx="16" cy="16" r="6.2" fill="none" stroke="var(--accent)" strokeWidth="2.2" />
    <circle cx="16" cy="4.8" r="2.7" fill="var(--accent)" />
    <circle cx="27.2" cy="16" r="2.7" fill="var(--accent)" />
    <circle cx="16" cy="27.2" r="2.7" fill="var(--accent)" />
    <circle cx="4.8" cy="16" r="1.9" fill="none" stroke="var(--brass)" strokeWidth="1.7" />
  </svg>
);

export const Logo = () => (
  <span className={styles.logo}>
    <LogoMark />
    <span className={styles.name}>{t('product')}</span>
  </span>
);
