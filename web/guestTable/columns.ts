import { allergiesFrom } from '../../schema/attendees/allergies.ts';
import { isDeclined, type Reply, replies } from '../../schema/attendees/replies.ts';
import type { Capability } from '../../schema/permissions.ts';
import { attendeeRoleLabel } from '../../schema/vocabulary.ts';
import { allergyText } from '../attendees/allergies/allergyWords.ts';
import { bySubstance, listOfAllergies } from '../attendees/allergies/bySubstance.ts';
import { allergiesOf, attendeeRoleOptions } from '../attendees/attendeeForm.ts';
import { fieldLabel } from '../attendees/fieldWords.ts';
import { type KnownList, knownListProps } from '../attendees/tags/knownLists.ts';
import { freeTagsOf, withTags } from '../attendees/tags/tags.ts';
import { placeText } from '../eventPlans/detail/placeText.ts';
import type { ListedAttendee } from '../eventPlans/detail/planLists.ts';
import type { PersonEditInput } from '../gql/graphql.ts';
import { replyOptions, replyText } from '../replies/replyText.ts';
import { t } from '../texts/en/guestTable.ftl';
import { withEditsOf } from '../ui/edits.ts';
import type { SelectOption } from '../ui/Select.tsx';
import { itemsIn } from './items.ts';

export type CellChange = { reply: Reply } | { person: Omit<PersonEditInput, 'attendeeId'> };

export type CellEdit =
  | {
      as: 'text';
      /** The text to edit, if it differs from the cell's text. */
      typed?: (guest: ListedAttendee) => string;
      /** Whether the text may have several lines. */
      isLong?: true;
      /** The error of typed text, if the schema of the field alone cannot tell. */
      problemOf?: (typed: string) => string | undefined;
      /** `from` is the guest as they were when the edit began. */
      change: (typed: string, guest: ListedAttendee, from: ListedAttendee) => CellChange;
    }
  | {
      as: 'choice';
      chosen: (guest: ListedAttendee) => string;
      options: (guest: ListedAttendee) => readonly SelectOption<string>[];
      change: (value: string, guest: ListedAttendee) => CellChange;
    };

export type GuestColumn = {
  id: string;
  label: string;
  /** In pixels: the minimum width. */
  width: number;
  /** The capability that a viewer needs to see the column. */
  shownBy: Capability;
  /** Whether the column is shown until the member chooses columns. */
  isUsual?: true;
  /** The text of the cell, by which rows are sorted. Empty if there is none. */
  text: (guest: ListedAttendee) => string;
  /** Rows are sorted by rank first, then by text. */
  rank?: (guest: ListedAttendee) => number;
  /** The column is read-only without it. */
  edit?: CellEdit;
};

type TextField = 'title' | 'company' | 'party' | 'email' | 'phone' | 'notes' | 'externalId';

const ofText = (
  field: TextField,
  looks: Pick<GuestColumn, 'width' | 'shownBy' | 'isUsual'> & { isLong?: true },
): GuestColumn => {
  const { isLong, ...column } = looks;
  return {
    ...column,
    id: field,
    label: fieldLabel(field),
    text: ({ attendee }) => attendee[field] ?? '',
    edit: {
      as: 'text',
      ...(isLong && { isLong }),
      change: (typed) => ({ person: { [field]: typed.trim() === '' ? null : typed } }),
    },
  };
};

const joined = (words: readonly string[]): string => words.join(', ');

/** Applies to a guest's present items what the member added to and removed from the earlier ones. */
const withItems = (
  itemsOf: (guest: ListedAttendee) => string[],
  typed: string,
  guest: ListedAttendee,
  from: ListedAttendee,
): readonly string[] => {
  const before = itemsOf(from);
  return withEditsOf(itemsOf(guest), before, itemsIn(typed, before));
};

const ofKnownWords = (
  field: Exclude<KnownList, 'fits'>,
  looks: Pick<GuestColumn, 'width' | 'shownBy' | 'isUsual'>,
): GuestColumn => {
  const { looks: words, wordsOf } = knownListProps(field);
  const labels = ({ attendee }: ListedAttendee) => (attendee[field] ?? []).map(words.shown);
  return {
    ...looks,
    id: field,
    label: fieldLabel(field),
    text: (guest) => joined(labels(guest)),
    edit: {
      as: 'text',
      change: (typed, guest, from) => ({
        person: { [field]: wordsOf(withItems(labels, typed, guest, from)) },
      }),
    },
  };
};

