import { useAtom } from 'jotai';
import { Toast } from 'radix-ui';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { t } from '../texts/en/notices.ftl';
import { Button, IconButton } from '../ui/Button.tsx';
import { classes } from '../ui/classes.ts';
import { Icon } from '../ui/Icon.tsx';
import { countdown } from './countdown.ts';
import { type Notice, noticeAtom } from './notify.ts';
import styles from './Toasts.module.css';

/** In milliseconds (specification, section 9). */
const displayTime = 5_000;

/**
 * The timer of a notice. It pauses while the notice is hovered, or the focus is in the notices' region.
 * Spread the result on the notice. Each notice has its own timer, so a paused one cannot affect the next.
 */
const useDisplayTime = (place: HTMLElement | null, { stays }: Notice, onOver: () => void) => {
  const clock = useRef<ReturnType<typeof countdown> | null>(null);
  const over = useEffectEvent(onOver);
  useEffect(() => {
    if (!place || stays) return;
    const own = countdown(displayTime, () => over());
    clock.current = own;
    const leave = ({ relatedTarget }: FocusEvent) => {
      if (!(relatedTarget instanceof Node && place.contains(relatedTarget))) own.release('focus');
    };
    const enter = () => own.hold('focus');
    if (place.contains(document.activeElement)) enter();
    place.addEventListener('focusin', enter);
    place.addEventListener('focusout', leave);
    return () => {
      own.stop();
      place.removeEventListener('focusin', enter);
      place.removeEventListener('focusout', leave);
    };
  }, [place, stays]);
  return {
    onPointerEnter: () => clock.current?.hold('pointer'),
    onPointerLeave: () => clock.current?.release('pointer'),
  };
};

/** Restores the focus when a focused notice disappears. */
const useFocusBack = (place: HTMLElement | null): void => {
  const cameFrom = useRef<EventTarget | null>(null);
  useEffect(() => {
    const remember = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof Node && place?.contains(relatedTarget)) return;
      cameFrom.current = relatedTarget;
    };
    place?.addEventListener('focusin', remember);
    return () => place?.removeEventListener('focusin', remember);
  }, [place]);
  useLayoutEffect(
    () => () => {
      if (!place?.contains(document.activeElement)) return;
      // Runs after the notice was removed and React has finished restoring the focus.
      queueMicrotask(() => giveBack(cameFrom.current));
    },
    [place],
  );
};

const giveBack = (target: EventTarget | null): void => {
  // Seats on the chart are SVG elements.
  const takesFocus = target instanceof HTMLElement || target instanceof SVGElement;
  if (takesFocus && target.isConnected) target.focus();
  else document.getElementById('content')?.focus();
};

/**
 * Dismisses the notice before Escape reaches other layers, if the focus is outside of it. As the topmost
 * layer, the notice would otherwise take the key from, for example, a focused dialog.
 */
const useEscapeElsewhere = (place: HTMLElement | null, onGone: () => void): void => {
  const leave = useEffectEvent(({ key, target, isComposing }: KeyboardEvent) => {
    const isElsewhere = !(target instanceof Node && place?.contains(target));
    if (key === 'Escape' && isElsewhere && !isComposing) flushSync(onGone);
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => leave(event);
    window.addEventListener('keydown', onKeyDown, { capture: true });
    return () => window.removeEventListener('keydown', onKeyDown, { capture: true });
  }, []);
};

/** In pixels: the free space above and below a notice. */
const gap = 8;

/** A container outside the document, so that screen readers do not announce its content. */
const unheard = document.createElement('div');

const icons = { success: 'check', error: 'alert', info: 'info' } as const;

/** Shows one notice at a time. Screen readers announce it unless it `isTold`, and F8 moves the focus to it. */
export function ToastPlace() {
  const [notice, setNotice] = useAtom(noticeAtom);
  const [place, setPlace] = useState<HTMLElement | null>(null);
  useRoomTaken(place);
  return (
    // Radix's own timer would stay paused if a notice disappears while hovered or focused.
    <Toast.Provider
      duration={Infinity}
      label={t('notification')}
      swipeDirection="right"
      announcerContainer={notice?.isTold ? unheard : undefined}
    >
      {notice && (
        <OneToast key={notice.id} notice={notice} place={place} onGone={() => setNotice(null)} />
      )}
      <Toast.Viewport ref={setPlace} className={styles.viewport} />
    </Toast.Provider>
  );
}

/** Publishes how much of the screen a notice takes, for dialogs, which are elsewhere in the document. */
const useRoomTaken = (place: HTMLElement | null): void => {
  useLayoutEffect(() => {
    if (!place) return;
    const { style } = document.documentElement;
    const update = () => {
      const { height } = place.getBoundingClientRect();
      if (height > 0) style.setProperty('--notice', `${Math.ceil(height) + 2 * gap}px`);
      else style.removeProperty('--notice');
    };
    const observer = new ResizeObserver(update);
    observer.observe(place);
    return () => {
      observer.disconnect();
      style.removeProperty('--notice');
    };
  }, [place]);
};

type OneToastProps = { notice: Notice; place: HTMLElement | null; onGone: () => void };

const OneToast = ({ notice, place, onGone }: OneToastProps) => {
  const pointer = useDisplayTime(place, notice, onGone);
  useFocusBack(place);
  useEscapeElsewhere(place, onGone);
  return (
    <Toast.Root
      {...pointer}
      type={notice.tone === 'error' ? 'foreground' : 'background'}
      className={classes(styles.toast, styles[notice.tone])}
      onOpenChange={(open) => open || onGone()}
    >
      <Icon name={icons[notice.tone]} className={styles.icon} />
      <div className={styles.texts}>
        {/* Screen readers read all texts in a row, so spaces must separate them. */}
        <Toast.Title className={styles.title}>{notice.title}</Toast.Title>{' '}
        {notice.description && (
          <Toast.Description className={styles.description}>{notice.description}</Toast.Description>
        )}{' '}
      </div>
      {notice.action && (
        <Toast.Action asChild altText={notice.action.altText}>
          <Button size="sm" onClick={notice.action.onSelect}>
            {notice.action.label}
          </Button>
        </Toast.Action>
      )}
      <Toast.Close asChild>
        <IconButton icon="close" label={t('dismiss')} size="sm" />
      </Toast.Close>
    </Toast.Root>
  );
};
