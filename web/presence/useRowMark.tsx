import { atom, useAtomValue } from 'jotai';
import { useMemo } from 'react';
import styles from './RowMark.module.css';
import './tones.css';
import { isSameMark, type Mark, marksAtom } from './marks.ts';
import { t } from './texts.ts';

/** Of thousands of rows only those are drawn anew whose mark changed. */
const useMark = (id: string): Mark | undefined => {
  const own = useMemo(() => {
    let last: Mark | undefined;
    return atom((get) => {
      const mark = get(marksAtom).get(id);
      if (!isSameMark(last, mark)) last = mark;
      return last;
    });
  }, [id]);
  return useAtomValue(own);
};

/** What others do with somebody in a list: attributes for their row, and a label within it. */
export const useRowMark = (id: string) => {
  const mark = useMark(id);
  if (!mark) return { attributes: {}, className: undefined, label: null };
  const { kind, tone, name } = mark;
  const words = name && t(kind === 'held' ? 'held-by' : 'changed-by', { name });
  return {
    attributes: {
      'data-mark': kind,
      'data-tone': tone,
      ...(words && { 'aria-description': words }),
    },
    className: styles.marked,
    label: (
      <>
        <span className={styles.ring} data-mark={kind} aria-hidden="true" />
        {name && (
          <span className={styles.name} aria-hidden="true">
            {name}
          </span>
        )}
      </>
    ),
  };
};
