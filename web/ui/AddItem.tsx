import type { ComponentProps } from 'react';
import { Button } from './Button.tsx';
import styles from './ListForm.module.css';

type AddItemProps = ComponentProps<typeof Button> & {
  isFull: boolean;
  /** Shown when the list is full: says how many items it may have. */
  full: string;
};

/** Adds to a list until it is full. */
export const AddItem = ({ isFull, full, ...button }: AddItemProps) => (
  <div>
    <Button {...button} icon="plus" disabled={isFull} />
    {isFull && <p className={styles.limit}>{full}</p>}
  </div>
);
