import { csvText } from '../../../schema/text/csvText.ts';
import { attendeeRoleLabel } from '../../../schema/vocabulary.ts';
import { fieldWord } from '../../attendees/fieldWords.ts';
import { t } from '../../texts/en/historyCompare.ftl';
import { compareNames, listText } from '../../texts/formats.ts';
import type { Comparison, PersonDifference } from './comparison.ts';
import { reasonsText } from './rows.ts';
import { placeText, tableName, tableText } from './words.ts';

const byName = (one: { name: string }, other: { name: string }): number =>
  compareNames(one.name, other.name);

const peopleFields = (withRoles: boolean): string[] => [
  t('col-name'),
  t('col-company'),
  ...(withRoles ? [t('col-role')] : []),
  t('col-change'),
  t('col-from'),
  t('col-to'),
  t('col-swapped'),
  t('col-fields'),
];

/** People who differ, one row each. Leaves out roles for viewers who may not see them. */
export const peopleCsv = ({ people }: Comparison, withRoles: boolean): string => {
  const names = new Map(people.map(({ attendeeId, name }) => [attendeeId, name]));
  const cells = (person: PersonDifference) => ({
    [t('col-name')]: person.name,
    [t('col-company')]: person.company ?? '',
    [t('col-role')]: attendeeRoleLabel(person.attendeeRole),
    [t('col-change')]: t('group', { way: person.kind }),
    [t('col-from')]: person.from ? placeText(person.from) : '',
    [t('col-to')]: person.to ? placeText(person.to) : '',
    [t('col-swapped')]: names.get(person.swappedWith ?? '') ?? '',
    [t('col-fields')]: listText(person.fields.map(fieldWord)),
  });
  return csvText([...people].sort(byName).map(cells), peopleFields(withRoles));
};

/** Tables that differ, one row each. */
export const tablesCsv = ({ tables }: Comparison): string =>
  csvText(
    tables
      .map((table) => ({ name: tableName(table), table }))
      .sort(byName)
      .map(({ name, table }) => ({
        [t('col-table')]: name,
        [t('col-change')]: t('table-group', { kind: table.kind }),
        [t('col-fields')]: tableText(table),
      })),
    [t('col-table'), t('col-change'), t('col-fields')],
  );

/** The text of each new place card, and why it is new. */
export const placeCardsCsv = ({ placeCards }: Comparison): string =>
  csvText(
    [...placeCards].sort(byName).map((card) => ({
      [t('col-name')]: card.name,
      [t('col-company')]: card.company ?? '',
      [t('col-table')]: card.tableName,
      [t('col-seat')]: card.position,
      [t('col-reason')]: reasonsText(card),
    })),
    [t('col-name'), t('col-company'), t('col-table'), t('col-seat'), t('col-reason')],
  );

export const tableCardsCsv = ({ tableCards }: Comparison): string =>
  csvText(
    [...tableCards].sort(byName).map((card) => ({
      [t('col-table')]: card.name,
      [t('col-reason')]: reasonsText(card),
    })),
    [t('col-table'), t('col-reason')],
  );

export const exports = [
  { label: t('people-csv'), file: t('people-file'), csv: peopleCsv },
  { label: t('tables-csv'), file: t('tables-file'), csv: tablesCsv },
  { label: t('place-cards-csv'), file: t('place-cards-file'), csv: placeCardsCsv },
  { label: t('table-cards-csv'), file: t('table-cards-file'), csv: tableCardsCsv },
] as const;
