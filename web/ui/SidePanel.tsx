import { hideOthers } from 'aria-hidden';
import { FocusScope } from 'radix-ui/internal';
import {
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  type RefObject,
  useId,
  useLayoutEffect,
  useRef,
} from 'react';
import { t } from '../texts/en/ui.ftl';
import { IconButton } from './Button.tsx';
import { Icon, type IconName } from './Icon.tsx';
import styles from './SidePanel.module.css';
import { showFocused } from './showFocused.ts';
import { useReturnFocus } from './useReturnFocus.ts';
import { useIsNarrow } from './widths.ts';

type SidePanelProps = {
  title: string;
  /** An icon, or the picture of a person. */
  picture: IconName | ReactElement;
  onClose: () => void;
  children: ReactNode;
};

const Picture = ({ picture }: Pick<SidePanelProps, 'picture'>) =>
  typeof picture === 'string' ? (
    <span className={styles.picture}>
      <Icon name={picture} size={20} />
    </span>
  ) : (
    picture
  );

/**
 * A panel beside the content it belongs to; on narrow screens a modal sheet above it. Both are the same
 * element, so turning a tablet loses no typed text, scroll position or open dialog.
 */
export const SidePanel = ({ title, picture, onClose, children }: SidePanelProps) => {
  const isSheet = useIsNarrow();
  const titleId = useId();
  const panel = useRef<HTMLDivElement>(null);
  const returnFocus = useReturnFocus();
  useModal(panel, isSheet);
  const onKeyDown = (event: KeyboardEvent) => {
    // Escape in a dialog that was opened from here closes only that dialog.
    const isHere = event.target instanceof Node && panel.current?.contains(event.target);
    if (event.key !== 'Escape' || event.defaultPrevented || !isHere) return;
    if (event.nativeEvent.isComposing) return;
    event.preventDefault();
    onClose();
  };
  return (
    <>
      {/* For pointers only. Escape and the close button serve everybody else. */}
      {isSheet && <div className={styles.overlay} aria-hidden="true" onClick={onClose} />}
      <FocusScope.Root
        asChild
        trapped={isSheet}
        loop={isSheet}
        onMountAutoFocus={(event) => {
          returnFocus.onOpenAutoFocus();
          // Focusing a field would open the on-screen keyboard, which covers the details.
          event.preventDefault();
          panel.current?.focus();
        }}
        onUnmountAutoFocus={returnFocus.onCloseAutoFocus}
      >
        {/* biome-ignore lint/a11y/noStaticElementInteractions: its role is one of two */}
        {/* biome-ignore lint/a11y/useAriaPropsSupportedByRole: as a dialog it has the property */}
        <div
          ref={panel}
          tabIndex={-1}
          {...(isSheet ? asSheet : beside)}
          aria-labelledby={titleId}
          className={styles.panel}
          onKeyDown={onKeyDown}
          onFocus={showFocused}
        >
          <header className={styles.header}>
            <Picture picture={picture} />
            <h2 id={titleId}>{title}</h2>
            <IconButton icon="close" label={t('close')} onClick={onClose} />
          </header>
          <div className={styles.body}>{children}</div>
        </div>
      </FocusScope.Root>
    </>
  );
};

const asSheet = { role: 'dialog', 'aria-modal': true, 'data-modal': '' };
const beside = { role: 'complementary', 'data-side-panel': '' };

/** Dialogs and menus that may be open above a panel. All of them are children of the body. */
const above = 'body > [data-modal], body > [data-radix-popper-content-wrapper]';

/**
 * While the panel is a sheet, keeps the focus in it and hides the rest of the page from screen readers. A
 * dialog or menu opened from the panel stays accessible.
 */
const useModal = (panel: RefObject<HTMLElement | null>, isSheet: boolean): void => {
  const wasSheet = useRef(isSheet);
  useLayoutEffect(() => {
    const { current } = panel;
    const isTurned = isSheet && !wasSheet.current;
    wasSheet.current = isSheet;
    if (!isSheet || !current) return;
    const others = [...document.querySelectorAll(above)];
    const isOutside = ![current, ...others].some((part) => part.contains(document.activeElement));
    // A sheet that has just opened takes the focus by itself.
    if (isTurned && isOutside) current.focus();
    return hideOthers([current, ...others]);
  }, [panel, isSheet]);
};
