import { t as of } from '../texts/en/guestTable.ftl';
import { classes } from '../ui/classes.ts';
import { Icon } from '../ui/Icon.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import type { GuestColumn } from './columns.ts';
import { GridPart } from './GridPart.tsx';
import styles from './GuestTable.module.css';
import type { Sorting } from './lines.ts';
import { headerKey } from './rows.ts';

type HeadRowProps = {
  columns: readonly GuestColumn[];
  sorting: Sorting;
  onSort: (column: string) => void;
  readOnly: boolean;
  /** The column with the tab stop, if it is in this row. */
  activeColumn: string | undefined;
};

/** The headers, which sort the list and stay in view. */
export const HeadRow = ({ columns, sorting, onSort, readOnly, activeColumn }: HeadRowProps) => {
  const hidden = (id: string) => (
    <GridPart
      role="columnheader"
      data-column={id}
      tabIndex={activeColumn === id ? 0 : -1}
      className={classes(styles.cell, id === 'select' && styles.first)}
    >
      <VisuallyHidden>{of(id)}</VisuallyHidden>
    </GridPart>
  );
  return (
    <GridPart
      role="row"
      aria-rowindex={1}
      data-line={headerKey}
      className={classes(styles.row, styles.head)}
    >
      {!readOnly && hidden('select')}
      {columns.map(({ id, label }) => {
        const direction = sorting.column === id ? sorting.direction : undefined;
        return (
          <GridPart
            key={id}
            role="columnheader"
            aria-sort={direction}
            data-column={id}
            className={classes(styles.cell, id === 'name' && styles.named)}
          >
            <button
              type="button"
              tabIndex={activeColumn === id ? 0 : -1}
              className={styles.sort}
              onClick={() => onSort(id)}
            >
              <span className={styles.text}>{label}</span>
              {direction && (
                <Icon name={direction === 'ascending' ? 'chevronUp' : 'chevronDown'} size={14} />
              )}
            </button>
          </GridPart>
        );
      })}
      {!readOnly && hidden('edit')}
      {!readOnly && hidden('delete')}
    </GridPart>
  );
};
