import { Dialog as Radix } from 'radix-ui';
import { type ReactNode, type RefObject, use, useCallback, useRef, useState } from 'react';
import { t } from '../texts/en/ui.ftl';
import { IconButton } from './Button.tsx';
import { BackGuardContext } from './backGuard.ts';
import { classes } from './classes.ts';
import styles from './Dialog.module.css';
import { EntriesOf, isEntry } from './entries.ts';
import { DiscardDialog, LeaveDialog } from './LeaveDialog.tsx';
import { ModalPlace } from './ModalPlace.tsx';
import shared from './shared.module.css';
import { showFocused } from './showFocused.ts';
import { useAskBeforeUnload } from './unsavedWork.ts';
import { useReturnFocus } from './useReturnFocus.ts';

type DialogProps = {
  onClose: () => void;
  title: string;
  description?: ReactNode;
  size?: 'sm' | 'md' | 'lg';
  children?: ReactNode;
  /** False if what is typed has no value once the dialog is closed. The dialog then closes without asking. */
  keepsEntries?: boolean;
  /** Puts the initial focus on the title, for dialogs that do not begin with a field. */
  focusTitle?: boolean;
  /** The initial focus, if not the first button or field. */
  focusFirst?: RefObject<HTMLElement | null>;
  /** The buttons, the main one last. In a form, put them into the children instead. */
  footer?: ReactNode;
};

const focusable =
  'a[href], button:not(:disabled), input, select, textarea, [tabindex]:not([tabindex="-1"])';

/**
 * A modal dialog with a focus trap, open while it is rendered. Escape, the close button and a press beside it
 * close the dialog, and the focus returns to where it was. Once something has been entered, Escape and the
 * close button ask before they discard it, a press beside the dialog does nothing, the browser asks before a
 * reload, and the dialog asks before Back. Cancel never asks.
 */
export const Dialog = ({
  onClose,
  title,
  description,
  size = 'md',
  children,
  keepsEntries = true,
  focusTitle = false,
  focusFirst,
  footer,
}: DialogProps) => {
  const returnFocus = useReturnFocus();
  const heading = useRef<HTMLHeadingElement>(null);
  const close = useRef<HTMLButtonElement>(null);
  const [hasEntries, setHasEntries] = useState(false);
  const noteEntry = useCallback(() => setHasEntries(keepsEntries), [keepsEntries]);
  useAskBeforeUnload(hasEntries);
  const BackGuard = use(BackGuardContext);
  const [isAsking, setAsking] = useState(false);
  const leave = () => (hasEntries ? setAsking(true) : onClose());
  return (
    <Radix.Root open onOpenChange={leave}>
      <Radix.Portal>
        <Radix.Overlay className={styles.overlay} />
        <ModalPlace>
          <Radix.Content
            {...returnFocus}
            onOpenAutoFocus={(event) => {
              returnFocus.onOpenAutoFocus();
              const { target: content } = event;
              // While the content loads, the close button is the only control; the title says more.
              const isAlone =
                content instanceof Element && content.querySelector(focusable) === close.current;
              const first = focusTitle || isAlone ? heading.current : focusFirst?.current;
              if (!first) return;
              event.preventDefault();
              first.focus();
            }}
            onChange={(event) => isEntry(event) && noteEntry()}
            onFocus={showFocused}
            onEscapeKeyDown={(event) => leaveEscape(event, hasEntries)}
            onInteractOutside={(event) => hasEntries && event.preventDefault()}
            className={classes(styles.content, styles[size])}
            {...(description ? {} : { 'aria-describedby': undefined })}
          >
            <header className={styles.header}>
              <Radix.Title ref={heading} tabIndex={-1} className={shared.heading}>
                {title}
              </Radix.Title>
              {description && (
                <Radix.Description className={styles.description}>{description}</Radix.Description>
              )}
            </header>
            {children && (
              <EntriesOf value={noteEntry}>
                <div className={styles.body}>{children}</div>
              </EntriesOf>
            )}
            {footer && <DialogFooter>{footer}</DialogFooter>}
            {/* Last, so that the focus starts in the first field. */}
            <Radix.Close asChild>
              <IconButton ref={close} icon="close" label={t('close')} className={styles.close} />
            </Radix.Close>
          </Radix.Content>
        </ModalPlace>
      </Radix.Portal>
      {isAsking && <DiscardDialog onKeep={() => setAsking(false)} onDiscard={onClose} />}
      {hasEntries && BackGuard && <BackGuard>{(guard) => <LeaveDialog guard={guard} />}</BackGuard>}
    </Radix.Root>
  );
};

/**
 * Lets Escape close an open list, or end the composing of a character, before it closes the dialog. While the
 * dialog asks about entries, Escape must not reach fields that would discard their text.
 */
const leaveEscape = (event: KeyboardEvent, hasEntries: boolean): void => {
  const { target } = event;
  const isInList = target instanceof Element && target.matches('[data-list-shown]');
  if (isInList || event.isComposing) event.preventDefault();
  else if (hasEntries) event.stopPropagation();
};

export const DialogFooter = ({ children }: { children: ReactNode }) => (
  <footer className={styles.footer}>{children}</footer>
);
