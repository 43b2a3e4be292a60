import { fieldWord } from '../../attendees/fieldWords.ts';
import { t } from '../../texts/en/historyCompare.ftl';
import { listText, momentText } from '../../texts/formats.ts';
import type { PersonDifference, Place, Side, TableDifference } from './comparison.ts';

/** A place as text: "Table 2, seat 4", "the pool". */
export const placeText = (place: Place): string =>
  place.in === 'seated'
    ? t('at-seat', { table: place.tableName ?? '', seat: String(place.position) })
    : t(place.in);

/** A person's difference in words, without their name. */
export const personText = (person: PersonDifference, nameOf: (id: string) => string): string => {
  const { kind, from, to, swappedWith, fields } = person;
  if (kind === 'joined') return t('joined-at', { place: to ? placeText(to) : '' });
  if (kind === 'left') return t('left-from', { place: from ? placeText(from) : '' });
  const changed = fields.length > 0 ? t('changed-fields', { fields: fieldsText(fields) }) : '';
  if (kind === 'changed') return changed;
  const places = t('from-to', {
    from: from ? placeText(from) : '',
    to: to ? placeText(to) : '',
  });
  const moved = swappedWith ? t('swapped', { places, person: nameOf(swappedWith) }) : places;
  return changed ? t('and-changed', { moved, changed }) : moved;
};

const fieldsText = (fields: readonly string[]): string => listText(fields.map(fieldWord));

export const tableName = ({ before, after }: TableDifference): string =>
  after?.name ?? before?.name ?? '';

/** A table's difference in words, without its name. */
export const tableText = ({ kind, before, after, changes }: TableDifference): string => {
  const facts = after ?? before;
  if (kind !== 'changed' || !before || !after)
    return t(kind === 'added' ? 'table-added' : 'table-removed', { seats: facts?.capacity ?? 0 });
  return listText(changes.map((aspect) => aspectText(aspect, before, after)));
};

type Facts = NonNullable<TableDifference['before']>;

const aspectText = (
  aspect: TableDifference['changes'][number],
  before: Facts,
  after: Facts,
): string => {
  switch (aspect) {
    case 'name':
      return t('table-renamed', { before: before.name });
    case 'moved':
      return t('table-moved');
    case 'turned':
      return t('table-turned', { before: before.rotation, after: after.rotation });
    case 'layout':
      return t('table-layout', { before: before.layout, after: after.layout });
    case 'endSeats':
      return t(after.endSeats ? 'table-end-seats' : 'table-no-end-seats');
    case 'capacity':
      return t('table-capacity', { before: before.capacity, after: after.capacity });
    case 'tags':
      return t('table-tags');
    case 'seats':
      return t('table-seats');
  }
};

const isTime = (value: unknown): value is string =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value);

/** A value of the event's details as text. */
export const detailText = (value: unknown): string => {
  if (value === null || value === undefined || value === '') return t('not-set');
  if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
  return isTime(value) ? momentText(value) : String(value);
};

/** A side's label: "Now", "First draft", "Mar 4, 2027, 6:00 PM". */
export const sideText = ({ kind, name, at }: Pick<Side, 'kind' | 'name' | 'at'>): string => {
  if (kind === 'now') return t('now');
  if (kind === 'draft') return t('draft', { name: name ?? '' });
  return name ?? momentText(at);
};
