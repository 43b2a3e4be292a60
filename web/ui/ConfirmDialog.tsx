import { AlertDialog as Radix } from 'radix-ui';
import { type ReactNode, useState } from 'react';
import { t } from '../texts/en/ui.ftl';
import { Button } from './Button.tsx';
import { classes } from './classes.ts';
import styles from './Dialog.module.css';
import { ModalPlace } from './ModalPlace.tsx';
import shared from './shared.module.css';
import { showFocused } from './showFocused.ts';
import { useReturnFocus } from './useReturnFocus.ts';
import { useWhileShown } from './useWhileShown.ts';

type ConfirmDialogProps = {
  onClose: () => void;
  title: string;
  /** Says what will happen, and whether it can be undone. */
  children: ReactNode;
  /** The label of the confirming button: a verb, not "OK". */
  confirm: string;
  /** The label of the cancelling button, if "Cancel" would be ambiguous. */
  cancel?: string;
  tone?: 'danger' | 'primary';
  /** Whether there is nothing to confirm. `children` then say why. */
  disabled?: boolean;
  /** The dialog stays open with a spinner until the returned promise settles. */
  onConfirm: () => unknown;
};

/**
 * Asks for confirmation of a costly action, while it is rendered. The focus starts on the cancelling button.
 */
export const ConfirmDialog = ({
  onClose,
  title,
  children,
  confirm,
  cancel = t('cancel'),
  tone = 'danger',
  disabled = false,
  onConfirm,
}: ConfirmDialogProps) => {
  const [pending, setPending] = useState(false);
  const returnFocus = useReturnFocus();
  const close = useWhileShown(onClose);
  const goOn = async () => {
    setPending(true);
    try {
      await onConfirm();
    } finally {
      setPending(false);
      close();
    }
  };
  return (
    <Radix.Root open onOpenChange={() => pending || onClose()}>
      <Radix.Portal>
        <Radix.Overlay className={styles.overlay} />
        <ModalPlace>
          <Radix.Content
            {...returnFocus}
            onFocus={showFocused}
            className={classes(styles.content, styles.sm)}
          >
            <header className={styles.header}>
              <Radix.Title className={shared.heading}>{title}</Radix.Title>
            </header>
            <Radix.Description asChild>
              <div className={styles.body}>{children}</div>
            </Radix.Description>
            <footer className={styles.footer}>
              <Radix.Cancel asChild>
                <Button disabled={pending}>{cancel}</Button>
              </Radix.Cancel>
              <Button variant={tone} pending={pending} disabled={disabled} onClick={goOn}>
                {confirm}
              </Button>
            </footer>
          </Radix.Content>
        </ModalPlace>
      </Radix.Portal>
    </Radix.Root>
  );
};