/** Sorts by table and seat, then the holding area, then the pool. */
const placeRank = { seat: 0, holding: 1, pool: 2 } as const;

const allergies = ({ attendee }: ListedAttendee) => (attendee.allergies ?? []).map(allergyText);

const tags = ({ attendee }: ListedAttendee) => freeTagsOf(attendee.tags);

/** The columns of every event, in their order. The name is always shown. */
export const guestColumns: readonly GuestColumn[] = [
  {
    id: 'name',
    label: fieldLabel('name'),
    width: 200,
    shownBy: 'see',
    isUsual: true,
    text: ({ name }) => name,
    edit: {
      as: 'text',
      // An unnamed guest has no text to edit yet.
      typed: ({ attendee }) => (attendee.isNamed ? attendee.name : ''),
      change: (typed) => ({ person: { name: typed } }),
    },
  },
  ofText('company', { width: 140, shownBy: 'see', isUsual: true }),
  ofText('title', { width: 160, shownBy: 'seeDetails' }),
  {
    id: 'attendeeRole',
    label: fieldLabel('attendeeRole'),
    width: 128,
    shownBy: 'seeDetails',
    text: ({ attendee }) => attendeeRoleLabel(attendee.attendeeRole),
    edit: {
      as: 'choice',
      chosen: ({ attendee }) => attendee.attendeeRole,
      options: () => attendeeRoleOptions,
      change: (attendeeRole) => ({ person: { attendeeRole } }),
    },
  },
  ofText('party', { width: 120, shownBy: 'seeDetails', isUsual: true }),
  {
    id: 'reply',
    label: fieldLabel('reply'),
    width: 120,
    shownBy: 'seeDetails',
    isUsual: true,
    text: ({ attendee }) => replyText(attendee.reply),
    rank: ({ attendee }) => replies.indexOf(attendee.reply),
    edit: {
      as: 'choice',
      chosen: ({ attendee }) => attendee.reply,
      options: () => replyOptions,
      change: (reply) => ({ reply: reply as Reply }),
    },
  },
  {
    id: 'place',
    label: t('place'),
    width: 192,
    shownBy: 'see',
    isUsual: true,
    text: ({ attendee, where }) =>
      where.in === 'pool' && isDeclined(attendee.reply) ? '' : placeText(where),
    rank: ({ where }) => placeRank[where.in],
  },
  ofKnownWords('diets', { width: 128, shownBy: 'seeDiet', isUsual: true }),
  {
    id: 'allergies',
    label: fieldLabel('allergies'),
    width: 200,
    shownBy: 'seeDiet',
    text: (guest) => joined(allergies(guest)),
    edit: {
      as: 'text',
      change: (typed, guest, from) => {
        const edited = allergiesFrom(itemsIn(typed, allergies(from)));
        const severities = withEditsOf(
          bySubstance(allergiesOf(guest.attendee)),
          bySubstance(allergiesOf(from.attendee)),
          bySubstance(edited),
        );
        return { person: { allergies: listOfAllergies(severities) } };
      },
    },
  },
  ofKnownWords('access', { width: 152, shownBy: 'seeDiet' }),
  {
    id: 'tags',
    label: t('tags'),
    width: 168,
    shownBy: 'seeDetails',
    text: (guest) => joined(tags(guest)),
    edit: {
      as: 'text',
      change: (typed, guest, from) => ({
        person: {
          tags: withItems(tags, typed, guest, from).reduce<string[]>(
            (others, tag) => withTags(others, tag),
            [],
          ),
        },
      }),
    },
  },
  ofText('email', { width: 216, shownBy: 'seeContact' }),
  ofText('phone', { width: 152, shownBy: 'seeContact' }),
  ofText('notes', { width: 240, shownBy: 'seeDetails', isLong: true }),
  ofText('externalId', { width: 136, shownBy: 'seeDetails' }),
  {
    id: 'guestOf',
    label: t('guest-of'),
    width: 168,
    shownBy: 'seeDetails',
    text: ({ host }) => host ?? '',
  },
  {
    id: 'isCheckedIn',
    label: t('checked-in'),
    width: 104,
    shownBy: 'seeDetails',
    isUsual: true,
    text: ({ attendee }) => (attendee.isCheckedIn ? t('checked-in') : ''),
  },
];
