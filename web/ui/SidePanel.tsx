import { Dialog } from 'radix-ui';
import {
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { t } from '../texts/en/ui.ftl';
import { IconButton } from './Button.tsx';
import { Icon, type IconName } from './Icon.tsx';
import styles from './SidePanel.module.css';
import { useReturnFocus } from './useReturnFocus.ts';
import { useIsNarrow } from './widths.ts';

type SidePanelProps = {
  title: string;
  /** An icon, or the picture of a person. */
  picture: IconName | ReactElement;
  onClose: () => void;
  children: ReactNode;
};

/**
 * A non-modal panel beside the content it belongs to; above it on narrow screens. It stays what it was
 * opened as: whoever turns a tablet loses nothing that was typed, scrolled to or opened from here.
 */
export const SidePanel = (props: SidePanelProps) => {
  const isNarrow = useIsNarrow();
  const [isSheet] = useState(isNarrow);
  return isSheet ? <Sheet {...props} /> : <Aside {...props} />;
};

const Picture = ({ picture }: Pick<SidePanelProps, 'picture'>) =>
  typeof picture === 'string' ? (
    <span className={styles.picture}>
      <Icon name={picture} size={20} />
    </span>
  ) : (
    picture
  );

/** Focuses what opened the panel, or the page where that is gone. */
const focusOn = (opener: Element | null) => {
  const takesFocus = opener instanceof HTMLElement || opener instanceof SVGElement;
  if (takesFocus && opener.isConnected && opener !== document.body) opener.focus();
  else document.getElementById('content')?.focus();
};

const Aside = ({ title, picture, onClose, children }: SidePanelProps) => {
  const titleId = useId();
  const panel = useRef<HTMLElement>(null);
  const opener = useRef<Element | null>(null);
  useEffect(() => {
    opener.current = document.activeElement;
    panel.current?.focus();
    // What closes the panel may be a button in it, which takes the focus along.
    return () => {
      if (document.activeElement === document.body) focusOn(opener.current);
    };
  }, []);
  const close = () => {
    onClose();
    focusOn(opener.current);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Escape in a dialog that was opened from here closes only that dialog.
    const isHere = event.target instanceof Node && panel.current?.contains(event.target);
    if (event.key !== 'Escape' || event.defaultPrevented || !isHere) return;
    event.preventDefault();
    close();
  };
  return (
    <aside
      ref={panel}
      data-side-panel
      tabIndex={-1}
      aria-labelledby={titleId}
      className={styles.aside}
      onKeyDown={onKeyDown}
    >
      <header className={styles.header}>
        <Picture picture={picture} />
        <h2 id={titleId}>{title}</h2>
        <IconButton icon="close" label={t('close')} onClick={close} />
      </header>
      <div className={styles.body}>{children}</div>
    </aside>
  );
};

const Sheet = ({ title, picture, onClose, children }: SidePanelProps) => {
  const returnFocus = useReturnFocus();
  const content = useRef<HTMLDivElement>(null);
  return (
    <Dialog.Root open onOpenChange={onClose}>
      <Dialog.Portal>
        <Dialog.Overlay className={styles.overlay} />
        <Dialog.Content
          ref={content}
          data-sheet
          {...returnFocus}
          onOpenAutoFocus={(event) => {
            returnFocus.onOpenAutoFocus();
            // Focusing a field would open the on-screen keyboard, which covers the details.
            event.preventDefault();
            content.current?.focus();
          }}
          aria-describedby={undefined}
          className={styles.sheet}
          onEscapeKeyDown={(event) => {
            // In a field with a draft, Escape discards the draft instead.
            if (document.activeElement?.closest('[data-draft]')) event.preventDefault();
          }}
        >
          <header className={styles.header}>
            <Picture picture={picture} />
            <Dialog.Title asChild>
              <h2>{title}</h2>
            </Dialog.Title>
            <Dialog.Close asChild>
              <IconButton icon="close" label={t('close')} />
            </Dialog.Close>
          </header>
          <div className={styles.body}>{children}</div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
};
