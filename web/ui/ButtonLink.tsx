import { Link, type LinkProps } from 'react-router-dom';
import { type ButtonLook, buttonClass } from './Button.tsx';
import { Icon } from './Icon.tsx';

/** A link to another screen that looks like a button. */
export const ButtonLink = ({
  variant,
  size,
  icon,
  className,
  children,
  ...rest
}: LinkProps & ButtonLook) => (
  <Link {...rest} className={buttonClass({ variant, size }, className)}>
    {icon && <Icon name={icon} size={size === 'sm' ? 16 : 18} />}
    {children}
  </Link>
);
