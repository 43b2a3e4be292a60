import { searchable, spellings } from '../../../schema/text/folding.ts';
import { t } from '../../texts/en/historyCompare.ftl';
import { byName, listText } from '../../texts/formats.ts';
import type { Comparison, PersonDifference, PlaceCard, TableCard } from './comparison.ts';
import { detailText, personText, tableName, tableText } from './words.ts';

/** The subject of a row, which the chart highlights. */
export type RowSubject = { what: 'person' | 'table'; id: string };

export type Row = {
  key: string;
  name: string;
  text: string;
  /** Undefined for the event's own details, which have no place on the chart. */
  chosen?: RowSubject;
};

export type Group = { id: string; title: string; rows: Row[] };

const differenceKinds = ['moved', 'joined', 'left', 'changed'] as const;

const isOf = (way: (typeof differenceKinds)[number], { kind, fields }: PersonDifference): boolean =>
  kind === way || (way === 'changed' && fields.length > 0);

/** Removes empty groups. */
export const filled = (groups: Group[]): Group[] => groups.filter(({ rows }) => rows.length > 0);

/**
 * People who differ, by kind of difference. A person who moved and whose details changed is in both groups.
 */
export const peopleGroups = ({ people }: Comparison): Group[] => {
  const names = new Map(people.map(({ attendeeId, name }) => [attendeeId, name]));
  const nameOf = (id: string) => names.get(id) ?? '';
  return filled(
    differenceKinds.map((way) => ({
      id: way,
      title: t('group', { way }),
      rows: people
        .filter((person) => isOf(way, person))
        .map((person) => ({
          key: `${way} ${person.attendeeId}`,
          name: person.name,
          text: personText(person, nameOf),
          chosen: { what: 'person' as const, id: person.attendeeId },
        }))
        .sort(byName),
    })),
  );
};

/** The added, removed and changed tables, and the changed details of the event. */
export const tableGroups = ({ tables, details }: Comparison): Group[] =>
  filled([
    ...(['added', 'removed', 'changed'] as const).map((kind) => ({
      id: kind,
      title: t('table-group', { kind }),
      rows: tables
        .filter((table) => table.kind === kind)
        .map((table) => ({
          key: table.tableId,
          name: tableName(table),
          text: tableText(table),
          chosen: { what: 'table' as const, id: table.tableId },
        }))
        .sort(byName),
    })),
    {
      id: 'event',
      title: t('event'),
      rows: details.map((detail) => ({
        key: detail.field,
        name: t('event-field', { field: detail.field }),
        text: detailText(detail),
      })),
    },
  ]);

export const placeCardGroup = ({ placeCards }: Comparison): Group => ({
  id: 'placeCards',
  title: t('place-cards'),
  rows: placeCards
    .map((card) => ({
      key: `card ${card.attendeeId}`,
      name: card.name,
      text: cardText(card),
      chosen: { what: 'person' as const, id: card.attendeeId },
    }))
    .sort(byName),
});

export const tableCardGroup = ({ tableCards }: Comparison): Group => ({
  id: 'tableCards',
  title: t('table-cards'),
  rows: tableCards
    .map((card) => ({
      key: `card ${card.tableId}`,
      name: card.name,
      text: reasonsText(card),
      chosen: { what: 'table' as const, id: card.tableId },
    }))
    .sort(byName),
});

const cardText = (card: PlaceCard): string =>
  t('card-at', { table: card.tableName, seat: String(card.position), why: reasonsText(card) });

export const reasonsText = ({ reasons }: PlaceCard | TableCard): string =>
  listText(reasons.map((reason) => t('card-reason', { reason })));

const holds = (text: string, word: string): boolean => spellings(text).includes(word);

/** The rows that contain the search text, without empty groups. */
export const searched = (groups: readonly Group[], search: string): Group[] => {
  const word = searchable(search);
  if (word === '') return [...groups];
  return filled(
    groups.map((group) => ({
      ...group,
      rows: group.rows.filter(({ name, text }) => holds(name, word) || holds(text, word)),
    })),
  );
};

export const countOf = (groups: readonly Group[]): number =>
  groups.reduce((sum, { rows }) => sum + rows.length, 0);
