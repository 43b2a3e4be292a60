import { describe, expect, it } from 'vitest';
import type { AttentionKind } from '../../schema/attendees/attention.ts';
import type { Reply } from '../../schema/attendees/replies.ts';
import type { EventPlanEvent } from '../../schema/domainEvents.ts';
import type { AttendeePerson } from '../../schema/entities/attendee.ts';
import type { Capability } from '../../schema/permissions.ts';
import {
  dinnerPlanned,
  eventId,
  given,
  personNamed,
  sits,
  standing,
  tableStands,
} from '../../tests/harness/dinners.ts';
import { attentionOf } from './attentionOf.ts';

const comes = (
  attendeeId: string,
  person: Partial<AttendeePerson> = {},
  more: { guestOf?: string; isNamed?: false } = {},
): EventPlanEvent => ({
  type: 'AttendeeAdded',
  data: {
    eventId,
    attendeeId,
    attendeeRole: 'guest',
    tags: [],
    person: { ...personNamed(attendeeId), ...person },
    held: null,
    ...more,
  },
});
const replies = (attendeeId: string, after: Reply): EventPlanEvent => ({
  type: 'AttendeesReplied',
  data: { eventId, replies: [{ attendeeId, before: 'none', after, from: { in: 'pool' } }] },
});
const option = (optionId: string) => ({ optionId, name: optionId, fits: [] });
const menuOf = (...courses: { courseId: string; options: ReturnType<typeof option>[] }[]) => ({
  courses: courses.map((course) => ({ ...course, name: course.courseId })),
});
const menuSet: EventPlanEvent = {
  type: 'MenuSet',
  data: {
    eventId,
    before: { courses: [] },
    after: menuOf(
      { courseId: 'starter', options: [option('soup')] },
      { courseId: 'main', options: [option('beef'), option('fish')] },
      { courseId: 'surprise', options: [] },
    ),
  },
};

const planOf = (history: EventPlanEvent[]) => {
  const room = [dinnerPlanned, tableStands('hall', 6), tableStands('attic', 6)];
  return standing(given([...room, ...history]).state);
};
const seen = (
  capabilities: Capability[],
  history: EventPlanEvent[],
  cards: EventPlanEvent[][] = [],
) =>
  Object.fromEntries(
    attentionOf(
      planOf(history),
      new Set(capabilities),
      cards.map((shown) => ({ plan: planOf(shown), areOf: () => true })),
    ).map(({ kind, attendeeIds }) => [kind, attendeeIds]),
  ) as { [Kind in AttentionKind]?: string[] };
const attention = (...history: EventPlanEvent[]) => seen(['seeDetails', 'seeDiet'], history);

