import { type CsvColumn, columnsCsv } from '../../../schema/text/csvText.ts';
import { attendeeRoleLabel } from '../../../schema/vocabulary.ts';
import { fieldWord } from '../../attendees/fieldWords.ts';
import { t } from '../../texts/en/historyCompare.ftl';
import { byName, listText } from '../../texts/formats.ts';
import type { Comparison, PersonDifference } from './comparison.ts';
import { reasonsText } from './rows.ts';
import { placeText, tableName, tableText } from './words.ts';

/** One row for each person who differs. Leaves out roles for viewers who may not see them. */
export const peopleCsv = ({ people }: Comparison, withRoles: boolean): string => {
  const names = new Map(people.map(({ attendeeId, name }) => [attendeeId, name]));
  const role: CsvColumn<PersonDifference> = [
    t('col-role'),
    ({ attendeeRole }) => attendeeRoleLabel(attendeeRole),
  ];
  return columnsCsv([...people].sort(byName), [
    [t('col-name'), ({ name }) => name],
    [t('col-company'), ({ company }) => company ?? ''],
    ...(withRoles ? [role] : []),
    [t('col-change'), ({ kind }) => t('group', { way: kind })],
    [t('col-from'), ({ from }) => (from ? placeText(from) : '')],
    [t('col-to'), ({ to }) => (to ? placeText(to) : '')],
    [t('col-swapped'), ({ swappedWith }) => names.get(swappedWith ?? '') ?? ''],
    [t('col-fields'), ({ fields }) => listText(fields.map(fieldWord))],
  ]);
};

/** One row for each table that differs. */
export const tablesCsv = ({ tables }: Comparison): string =>
  columnsCsv(tables.map((table) => ({ name: tableName(table), table })).sort(byName), [
    [t('col-table'), ({ name }) => name],
    [t('col-change'), ({ table }) => t('table-group', { kind: table.kind })],
    [t('col-fields'), ({ table }) => tableText(table)],
  ]);

/** One row for each new place card, with its text and the reason. */
export const placeCardsCsv = ({ placeCards }: Comparison): string =>
  columnsCsv([...placeCards].sort(byName), [
    [t('col-name'), ({ name }) => name],
    [t('col-company'), ({ company }) => company ?? ''],
    [t('col-table'), (card) => card.tableName],
    [t('col-seat'), ({ position }) => position],
    [t('col-reason'), reasonsText],
  ]);

export const tableCardsCsv = ({ tableCards }: Comparison): string =>
  columnsCsv([...tableCards].sort(byName), [
    [t('col-table'), ({ name }) => name],
    [t('col-reason'), reasonsText],
  ]);

export const exports = [
  { label: t('people-csv'), file: t('people-file'), csv: peopleCsv },
  { label: t('tables-csv'), file: t('tables-file'), csv: tablesCsv },
  { label: t('place-cards-csv'), file: t('place-cards-file'), csv: placeCardsCsv },
  { label: t('table-cards-csv'), file: t('table-cards-file'), csv: tableCardsCsv },
] as const;
