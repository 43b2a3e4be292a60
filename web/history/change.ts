import { fieldsOf } from '../../schema/isFields.ts';
import { graphql } from '../gql/gql.ts';
import type { ChangeFragment } from '../gql/graphql.ts';
import { fullName } from '../members/fullName.ts';
import { t } from '../texts/en/history.ftl';
import { listText } from '../texts/formats.ts';

graphql(`
  fragment Change on HistoryEntry {
    id
    action
    previousState
    newState
    timestamp
    performedBy {
      ...MemberName
    }
    mentions {
      id
      kind
      name
      position
    }
  }
`);

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
const numberOf = (value: unknown): number => (typeof value === 'number' ? value : 0);

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** The most people that a sentence names. */
const mostNamed = 3;

/** One of a change's two states, for its sentence. Ids are resolved to names. */
export type StateWords = {
  text: (field: string) => string;
  number: (field: string) => number;
  is: (field: string, value: unknown) => boolean;
  count: (field: string) => number;
  /** The names of the people in a list. Undefined if they are too many, or if one has no name. */
  people: (field: string) => string | undefined;
  within: (field: string) => StateWords;
  person: () => string;
  table: () => string;
  object: () => string;
  /** The person's place: a seat with its table, the pool or the holding area. */
  place: () => string;
};

export type ChangeWords = {
  who: string;
  before: StateWords;
  after: StateWords;
  /** The name of the arrangement that changed; empty if there is none, or if its name is unknown. */
  arrangement: string;
};

const statesWith = (mentions: ChangeFragment['mentions']) => {
  const byId = new Map(mentions.map((mention) => [mention.id, mention]));
  const seat = (id: string): string => {
    const found = byId.get(id);
    return found ? t('seat', { table: found.name, position: found.position ?? 0 }) : t('seat-gone');
  };
  const wordsOf = (state: unknown): StateWords => {
    const fields = fieldsOf(state);
    const nameOf = (field: string) => byId.get(textOf(fields[field]))?.name;
    return {
      text: (field) => textOf(fields[field]),
      number: (field) => numberOf(fields[field]),
      is: (field, value) => fields[field] === value,
      count: (field) => listOf(fields[field]).length,
      people: (field) => {
        const list = listOf(fields[field]);
        const names = list.flatMap((one) => byId.get(textOf(fieldsOf(one).attendeeId))?.name ?? []);
        const isShort = list.length > 0 && list.length <= mostNamed;
        return isShort && names.length === list.length ? listText(names) : undefined;
      },
      within: (field) => wordsOf(fields[field]),
      person: () => nameOf('attendeeId') ?? t('someone-gone'),
      table: () => nameOf('tableId') || textOf(fields.name) || t('table-gone'),
      object: () => nameOf('objectId') || textOf(fields.name) || t('object-gone'),
      place: () => {
        if (fields.in === 'pool') return t('pool');
        return fields.in === 'holding' ? t('holding') : seat(textOf(fields.seatId));
      },
    };
  };
  return wordsOf;
};

/** The names of the people in the sentence of an undo or redo. Undefined if it only counts them. */
export const namesOfReversal = (after: StateWords): string | undefined => {
  const isOfMoves = after.number('added') + after.number('removed') === 0;
  return isOfMoves && after.number('moved') === after.count('named')
    ? after.people('named')
    : undefined;
};

type Member = NonNullable<ChangeFragment['performedBy']>;

/** A member's name; "You" for the viewer. */
export const nameOf = (by: Member, viewerId: string): string =>
  by.id === viewerId ? t('you') : fullName(by) || by.email;

const whoOf = (by: Member | null, viewerId: string): string =>
  by ? nameOf(by, viewerId) : t('somebody');

/** The facts for a change's sentence. */
export const changeWordsOf = (change: ChangeFragment, viewerId: string): ChangeWords => {
  const wordsOf = statesWith(change.mentions);
  return {
    who: whoOf(change.performedBy, viewerId),
    before: wordsOf(change.previousState),
    after: wordsOf(change.newState),
    arrangement: change.mentions.find(({ kind }) => kind === 'arrangement')?.name ?? '',
  };
};
