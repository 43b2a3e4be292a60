import { describe, expect, it } from 'vitest';
import type { DomainEventType } from './domainEvents.ts';
import { examples } from './golden/examples.ts';
import {
  type DataOwner,
  erasedValue,
  mapPersonalFields,
  outlineOf,
  type PersonalField,
} from './personalFields.ts';

type Found = [field: PersonalField, personId: string, value: unknown];

const foundIn = (data: unknown): Found[] => {
  const found: Found[] = [];
  mapPersonalFields(data, (value, { id }, field) => {
    found.push([field, id, value]);
    return value;
  });
  return found;
};

const redacted = (type: DomainEventType): string =>
  JSON.stringify(
    mapPersonalFields(examples[type], (value, whose, field) =>
      erasedValue(outlineOf(value, whose, field), whose, field),
    ),
  );

/** All that the examples say about people, wherever it is. */
const said = [
  'Mira',
  'Northwind',
  'mira@',
  '+45',
  'nuts',
  'vip',
  'speaker',
  'Growth',
  'Waiting for',
  'Late flight',
  'flight',
  'Olu',
  'organiser@',
  'id.example.com',
  'Plans dinners',
];

it.each(Object.keys(examples) as DomainEventType[])(
  '%s contains nothing personal once erased',
  (type) => {
    const words = said.filter((word) => redacted(type).includes(word));
    expect(words).toEqual([]);
  },
);

describe('the personal fields of a domain event', () => {
  it('belong to the attendee beside them, separately in each list', () => {
    const data = {
      eventId: 'dinner',
      attendees: [
        { attendeeId: 'mira', tags: [], person: { name: 'Mira' } },
        { attendeeId: 'jonas', tags: ['vip'], person: { name: 'Jonas' } },
      ],
    };
    expect(foundIn(data)).toEqual([
      ['person', 'mira', { name: 'Mira' }],
      ['tags', 'jonas', ['vip']],
      ['person', 'jonas', { name: 'Jonas' }],
    ]);
  });

  it('are found in a nested event of the future', () => {
    const data = {
      undone: { changes: [{ before: { attendeeId: 'mira', person: { name: 'Mira' } } }] },
    };
    expect(foundIn(data)).toEqual([['person', 'mira', { name: 'Mira' }]]);
  });

  it('include the reason of a hold, also within a placement', () => {
    const was = { in: 'holding', since: '', reason: 'Ill' };
    expect(foundIn({ attendeeId: 'mira', was })).toEqual([['reason', 'mira', 'Ill']]);
    expect(foundIn({ attendeeId: 'mira', reason: null })).toEqual([]);
  });

  it('include the names in a snapshot, each for its own attendee', () => {
    expect(foundIn({ person: { names: { mira: 'Mira', jonas: 'Jonas' } } })).toEqual([
      ['name', 'mira', 'Mira'],
      ['name', 'jonas', 'Jonas'],
    ]);
  });

  it('leave the rest of the data as it is, and the data itself if there are none', () => {
    expect(mapPersonalFields(examples.TableAdded, () => 'x')).toBe(examples.TableAdded);
    const { person: _, ...rest } = examples.MemberRegistered;
    expect(mapPersonalFields(examples.MemberRegistered, () => 'x')).toEqual({
      ...rest,
      person: 'x',
    });
  });
});

describe('an erased person', () => {
  const mira: DataOwner = { id: 'mira', kind: 'attendee' };
  const member: DataOwner = { id: 'm1', kind: 'member' };
  const erased = (value: unknown, whose: DataOwner, field: PersonalField = 'person') =>
    erasedValue(outlineOf(value, whose, field), whose, field);

  it('keeps every field of an attendee', () => {
    expect(erased(examples.AttendeeAdded.person, mira)).toStrictEqual({
      ...Object.fromEntries(Object.keys(examples.AttendeeAdded.person).map((key) => [key, null])),
      name: 'Erased guest',
    });
  });

  it('keeps which fields a change had, on both sides', () => {
    const change = { before: { notes: 'a' }, after: { notes: 'b' } };
    expect(erased(change, mira)).toStrictEqual({ before: { notes: null }, after: { notes: null } });
    const tags = { before: [], after: ['vip'] };
    expect(erased(tags, mira, 'tags')).toStrictEqual({ before: [], after: [] });
  });

  it('as a member has their own address, which receives no mail', () => {
    expect(erased(examples.MemberRegistered.person, member)).toStrictEqual({
      email: 'm1@erased.invalid',
      firstName: 'Erased',
      lastName: 'member',
      profileImageUrl: null,
    });
  });
});
