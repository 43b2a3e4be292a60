import { t } from '../texts/en/guestTable.ftl';
import { Button } from '../ui/Button.tsx';
import { Menu, MenuItem, MenuLabel, MenuSeparator } from '../ui/Menu.tsx';
import { MenuCheck } from '../ui/MenuCheck.tsx';
import { Select } from '../ui/Select.tsx';
import type { GuestColumn } from './columns.ts';
import styles from './GuestTable.module.css';
import { type Grouping, groupings } from './lines.ts';
import { shownColumns, type TableView, withColumn } from './tableView.ts';

type ColumnChooserProps = {
  columns: readonly GuestColumn[];
  view: TableView;
  onChange: (view: TableView) => void;
};

/** Chooses the columns of the guest list. The name is always shown. */
const ColumnChooser = ({ columns, view, onChange }: ColumnChooserProps) => {
  const shown = shownColumns(columns, view);
  return (
    <Menu trigger={<Button icon="columns">{t('columns')}</Button>}>
      <MenuLabel>{t('columns-shown')}</MenuLabel>
      {columns
        .filter(({ id }) => id !== 'name')
        .map((column) => (
          <MenuCheck
            key={column.id}
            isChecked={shown.includes(column)}
            onChange={(isShown) => onChange(withColumn(view, columns, column.id, isShown))}
          >
            {column.label}
          </MenuCheck>
        ))}
      <MenuSeparator />
      <MenuItem
        disabled={view.columns === null}
        onSelect={() => onChange({ ...view, columns: null })}
      >
        {t('usual-columns')}
      </MenuItem>
    </Menu>
  );
};

type TableViewControlsProps = {
  columns: readonly GuestColumn[];
  view: TableView;
  onChange: (view: TableView) => void;
};

const options = groupings.map((grouping) => ({
  value: grouping,
  label: t('grouping', { grouping }),
}));

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
