import { describe, expect, it } from 'vitest';
import type { EventPlanEvent } from '../../schema/domainEvents.ts';
import { limits } from '../../schema/limits.ts';
import { dinnerPlanned, eventId, given, guest } from '../../tests/harness/dinners.ts';
import type { EventPlanCommand } from '../eventPlans/commands.ts';
import { eventPlanDecider } from '../eventPlans/decider.ts';

const attendeeId = 'ada';
const known = { ...guest('Ada'), person: { ...guest('Ada').person, email: 'ada@example.com' } };
const notes = (length: number) => 'x'.repeat(length);

/** An event with this many characters of guest text, nearly all in a note about Ada. */
const holding = (characters: number): EventPlanEvent[] => {
  const { name, email } = known.person;
  const person = { ...known.person, notes: notes(characters - `${name}${email}`.length) };
  const data = { eventId, attendeeId, ...known, person, held: null };
  return [dinnerPlanned, { type: 'AttendeeAdded', data }];
};

const attendee = guest('Olle', notes(6));
const changes = { tags: ['vip'], person: { party: 'Bielski' } };
const update = { eventId, source: 'api' as const, ifKnown: 'update' as const, updates: [changes] };
const tenMore: [string, EventPlanCommand][] = [
  ['a guest', { type: 'AddAttendee', eventId, attendee, held: false }],
  ['a list', { type: 'ImportAttendees', eventId, source: 'api', attendees: [attendee] }],
  ['a list that updates', { type: 'ImportAttendees', ...update, attendees: [known] }],
  ['an edit', { type: 'EditAttendee', eventId, attendeeId, changes }],
  ['edits of several', { type: 'EditPeople', eventId, edits: [{ attendeeId, changes }] }],
];

describe("the text about an event's guests", () => {
  it.each(tenMore)('has a limit for %s', (_, command) => {
    const events = given(holding(limits.guestText - 10))
      .when(command)
      .events();
    expect(events).toHaveLength(1);
    given(holding(limits.guestText - 9))
      .when(command)
      .refuses('LIMIT_REACHED', {
        message: 'An event holds at most 12,000,000 characters about its guests',
      });
  });

  it('counts for the memory of a plan where it is more than the usual', () => {
    const weightWith = (characters: number) =>
      eventPlanDecider.weight?.(given(holding(characters)).state);
    expect(weightWith(400)).toBe(1);
    expect(weightWith(limits.guestText)).toBeGreaterThan(20_000);
  });

  it('may shrink if it already exceeds the limit', () => {
    const person = { notes: notes(limits.guestText) };
    const command: EventPlanCommand = {
      type: 'EditAttendee',
      eventId,
      attendeeId,
      changes: { person },
    };
    const events = given(holding(limits.guestText + 100))
      .when(command)
      .events();
    expect(events).toHaveLength(1);
  });
});
