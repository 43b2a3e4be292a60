import { expect, it } from 'vitest';
import {
  comes,
  eventId,
  given,
  guest,
  miraSeatedAtOne,
  standing,
} from '../../tests/harness/dinners.ts';
import { brokenIn } from '../../tests/harness/planTruth.ts';
import type { AttendeeInput, ListedEdits } from './commands.ts';

const there = [...miraSeatedAtOne, comes('zoe')];
const updating = (attendees: AttendeeInput[], updates: ListedEdits[]) => ({
  type: 'ImportAttendees' as const,
  eventId,
  source: 'api' as const,
  ifKnown: 'update' as const,
  attendees,
  updates,
});

it('is one fact with the new people, and frees the seats of people it declines', () => {
  const list = updating(
    [guest('mira'), guest('Olle'), guest('zoe')],
    [{ reply: 'no', person: { title: 'CEO' } }, {}, { person: { name: 'zoe' } }],
  );
  const events = given(there).when(list).events();
  expect(events).toMatchObject([
    {
      type: 'GuestListImported',
      data: {
        isUpdate: true,
        attendeesAdded: [{ attendeeId: 'new-1' }],
        change: {
          attendeesChanged: [{ attendeeId: 'mira', reply: { before: 'none', after: 'no' } }],
          moved: [{ attendeeId: 'mira', to: { in: 'pool' } }],
        },
      },
    },
  ]);
  const { attendees, seats } = standing(given(there).when(list).leaves());
  expect(attendees.get('mira')).toMatchObject({ reply: 'no', person: { title: 'CEO' } });
  expect([...seats.values()].every(({ attendeeId }) => attendeeId === null)).toBe(true);
});

it('records nothing if the list contains nothing new', () => {
  given(there)
    .when(updating([guest('zoe')], [{ attendeeRole: 'guest', person: { name: 'zoe' } }]))
    .gives([]);
});

it('adds the wishes of existing people as well', () => {
  const list = updating([guest('zoe'), guest('Olle')], [{ person: { title: 'CFO' } }, {}]);
  const wish = { apartFrom: [], near: null, table: null, isPinned: false };
  const wishes = [{ index: 1, togetherWith: ['zoe'], ...wish }];
  const after = standing(
    given(there)
      .when({ ...list, wishes })
      .leaves(),
  );
  expect([...after.rules.values()].map(({ rule }) => rule)).toMatchObject([
    { kind: 'KeepTogether', who: { people: ['zoe', 'new-1'] } },
  ]);
  expect(after.attendees.get('zoe')?.person.title).toBe('CFO');
});

it.each(['mira', 'zoe'])('neither seats nor pins %s who declines in the same list', (name) => {
  const { name: table = '' } = standing(given(there).state).tables.first() ?? {};
  const wish = { togetherWith: [], apartFrom: [], near: null, table, isPinned: true };
  const command = {
    ...updating([{ ...guest(name), reply: 'no' }], [{ reply: 'no' }]),
    wishes: [{ index: 0, ...wish }],
  };
  const left = standing(given(there).when(command).leaves());
  expect(left.attendees.get(name)).toMatchObject({
    reply: 'no',
    isPinned: false,
    placement: { in: 'pool' },
  });
  expect(brokenIn(left)).toEqual([]);
  expect([...left.rules.values()]).toMatchObject([{ rule: { who: { people: [name] } } }]);
});

it('moves somebody once who is in the list twice', () => {
  const mira = { ...guest('mira'), reply: 'no' as const };
  const [event] = given(there)
    .when(updating([mira, mira], [{ reply: 'no' }, { reply: 'no' }]))
    .events();
  expect(event).toMatchObject({
    data: { change: { attendeesChanged: [{}], moved: [{ attendeeId: 'mira' }] } },
  });
});
