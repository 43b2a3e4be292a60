import { expect, it } from 'vitest';
import { guestColumns } from './columns.ts';
import { shownColumns, usualView, viewFrom, withColumn } from './tableView.ts';

const idsOf = (view = usualView) => shownColumns(guestColumns, view).map(({ id }) => id);

it('shows the default columns until somebody chooses, and always the name', () => {
  expect(idsOf()).toEqual(['name', 'company', 'party', 'reply', 'place', 'diets', 'isCheckedIn']);
  expect(idsOf({ ...usualView, columns: [] })).toEqual(['name']);
});

it('adds and removes a column, and keeps those of other events', () => {
  const more = withColumn(usualView, guestColumns, 'email', true);
  expect(idsOf(more)).toContain('email');
  const less = withColumn(more, guestColumns, 'company', false);
  expect(idsOf(less)).not.toContain('company');
  const elsewhere = { ...less, columns: [...(less.columns ?? []), 'meal:elsewhere'] };
  expect(withColumn(elsewhere, guestColumns, 'party', false).columns).toContain('meal:elsewhere');
});

it('remembers the choice, and reads invalid values as the default', () => {
  const view = {
    columns: ['email'],
    grouping: 'party',
    sorting: { column: 'reply', direction: 'descending' },
  } as const;
  expect(viewFrom(JSON.stringify(view))).toEqual(view);
  for (const nonsense of [null, '', 'null', '[1', '7', '{"columns":"x","grouping":1,"sorting":{}}'])
    expect(viewFrom(nonsense)).toEqual(usualView);
});
