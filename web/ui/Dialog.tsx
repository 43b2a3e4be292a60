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
  /** True by default: a dialog that is only rendered while it is wanted is open. */
  open?: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description?: ReactNode;
  size?: 'sm' | 'md' | 'lg';
  children?: ReactNode;
  /** False if typed text is worthless once the dialog is closed: it then closes without asking. */
  keepsEntries?: boolean;
  /** The focus starts on the title: what comes first in the dialog is no field. */
  focusTitle?: boolean;
  /** The initial focus, if not the first button or field. */
  focusFirst?: RefObject<HTMLElement | null>;
  /** The buttons, the main one last. In a form, put them into the children instead. */
  footer?: ReactNode;
};

const focusable =
  'a[href], button:not(:disabled), input, select, textarea, [tabindex]:not([tabindex="-1"])';

/**
 * A modal dialog with a focus trap. Escape, its cross and a press beside it close it, and the focus returns
 * to where it was. Once something is entered, Escape and the cross ask before they throw it away, and a
 * press beside does nothing: it is a slip. The browser asks before a reload, and the dialog before Back. Cancel
 * says what it does and does not ask.
 */
export const Dialog = ({
  open = true,
  onOpenChange,
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
  useAskBeforeUnload(open && hasEntries);
  const BackGuard = use(BackGuardContext);
  const [isAsking, setAsking] = useState(false);
  const [wasOpen, setWasOpen] = useState(open);
  if (open !== wasOpen) {
    // Before its fields are there: what is entered at once counts.
    setWasOpen(open);
    setHasEntries(false);
    setAsking(false);
  }
  const change = (next: boolean) => {
    if (!next && hasEntries) setAsking(true);
    else onOpenChange(next);
  };
  return (
    <Radix.Root open={open} onOpenChange={change}>
      <Radix.Portal>
        <Radix.Overlay className={styles.overlay} />
        <ModalPlace>
          <Radix.Content
            {...returnFocus}
            onOpenAutoFocus={(event) => {
              returnFocus.onOpenAutoFocus();
              const { target: content } = event;
              // While its content loads, the title says more than the button that closes it.
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
      <DiscardDialog
        open={open && isAsking}
        onKeep={() => setAsking(false)}
        onDiscard={() => onOpenChange(false)}
      />
      {open && hasEntries && BackGuard && (
        <BackGuard>{(guard) => <LeaveDialog guard={guard} />}</BackGuard>
      )}
    </Radix.Root>
  );
};

/**
 * Escape closes an open list first, and ends a character that is being composed; while the dialog asks about
 * entries, no other field may discard its text.
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
