import type { ComponentProps } from 'react';
import styles from './Dialog.module.css';

/** Centres a dialog, and moves it down only if a notice needs the space. */
export const ModalPlace = (props: ComponentProps<'div'>) => (
  <div {...props} className={styles.place} data-modal />
);
