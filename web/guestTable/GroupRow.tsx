import { t } from '../texts/en/guestTable.ftl';
import { classes } from '../ui/classes.ts';
import { Icon } from '../ui/Icon.tsx';
import { GridPart } from './GridPart.tsx';
import styles from './GuestTable.module.css';
import type { Line } from './lines.ts';

type GroupRowProps = {
  line: Extract<Line, { is: 'group' }>;
  index: number;
  top: number;
  span: number;
  activeColumn: string | undefined;
  onToggle: (key: string) => void;
};

/** The name of a group and its number of people. Opens and closes the group. */
export const GroupRow = ({ line, index, top, span, activeColumn, onToggle }: GroupRowProps) => (
  <GridPart
    role="row"
    aria-rowindex={index + 2}
    data-line={line.key}
    className={classes(styles.row, styles.group)}
    style={{ transform: `translateY(${top}px)` }}
  >
    <GridPart role="gridcell" aria-colspan={span} data-column="name" className={styles.across}>
      <button
        type="button"
        aria-expanded={line.isOpen}
        tabIndex={activeColumn === undefined ? -1 : 0}
        className={styles.toggle}
        onClick={() => onToggle(line.key)}
      >
        <Icon name="chevronDown" size={16} />
        <span className={styles.text}>{line.group.title}</span>
        <span className={styles.count}>{t('people', { count: line.group.people.length })}</span>
      </button>
    </GridPart>
  </GridPart>
);
