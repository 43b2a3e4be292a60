import { atom, useAtomValue } from 'jotai';
import { useMemo } from 'react';
import styles from './RowMark.module.css';
import './tones.css';
import { t } from '../texts/en/presence.ftl';
import { isSameMark, type Mark, marksAtom } from './marks.ts';

/** For memo: among thousands of rows, only those whose mark changed render again. */
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
 * Other members' activity on a row's subject, such as an attendee or their seat, as attributes for the row
 * and a label inside it.
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
