import { atom, useAtomValue } from 'jotai';
import { useMemo } from 'react';
import styles from './RowMark.module.css';
import './tones.css';
import { t } from '../texts/en/presence.ftl';
import { isSameMark, type Mark, marksAtom } from './marks.ts';

/** Of thousands of rows only those are drawn anew whose mark changed. */
const useMark = (id: string, otherId: string): Mark | undefined => {
  const own = useMemo(() => {
    let last: Mark | undefined;
    return atom((get) => {
      const marks = get(marksAtom);
      const mark = marks.get(id) ?? marks.get(otherId);
      if (!isSameMark(last, mark)) last = mark;
      return last;
    });
  }, [id, otherId]);
  return useAtomValue(own);
};

/**
 * What others do with what stands in a row, such as somebody or the seat that they sit on: attributes
 * for the row, and a label within it.
 */
export const useRowMark = (id: string, otherId = id) => {
  const mark = useMark(id, otherId);
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
