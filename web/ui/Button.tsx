import { type ComponentProps, type FocusEvent, useState } from 'react';
import styles from './Button.module.css';
import { classes } from './classes.ts';
import { Icon, type IconName } from './Icon.tsx';
import { Spinner } from './Spinner.tsx';
import { Tooltip } from './Tooltip.tsx';

export type ButtonLook = {
  /**
   * `primary` once per view; `secondary` by default; `quiet` in rows; `danger` for destructive
   * actions.
   */
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger' | undefined;
  size?: 'sm' | 'md' | 'lg' | undefined;
  icon?: IconName;
};

export const buttonClass = (
  { variant = 'secondary', size = 'md' }: ButtonLook,
  className?: string | undefined,
): string => classes(styles.button, styles[variant], styles[size], className);

type ButtonProps = ComponentProps<'button'> &
  ButtonLook & {
    /** Shows a spinner and ignores clicks. Keeps its width. */
    pending?: boolean;
  };

export const Button = ({
  variant,
  size,
  icon,
  pending = false,
  className,
  children,
  ...rest
}: ButtonProps) => {
  const { isHeld, ...whileOff } = useDisabled(rest);
  return (
    <button
      type="button"
      {...rest}
      {...whileOff}
      {...((pending || isHeld || rest['aria-disabled']) && ignoringPresses)}
      aria-busy={pending || undefined}
      className={buttonClass({ variant, size }, className)}
    >
      {pending ? <Spinner size={16} /> : icon && <Icon name={icon} />}
      {children}
    </button>
  );
};

/** Makes a button ignore presses for now. Unlike `disabled`, this leaves the focus on the button. */
const ignoringPresses: ComponentProps<'button'> = {
  'aria-disabled': true,
  onClick: (event) => event.preventDefault(),
  // Menu triggers open on these events.
  onPointerDown: undefined,
  onKeyDown: undefined,
};

/** A button that becomes disabled while it has the focus only ignores presses until the focus leaves it. */
const useDisabled = ({ disabled, onFocus, onBlur }: ComponentProps<'button'>) => {
  const [hasFocus, setFocus] = useState(false);
  const isHeld = disabled === true && hasFocus;
  return {
    isHeld,
    disabled: disabled && !isHeld,
    'data-disabled': isHeld || undefined,
    onFocus: (event: FocusEvent<HTMLButtonElement>) => {
      setFocus(true);
      onFocus?.(event);
    },
    onBlur: (event: FocusEvent<HTMLButtonElement>) => {
      setFocus(false);
      onBlur?.(event);
    },
  };
};

/** A plain link that looks like a button, for addresses outside the app's router and for files. */
export const ButtonAnchor = ({
  variant,
  size,
  icon,
  className,
  children,
  ...rest
}: ComponentProps<'a'> & ButtonLook) => (
  <a {...rest} className={buttonClass({ variant, size }, className)}>
    {icon && <Icon name={icon} size={size === 'sm' ? 16 : 18} />}
    {children}
  </a>
);

type IconButtonProps = Omit<ComponentProps<'button'>, 'children' | 'aria-label'> & {
  icon: IconName;
  /** The button's accessible name. */
  label: string;
  variant?: 'quiet' | 'secondary';
  size?: 'sm' | 'md';
};

/** A button with only an icon. Its label appears on hover and focus. */
export const IconButton = ({
  icon,
  label,
  variant = 'quiet',
  size = 'md',
  className,
  'aria-describedby': describedBy,
  ...rest
}: IconButtonProps) => {
  const { isHeld, ...whileOff } = useDisabled(rest);
  return (
    <Tooltip text={label}>
      <button
        type="button"
        {...rest}
        {...whileOff}
        {...((isHeld || rest['aria-disabled']) && ignoringPresses)}
        aria-label={label}
        // The tooltip repeats the name, so it must not be read out as a description as well.
        aria-describedby={describedBy}
        className={classes(styles.button, styles.square, styles[variant], styles[size], className)}
      >
        <Icon name={icon} size={size === 'sm' ? 16 : 18} />
      </button>
    </Tooltip>
  );
};
