import { t } from '../texts/en/drafts.ftl';
import { listText } from '../texts/formats.ts';
import type { Conflict, PersonToChange, Place, TableToChange } from './drafts.ts';

const placeText = (place: Place | null | undefined): string => {
  if (place?.in === 'seat')
    return t('at-seat', { table: place.tableName ?? '', position: place.position ?? 0 });
  return place?.in === 'holding' ? t('in-holding') : t('in-pool');
};

export const personText = ({ name, what, from, to }: PersonToChange): string => {
  switch (what) {
    case 'added':
      return t('person-added', { name, to: placeText(to) });
    case 'removed':
      return t('person-removed', { name });
    case 'moved':
      return t('person-moved', { name, from: placeText(from), to: placeText(to) });
    default:
      return t('person-edited', { name });
  }
};

/** A table's change in words; undefined if only its people change. */
export const tableText = ({ name, what }: TableToChange): string | undefined => {
  switch (what) {
    case 'added':
      return t('table-is-added', { table: name });
    case 'removed':
      return t('table-is-removed', { table: name });
    case 'changed':
      return t('table-is-changed', { table: name });
    default:
      return undefined;
  }
};

/** A short note after a table's name in the list to choose from. */
export const tableNote = ({ what, people }: TableToChange): string => {
  const moving = t('table-people', { count: people });
  switch (what) {
    case 'added':
      return listText([t('table-added'), moving]);
    case 'removed':
      return listText([t('table-removed'), moving]);
    case 'changed':
      return listText([t('table-changed'), moving]);
    default:
      return moving;
  }
};

const fieldWords: Readonly<Record<string, () => string>> = {
  name: () => t('field-name'),
  description: () => t('field-description'),
  startDate: () => t('field-startDate'),
  endDate: () => t('field-endDate'),
  location: () => t('field-location'),
  status: () => t('field-status'),
  maxAttendees: () => t('field-maxAttendees'),
  menu: () => t('field-menu'),
  fields: () => t('field-fields'),
};

export const fieldsText = (fields: readonly string[]): string =>
  listText(fields.map((field) => fieldWords[field]?.() ?? field));

/** A conflict with the live plan in words. */
export const conflictText = (conflict: Conflict): string => {
  const { about, reason, person, table, position, place, other, fields } = conflict;
  const name = person?.name ?? table?.name ?? (about === 'object' ? fields[0] : undefined) ?? '';
  if (about === 'event') return t('conflict-event', { fields: fieldsText(fields) });
  if (about === 'rule')
    return t(reason === 'gone' ? 'conflict-rule-gone' : 'conflict-rule-changed');
  if (about === 'seat') {
    const seat = t('at-seat', { table: table?.name ?? '', position: position ?? 0 });
    if (reason === 'gone') return t('conflict-seat-gone', { seat });
    const occupant = other?.name ?? '';
    return reason === 'taken'
      ? t('conflict-seat-taken', { seat, other: occupant, name })
      : t('conflict-seat-kept', { seat, other: occupant });
  }
  if (reason === 'gone') return t('conflict-gone', { name });
  if (reason === 'taken') return t('conflict-id-taken', { name, other: other?.name ?? '' });
  if (reason !== 'moved') return t('conflict-changed', { name });
  return t('conflict-moved', { name, place: placeText(place) });
};
