import { Fragment } from 'react';
import styles from './CardPages.module.css';

/** Breaks lines between words alone: browsers would at hyphens, too. */
export const Words = ({ text }: { text: string }) =>
  text
    .split(/\s+/)
    .filter(Boolean)
    .map((word, index) => (
      // Words may be the same, and never change places.
      // biome-ignore lint/suspicious/noArrayIndexKey: see above
      <Fragment key={index}>
        {index > 0 && ' '}
        <span className={styles.word}>{word}</span>
      </Fragment>
    ));
