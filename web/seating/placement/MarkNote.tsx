import type { Mark } from '../../chart/marks.ts';
import { Icon } from '../../ui/Icon.tsx';
import shared from '../../ui/shared.module.css';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import styles from './MarkNote.module.css';

/** The chart's mark of a person or table, as an icon or a share with words in a list. */
export const MarkNote = ({ mark: { kinds, words, short } }: { mark: Mark }) => (
  <span className={styles.note} data-note={kinds.join(' ')} title={words}>
    {kinds.includes('broken') && <Icon name="alert" size={16} />}
    {kinds.includes('moves') && <Icon name="turn" size={16} />}
    {short && (
      <span aria-hidden="true" className={shared.figures}>
        {short}
      </span>
    )}
    <VisuallyHidden>{words}</VisuallyHidden>
  </span>
);
