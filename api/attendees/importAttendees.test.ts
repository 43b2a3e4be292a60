import { describe, expect, it } from 'vitest';
import { limits } from '../../schema/limits.ts';
import {
  allBut,
  comes,
  dinnerPlanned,
  eventId,
  given,
  guest,
  standing,
} from '../../tests/harness/dinners.ts';
import type { PlanState } from '../eventPlans/state.ts';
import type { AttendeeInput } from './commands.ts';

const attendeesOf = (plan: PlanState) => standing(plan).attendees;

describe('ImportAttendees', () => {
  const importing = (attendees: AttendeeInput[]) => ({
    type: 'ImportAttendees' as const,
    eventId,
    source: 'csv' as const,
    attendees,
  });
  /** Some 800 kB, more than one part may hold. */
  const manyPeople = Array.from({ length: 340 }, (_, n) =>
    guest(`p${n}`, 'é'.repeat(limits.attendeeNotes)),
  );

  it('is one fact for everybody, in order', () => {
    const two = given([dinnerPlanned, comes('zoe')]).when(importing([guest('Olle'), guest('Eve')]));
    two.gives([
      {
        type: 'AttendeesImported',
        data: {
          eventId,
          importId: 'command',
          source: 'csv',
          part: 0,
          parts: 1,
          attendees: [
            { attendeeId: 'new-0', ...guest('Olle') },
            { attendeeId: 'new-1', ...guest('Eve') },
          ],
        },
      },
    ]);
    const after = attendeesOf(two.leaves());
    expect(['zoe', 'new-0', 'new-1'].map((id) => after.get(id)?.order)).toEqual([0, 1, 2]);
    expect(after.get('new-1')?.placement).toEqual({ in: 'pool' });
  });

  it('adds the replies that people have given', () => {
    const people = [{ ...guest('Olle'), reply: 'cancelled' as const }, guest('Eve')];
    const after = attendeesOf(given([dinnerPlanned]).when(importing(people)).leaves());
    expect([after.get('new-0'), after.get('new-1')]).toMatchObject([
      { reply: 'cancelled', leftSeatId: null },
      { reply: 'none' },
    ]);
  });

  it('adds nobody if not all of them fit', () => {
    const pair = [guest('Olle'), guest('Eve')];
    given(allBut(1)).when(importing(pair)).refuses('LIMIT_REACHED');
    const after = given(allBut(2)).when(importing(pair)).leaves();
    expect(attendeesOf(after).size).toBe(limits.attendeesPerEvent);
  });

  it('records nothing for an empty list or a repeated command', () => {
    given([dinnerPlanned]).when(importing([])).gives([]);
    const events = given([dinnerPlanned])
      .when(importing([guest('Olle')]))
      .events();
    given([dinnerPlanned, ...events])
      .when(importing([guest('Olle')]))
      .gives([]);
  });

  it('is split into parts if it is large, each small enough for one append', () => {
    const events = given([dinnerPlanned]).when(importing(manyPeople)).events();
    const parts = events.map((event) => {
      if (event.type !== 'AttendeesImported') throw new Error('they are imported');
      return event.data;
    });
    expect(parts.map(({ part, parts }) => [part, parts])).toEqual([
      [0, 3],
      [1, 3],
      [2, 3],
    ]);
    for (const { attendees } of parts) {
      expect(Buffer.byteLength(JSON.stringify(attendees))).toBeLessThan(500_000);
    }
    expect(parts.flatMap(({ attendees }) => attendees.map((one) => one.attendeeId))).toEqual(
      manyPeople.map((_, n) => `new-${n}`),
    );
  });

  it('takes effect with its last part only, and continues after an interruption', () => {
    const events = given([dinnerPlanned]).when(importing(manyPeople)).events();
    const cutShort = given([dinnerPlanned, ...events.slice(0, 2)]);
    expect(attendeesOf(cutShort.state).size).toBe(0);
    cutShort.when(importing(manyPeople)).gives(events.slice(2));
    const after = standing(cutShort.when(importing(manyPeople)).leaves());
    expect([after.attendees.size, after.staged.size]).toEqual([340, 0]);
  });
});
