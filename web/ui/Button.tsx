import { Slot } from 'radix-ui';
import type { ComponentProps } from 'react';
import styles from './Button.module.css';
import { classes } from './classes.ts';
import { Icon, type IconName } from './Icon.tsx';
import { Spinner } from './Spinner.tsx';
import { Tooltip } from './Tooltip.tsx';

type Look = {
  /** `primary` once a view; `secondary` by default; `quiet` in rows; `danger` for what destroys. */
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger';
  size?: 'sm' | 'md' | 'lg';
  icon?: IconName;
};

type ButtonProps = ComponentProps<'button'> &
  Look & {
    /** Shows a spinner and takes no further clicks; the width stays. */
    pending?: boolean;
  };

export const Button = ({
  variant = 'secondary',
  size = 'md',
  icon,
  pending = false,
  disabled,
  className,
  children,
  ...rest
}: ButtonProps) => (
  <button
    type="button"
    {...rest}
    disabled={disabled || pending}
    aria-busy={pending || undefined}
    className={classes(styles.button, styles[variant], styles[size], className)}
  >
    {pending ? <Spinner size={16} /> : icon && <Icon name={icon} />}
    {children}
  </button>
);

type ButtonLinkProps = ComponentProps<'a'> & Look & { children: React.ReactElement };

/** Looks like a button, is the link within: `<ButtonLink><Link to="/events">Events</Link></ButtonLink>`. */
export const ButtonLink = ({
  variant = 'secondary',
  size = 'md',
  className,
  children,
  ...rest
}: Omit<ButtonLinkProps, 'icon'>) => (
  <Slot.Root {...rest} className={classes(styles.button, styles[variant], styles[size], className)}>
    {children}
  </Slot.Root>
);

type IconButtonProps = Omit<ComponentProps<'button'>, 'children' | 'aria-label'> & {
  icon: IconName;
  /** What it does. */
  label: string;
  variant?: 'quiet' | 'secondary';
  size?: 'sm' | 'md';
};

/** A button that is only an icon. Its label shows on hover and on focus. */
export const IconButton = ({
  icon,
  label,
  variant = 'quiet',
  size = 'md',
  className,
  'aria-describedby': describedBy,
  ...rest
}: IconButtonProps) => (
  <Tooltip text={label}>
    <button
      type="button"
      {...rest}
      aria-label={label}
      // The tooltip repeats the name, so it must not be read out as a description as well.
      aria-describedby={describedBy}
      className={classes(styles.button, styles.square, styles[variant], styles[size], className)}
    >
      <Icon name={icon} size={size === 'sm' ? 16 : 18} />
    </button>
  </Tooltip>
);
