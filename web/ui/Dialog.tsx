import { Dialog as Radix } from 'radix-ui';
import { type FormEvent, type ReactNode, type RefObject, useRef } from 'react';
import { t } from '../texts/en/ui.ftl';
import { IconButton } from './Button.tsx';
import { classes } from './classes.ts';
import styles from './Dialog.module.css';
import { ModalPlace } from './ModalPlace.tsx';
import shared from './shared.module.css';
import { useReturnFocus } from './useReturnFocus.ts';

type DialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description?: ReactNode;
  size?: 'sm' | 'md' | 'lg';
  children?: ReactNode;
  /** The focus starts on the title: what comes first in the dialog is no field. */
  focusTitle?: boolean;
  /** Where the focus starts, if not on the first button or field. */
  focusFirst?: RefObject<HTMLElement | null>;
  /** The buttons, the main one last. In a form, put them into the children instead. */
  footer?: ReactNode;
};

const focusable =
  'a[href], button:not(:disabled), input, select, textarea, [tabindex]:not([tabindex="-1"])';

/** What is searched for is typed again in a moment. */
const isEntry = ({ target }: FormEvent): boolean =>
  target instanceof Element && !target.matches('[type=search], [role=combobox]');

/**
 * A modal dialog with a focus trap. Escape closes it, and the focus returns to where it was. A press
 * beside it closes it too, until something is entered: a slip would throw that away.
 */
export const Dialog = ({
  open,
  onOpenChange,
  title,
  description,
  size = 'md',
  children,
  focusTitle = false,
  focusFirst,
  footer,
}: DialogProps) => {
  const returnFocus = useReturnFocus();
  const heading = useRef<HTMLHeadingElement>(null);
  const close = useRef<HTMLButtonElement>(null);
  const hasEntries = useRef(false);
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className={styles.overlay} />
        <ModalPlace>
          <Radix.Content
            {...returnFocus}
            onOpenAutoFocus={(event) => {
              returnFocus.onOpenAutoFocus();
              hasEntries.current = false;
              const { target: content } = event;
              // While its content loads, the title says more than the button that closes it.
              const isAlone =
                content instanceof Element && content.querySelector(focusable) === close.current;
              const first = focusTitle || isAlone ? heading.current : focusFirst?.current;
              if (!first) return;
              event.preventDefault();
              first.focus();
            }}
            onInput={(event) => {
              hasEntries.current ||= isEntry(event);
            }}
            onInteractOutside={(event) => hasEntries.current && event.preventDefault()}
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
            {children && <div className={styles.body}>{children}</div>}
            {footer && <DialogFooter>{footer}</DialogFooter>}
            {/* Last, so that the focus starts in the first field. */}
            <Radix.Close asChild>
              <IconButton ref={close} icon="close" label={t('close')} className={styles.close} />
            </Radix.Close>
          </Radix.Content>
        </ModalPlace>
      </Radix.Portal>
    </Radix.Root>
  );
};

export const DialogFooter = ({ children }: { children: ReactNode }) => (
  <footer className={styles.footer}>{children}</footer>
);
