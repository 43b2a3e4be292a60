import type { ComponentProps } from 'react';
import styles from './Dialog.module.css';

/** Places a dialog: in the middle of the screen, and lower only where a notice needs the room. */
export const ModalPlace = (props: ComponentProps<'div'>) => (
  <div {...props} className={styles.place} data-modal />
);
