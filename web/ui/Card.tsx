import type { ComponentProps } from 'react';
import styles from './Card.module.css';
import { classes } from './classes.ts';

type CardProps = ComponentProps<'section'> & { as?: 'section' | 'article' | 'li' | 'div' };

export const Card = ({ as = 'section', className, ...rest }: CardProps) => {
  // One signature for the four elements: they share every prop that a card takes.
  const Element = as as 'section';
  return <Element {...rest} className={classes(styles.card, className)} />;
};
