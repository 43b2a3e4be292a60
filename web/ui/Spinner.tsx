import { useEffect, useState } from 'react';
import { t } from '../texts/en/ui.ftl';
import { rem } from './rem.ts';
import styles from './Spinner.module.css';
import { VisuallyHidden } from './VisuallyHidden.tsx';

/** Spins while something is in progress. Give `label` if no text beside it says what. */
export const Spinner = ({ size, label }: { size: number; label?: string }) => (
  <>
    <svg
      aria-hidden="true"
      className={styles.spinner}
      width={rem(size)}
      height={rem(size)}
      viewBox="0 0 24 24"
      fill="none"
    >
      <circle cx="12" cy="12" r="9" stroke="currentColor" strokeWidth="3" opacity="0.22" />
      <path d="M21 12a9 9 0 0 0-9-9" stroke="currentColor" strokeWidth="3" strokeLinecap="round" />
    </svg>
    {label && <VisuallyHidden>{label}</VisuallyHidden>}
  </>
);

export const isSpinner = (element: Element | null): boolean =>
  element?.hasAttribute('data-spinner') ?? false;

/**
 * The current uninterrupted wait: when its first spinner appeared, and when its last one was removed. Both
 * are values of `performance.now()`.
 */
const wait = { since: 0, until: Number.NEGATIVE_INFINITY };

/** The page's HTML may contain the first spinner. */
const spinnerInHtml =
  typeof document === 'undefined' ? null : document.querySelector('#root > [data-spinner]');
if (spinnerInHtml) {
  const [appearing] = spinnerInHtml.getAnimations();
  wait.since = performance.now() - Number(appearing?.currentTime ?? 0);
  wait.until = performance.now();
}

/** How long spinners have been shown without a pause, in ms. */
const waitedFor = (): number => {
  const now = performance.now();
  if (now - wait.until > 200) wait.since = now;
  return now - wait.since;
};

const appearsAfter = 250;

/** The spinner of a page that is loading. Appears after a short delay, so that quick loads do not flicker. */
export const PageSpinner = ({ label = t('loading') }: { label?: string }) => {
  const [waited] = useState(waitedFor);
  useEffect(
    () => () => {
      wait.until = performance.now();
    },
    [],
  );
  return (
    <div
      className={styles.page}
      role="status"
      data-spinner
      style={waited > 0 ? { animationDelay: `${appearsAfter - waited}ms` } : undefined}
    >
      <Spinner size={32} label={label} />
    </div>
  );
};

/** A line above a page that is being left, while the code of the next one loads. */
export const NextPageLoading = () => (
  <div role="status" data-spinner className={styles.next}>
    <VisuallyHidden>{t('loading')}</VisuallyHidden>
  </div>
);

/** For pages whose code never arrives: plain HTML that offers to load the page again. */
export const LateCode = () => (
  <p role="status" className={styles.late}>
    {t('late-code')}{' '}
    {/* biome-ignore lint/a11y/useValidAnchor: an empty address is the page's own, with its query. */}
    <a href="">{t('load-again')}</a>
  </p>
);
