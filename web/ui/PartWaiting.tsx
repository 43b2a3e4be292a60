import { useLayoutEffect, useRef } from 'react';
import { t } from '../texts/en/ui.ftl';
import { Button } from './Button.tsx';
import styles from './PartWaiting.module.css';
import { Spinner } from './Spinner.tsx';
import { ErrorState } from './StateMessage.tsx';
import { useWindowKey } from './useWindowKey.ts';

type PartWaitingProps = { hasFailed: boolean; onClose: () => void };

/** A placeholder for a dialog whose code is loading or has failed to load. Escape dismisses it. */
export const PartWaiting = ({ hasFailed, onClose }: PartWaitingProps) =>
  hasFailed ? <Failed onClose={onClose} /> : <Waiting onClose={onClose} />;

/** Does not take the focus, so that the dialog can return it to the element that has it now. */
const Waiting = ({ onClose }: { onClose: () => void }) => {
  useWindowKey(({ key }) => key === 'Escape' && onClose());
  return (
    <div role="status" data-spinner className={styles.waiting}>
      <Spinner size={32} label={t('loading')} />
    </div>
  );
};

/**
 * The code may belong to an earlier build. Reloading the page replaces it. The notice closes itself,
 * because a permanent part cannot be closed.
 */
const Failed = ({ onClose }: { onClose: () => void }) => {
  const dialog = useRef<HTMLDialogElement>(null);
  // Closes the dialog while it is still in the document, so that the browser restores the focus.
  useLayoutEffect(() => {
    const { current } = dialog;
    current?.showModal();
    return () => current?.close();
  }, []);
  return (
    <dialog ref={dialog} aria-label={t('part-failed')} className={styles.failed} onClose={onClose}>
      <ErrorState
        title={t('part-failed')}
        message={t('part-failed-text')}
        onRetry={() => window.location.reload()}
      />
      <Button onClick={() => dialog.current?.close()}>{t('close')}</Button>
    </dialog>
  );
};
