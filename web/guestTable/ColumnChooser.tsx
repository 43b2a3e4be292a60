import { t } from '../texts/en/guestTable.ftl';
import { Button } from '../ui/Button.tsx';
import { Menu, MenuItem, MenuLabel, MenuSeparator } from '../ui/Menu.tsx';
import { MenuCheck } from '../ui/MenuCheck.tsx';
import type { GuestColumn } from './columns.ts';
import { shownColumns, type TableView, withColumn } from './tableView.ts';

type ColumnChooserProps = {
  /** All that somebody may see. */
  columns: readonly GuestColumn[];
  view: TableView;
  onChange: (view: TableView) => void;
};

/** Which columns the guest list shows. The name is always shown. */
export const ColumnChooser = ({ columns, view, onChange }: ColumnChooserProps) => {
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
