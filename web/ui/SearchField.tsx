import type { ComponentProps } from 'react';
import { classes } from './classes.ts';
import field from './Field.module.css';
import { Icon } from './Icon.tsx';
import styles from './SearchField.module.css';

type SearchFieldProps = Omit<ComponentProps<'input'>, 'onChange' | 'value' | 'type'> & {
  /** Also the placeholder. */
  label: string;
  value: string;
  onChange: (value: string) => void;
};

export const SearchField = ({ label, onChange, className, ...input }: SearchFieldProps) => (
  <div className={classes(styles.search, className)}>
    <Icon name="search" size={16} className={styles.icon} />
    <input
      autoComplete="off"
      spellCheck={false}
      placeholder={label}
      {...input}
      type="search"
      aria-label={label}
      className={classes(field.control, styles.input)}
      onChange={(event) => onChange(event.target.value)}
    />
  </div>
);
