import { Fragment } from 'react';
import styles from './CardPages.module.css';

/** Breaks lines only between words: browsers would also break at hyphens. */
export const Words = ({ text }: { text: string }) =>
  text
    .split(/\s+/)
    .filter(Boolean)
    .map((word, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: words may be the same, and keep their order
      <Fragment key={index}>
        {index > 0 && ' '}
        <span className={styles.word}>{word}</span>
      </Fragment>
    ));
