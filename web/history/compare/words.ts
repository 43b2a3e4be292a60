import { fieldWord } from '../../attendees/fieldWords.ts';
import { eventStatusLabels } from '../../eventPlans/eventStatus.ts';
import { t } from '../../texts/en/historyCompare.ftl';
import { listText, momentText, numberText } from '../../texts/formats.ts';
import { layoutWords } from '../layoutWords.ts';
import type {
  DetailDifference,
  PersonDifference,
  Place,
  Side,
  TableDifference,
} from './comparison.ts';

/** A place as text: "Table 2, seat 4", "the pool". Those who declined are in the pool, but wait for no seat. */
export const placeText = (place: Place): string => {
  if (place.declined) return t('declined');
  return place.in === 'seated'
    ? t('at-seat', { table: place.tableName ?? '', seat: String(place.position) })
    : t(place.in);
};

const moveText = (from: Place | null, to: Place | null): string => {
  const key = to?.declined ? 'now-declined' : from?.declined ? 'had-declined' : 'from-to';
  return t(key, { from: from ? placeText(from) : '', to: to ? placeText(to) : '' });
};

/** A person's difference in words, without their name. */
export const personText = (person: PersonDifference, nameOf: (id: string) => string): string => {
  const { kind, from, to, swappedWith, fields } = person;
  if (kind === 'joined') return t('joined-at', { place: to ? placeText(to) : '' });
  if (kind === 'left') return t('left-from', { place: from ? placeText(from) : '' });
  if (kind === 'changed') return t('changed-fields', { fields: fieldsText(fields) });
  const places = moveText(from, to);
  const moved = swappedWith ? t('swapped', { places, person: nameOf(swappedWith) }) : places;
  return fields.length > 0 ? t('and-changed', { moved, fields: fieldsText(fields) }) : moved;
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
      return t('table-layout', {
        before: layoutWords[before.layout],
        after: layoutWords[after.layout],
      });
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

const hasNone = (value: unknown): boolean => value === null || value === undefined || value === '';

const statusLabels: Readonly<Record<string, string>> = eventStatusLabels;

const valueText = (field: string, value: unknown): string => {
  if (typeof value === 'number') return numberText(value);
  if (isTime(value)) return momentText(value);
  return (field === 'status' && statusLabels[String(value)]) || String(value);
};

/** A difference of the event's details in words, without the name of the detail. */
export const detailText = ({ field, before, after }: DetailDifference): string => {
  if (typeof after === 'boolean') return t(after ? 'detail-on' : 'detail-off');
  if (hasNone(before)) return t('detail-added', { after: valueText(field, after) });
  if (hasNone(after)) return t('detail-removed', { before: valueText(field, before) });
  return t('from-to', { from: valueText(field, before), to: valueText(field, after) });
};

/** A side's label: "Now", "First draft", "Mar 4, 2027, 6:00 PM". */
export const sideText = ({ kind, name, at }: Pick<Side, 'kind' | 'name' | 'at'>): string => {
  if (kind === 'now') return t('now');
  if (kind === 'draft') return t('draft', { name: name ?? '' });
  return name ?? momentText(at);
};
