import { describe, expect, it } from 'vitest';
import type { EventPlanEvent } from '../../schema/domainEvents.ts';
import { sheetKinds } from '../../schema/vocabulary.ts';
import {
  comes,
  given,
  miraSeatedAtOne,
  sits,
  standing,
  tableStands,
} from '../../tests/harness/dinners.ts';
import { mayName, namedBy } from './mayName.ts';

/** Mira sits in the garden; Ben and Mira's unnamed guest in the hall; Ada has no seat. */
const plusOne = comes('guest');
if (plusOne.type !== 'AttendeeAdded') throw new Error('nobody comes');
const history: EventPlanEvent[] = [
  ...miraSeatedAtOne,
  tableStands('hall', 4),
  comes('ben'),
  sits('ben', 'hall-1'),
  { ...plusOne, data: { ...plusOne.data, guestOf: 'mira', isNamed: false } },
  sits('guest', 'hall-2'),
];
const plan = standing(given(history).state);

const sheetsNaming = (attendeeId: string, tableIds: string[] | null = null) =>
  sheetKinds.filter((sheet) =>
    mayName({ sheet, tableIds, printedAs: null }, plan, namedBy(plan, attendeeId)),
  );

describe("a person's name", () => {
  it('is on every sheet but table cards, for their own table', () => {
    expect(sheetsNaming('ben')).toEqual(sheetKinds.filter((sheet) => sheet !== 'tableCards'));
  });

  it('is on lists of people, and possibly on a card, if they have no seat', () => {
    expect(sheetsNaming('ada')).toEqual(['guestList', 'placeCards', 'doorList']);
    expect(sheetsNaming('ada', ['hall'])).toEqual([]);
  });

  it('is not on sheets of other tables', () => {
    expect(sheetsNaming('ben', ['garden'])).toEqual([]);
    expect(sheetsNaming('ben', ['hall'])).toContain('placeCards');
  });

  it('is on the card of their unnamed plus-one', () => {
    expect(sheetsNaming('mira', ['hall'])).toContain('placeCards');
    expect(sheetsNaming('guest', ['garden'])).toEqual([]);
  });

  it('is on no sheet of a plan without them', () => {
    expect(sheetsNaming('nobody')).toEqual([]);
  });
});
