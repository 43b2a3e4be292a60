import type { ComponentProps } from 'react';
import { classes } from './classes.ts';
import styles from './Option.module.css';

type OptionProps = ComponentProps<'input'> & {
  type: 'radio' | 'checkbox';
  /** Draws the option as a card with an outline instead of a mark beside its label. */
  isCard?: boolean;
};

/** A radio button or tick box with its label. `className` is that of the label. */
export const Option = ({ isCard = false, className, children, ...input }: OptionProps) => (
  <label className={classes(isCard ? styles.card : styles.option, className)}>
    <input {...input} />
    {children}
  </label>
);
