import { t } from '../texts/en/ui.ftl';
import styles from './Spinner.module.css';
import { VisuallyHidden } from './VisuallyHidden.tsx';

/** Spins while something is in progress. Give `label` if no text beside it says what. */
export const Spinner = ({ size, label }: { size: number; label?: string }) => (
  <>
    <svg
      aria-hidden="true"
      className={styles.spinner}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
    >
      <circle cx="12" cy="12" r="9" stroke="currentColor" strokeWidth="3" opacity="0.22" />
      <path d="M21 12a9 9 0 0 0-9-9" stroke="currentColor" strokeWidth="3" strokeLinecap="round" />
    </svg>
    {label && <VisuallyHidden>{label}</VisuallyHidden>}
  </>
);

/** A page that is loading. Appears after a short delay, so that quick loads do not flicker. */
export const PageSpinner = ({ label = t('loading') }: { label?: string }) => (
  <div className={styles.page} role="status" data-spinner>
    <Spinner size={32} label={label} />
  </div>
);