describe('needs attention', () => {
  it('lists nothing if all is well or nothing has started', () => {
    expect(attention()).toEqual({});
    expect(attention(comes('ada'), comes('ben'), sits('ada', 'hall-1'))).toEqual({});
  });

  it('lists people who declined but have a seat', () => {
    const declined = [
      comes('ada'),
      comes('ben'),
      replies('ada', 'no'),
      replies('ben', 'cancelled'),
    ];
    expect(attention(...declined)).toEqual({});
    expect(attention(...declined, sits('ben', 'hall-1'))).toEqual({ declinedButSeated: ['ben'] });
  });

  it('lists people who declined after cards naming them were issued', () => {
    const carded = [comes('ada'), comes('ben'), comes('cleo'), sits('ada', 'hall-1')];
    const now = (...after: EventPlanEvent[]) =>
      seen(['seeDetails'], [...carded, ...after], [carded]);
    const leaves: EventPlanEvent = {
      type: 'AttendeesReplied',
      data: {
        eventId,
        replies: [
          {
            attendeeId: 'ada',
            before: 'none',
            after: 'no',
            from: { in: 'seat', seatId: 'hall-1' },
          },
        ],
      },
    };
    expect(now()).toEqual({});
    expect(now(leaves, replies('ben', 'no')).declinedWithCard).toEqual(['ada']);
    expect(seen(['seeDetails'], [...carded, leaves])).not.toHaveProperty('declinedWithCard');
    const seatedAgain = now(leaves, sits('ada', 'hall-2'));
    expect(seatedAgain).toEqual({ ...seatedAgain, declinedButSeated: ['ada'] });
    expect(seatedAgain).not.toHaveProperty('declinedWithCard');
  });

  it('does not list people who had declined before they got a card', () => {
    const carded = [comes('ada'), replies('ada', 'no'), sits('ada', 'hall-1')];
    const leaves: EventPlanEvent = {
      type: 'SeatUnassigned',
      data: { eventId, seatId: 'hall-1', attendeeId: 'ada' },
    };
    expect(seen(['seeDetails'], [...carded, leaves], [carded])).toEqual({});
  });

  describe('for meals', () => {
    const allergies: AttendeePerson['allergies'] = [{ substance: 'nuts', severity: 'allergy' }];
    const seated = (person: Partial<AttendeePerson>) => [
      comes('ada', person),
      sits('ada', 'hall-1'),
    ];
    const found = { mealMissing: ['ada'] };

    it('lists seated guests with an allergy or a diet who have not chosen from some course', () => {
      expect(attention(menuSet, ...seated({ allergies }))).toEqual(found);
      expect(attention(menuSet, ...seated({ diets: ['vegan'] }))).toEqual(found);
      expect(attention(menuSet, ...seated({ allergies, meals: { main: 'beef' } }))).toEqual(found);
    });

    it('does not list people who have chosen from each course with options', () => {
      const meals = { starter: 'soup', main: 'fish' };
      expect(attention(menuSet, ...seated({ allergies, meals }))).toEqual({});
    });

    it('lists nobody to viewers who may not see diets', () => {
      expect(seen(['seeDetails'], [menuSet, ...seated({ allergies })])).toEqual({});
    });

    it('does not list people without needs or a seat, who declined, or before there is a menu', () => {
      expect(attention(menuSet, ...seated({ allergies: [], diets: [] }))).toEqual({});
      expect(attention(menuSet, comes('ada', { allergies }))).toEqual({});
      expect(attention(...seated({ allergies }))).toEqual({});
      expect(
        attention(
          menuSet,
          comes('ada', { allergies }),
          replies('ada', 'no'),
          sits('ada', 'hall-1'),
        ),
      ).toEqual({ declinedButSeated: ['ada'] });
    });
  });

  it('lists plus-ones whose name is unknown, unless they declined', () => {
    const pair = [comes('ada'), comes('plus', {}, { guestOf: 'ada', isNamed: false })];
    expect(attention(...pair)).toEqual({ unnamed: ['plus'] });
    expect(attention(...pair, replies('ada', 'no'), replies('plus', 'no'))).toEqual({});
  });

  describe('for parties', () => {
    const falks = [
      comes('ada', { party: 'Falk' }),
      comes('ben', { party: ' falk ' }),
      comes('cleo', { party: 'FALK' }),
      comes('dora', { party: 'Lind' }),
      comes('emil'),
      comes('fred'),
    ];
    const others = [sits('dora', 'attic-6'), sits('emil', 'hall-6'), sits('fred', 'attic-5')];

    it('lists seated people of a party that sits at two tables', () => {
      const parted = [...falks, ...others, sits('ada', 'hall-1'), sits('ben', 'attic-1')];
      expect(attention(...parted)).toEqual({ partyParted: ['ada', 'ben'] });
    });

    it('does not list a party at one table, or one with a member still waiting', () => {
      expect(attention(...falks, ...others, sits('ada', 'hall-1'), sits('ben', 'hall-2'))).toEqual(
        {},
      );
      expect(attention(...falks, ...others, sits('ada', 'hall-1'))).toEqual({});
    });

    it('does not list people who are parted only from those who declined', () => {
      const declined = [replies('ben', 'no'), sits('ada', 'hall-1'), sits('ben', 'attic-1')];
      const { partyParted, declinedButSeated } = attention(...falks, ...declined);
      expect([partyParted, declinedButSeated]).toEqual([undefined, ['ben']]);
    });
  });

  describe('for replies', () => {
    const people = [comes('ada'), comes('ben'), comes('cleo')];

    it('lists people who have not replied, once somebody has', () => {
      const ids = ['ben', 'cleo'];
      for (const reply of ['yes', 'maybe', 'no'] as const)
        expect(attention(...people, replies('ada', reply))).toEqual({ replyMissing: ids });
      expect(attention(...people, replies('ada', 'yes'), replies('ben', 'invited'))).toEqual({
        replyMissing: ids,
      });
    });

    it('lists nobody while nobody has replied', () => {
      expect(attention(...people, replies('ada', 'invited'))).toEqual({});
    });
  });

  it('has a fixed order, with people as they were added', () => {
    const all = attention(
      comes('zoe'),
      comes('plus', {}, { guestOf: 'zoe', isNamed: false }),
      comes('ada'),
      replies('ada', 'no'),
      sits('ada', 'hall-1'),
    );
    expect(Object.entries(all)).toEqual([
      ['declinedButSeated', ['ada']],
      ['unnamed', ['plus']],
      ['replyMissing', ['zoe', 'plus']],
    ]);
  });
});
