import { t } from '../texts/en/guestTable.ftl';
import { Select } from '../ui/Select.tsx';
import { ColumnChooser } from './ColumnChooser.tsx';
import type { GuestColumn } from './columns.ts';
import styles from './GuestTable.module.css';
import { type Grouping, groupings } from './lines.ts';
import type { TableView } from './tableView.ts';

type TableViewControlsProps = {
  columns: readonly GuestColumn[];
  view: TableView;
  onChange: (view: TableView) => void;
};

const options = groupings.map((grouping) => ({
  value: grouping,
  label: t('grouping', { grouping }),
}));

/** How the guest list is looked at: its groups and its columns. */
export const TableViewControls = ({ columns, view, onChange }: TableViewControlsProps) => (
  <>
    <div className={styles.grouping}>
      <Select
        label={t('group-by')}
        hideLabel
        value={view.grouping}
        options={options}
        onChange={(grouping: Grouping) => onChange({ ...view, grouping })}
      />
    </div>
    <ColumnChooser columns={columns} view={view} onChange={onChange} />
  </>
);
