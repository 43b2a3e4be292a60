import type { Mark } from '../../chart/marks.ts';
import { Icon } from '../../ui/Icon.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import styles from './MarkNote.module.css';

/** How somebody or a table is marked on the chart, as an icon with words in a list. */
export const MarkNote = ({ mark: { kinds, words } }: { mark: Mark }) => (
  <span className={styles.note} data-note={kinds.join(' ')} title={words}>
    <Icon name={iconOf(kinds)} size={16} />
    <VisuallyHidden>{words}</VisuallyHidden>
  </span>
);

const iconOf = (kinds: Mark['kinds']) => {
  if (kinds.includes('broken')) return 'alert';
  return kinds.includes('moves') ? 'turn' : 'chart';
};
