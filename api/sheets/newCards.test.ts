import { describe, expect, it } from 'vitest';
import type { EventPlanEvent } from '../../schema/domainEvents.ts';
import type { AttendeePerson } from '../../schema/entities/attendee.ts';
import type { CardLayout } from '../../schema/entities/cardDesign.ts';
import {
  comes,
  eventId,
  given,
  miraSeatedAtOne,
  sits,
  standing,
  tableStands,
} from '../../tests/harness/dinners.ts';
import { newCards } from './newCards.ts';

/** Mira sits in the garden, Ben in the hall; Cleo has no seat. */
const dinner = [
  ...miraSeatedAtOne,
  tableStands('hall', 4),
  comes('ben'),
  comes('cleo'),
  sits('ben', 'hall-1'),
];
const planOf = (...more: EventPlanEvent[]) => standing(given([...dinner, ...more]).state);
const edited = (attendeeId: string, after: Partial<AttendeePerson>): EventPlanEvent => ({
  type: 'AttendeeEdited',
  data: { eventId, attendeeId, person: { before: {}, after } },
});
const nuts = edited('ben', { allergies: [{ substance: 'nuts', severity: 'anaphylaxis' }] });

const showing = (...fields: string[]): CardLayout => ({
  ...{ card: 'place', width: 80, height: 40, fold: 'none' },
  elements: fields.map((field) => ({
    ...{ type: 'text', x: 0, y: 0, width: 40, height: 9, field, words: null, font: 'sans' },
    ...{ size: 12, align: 'left', colour: '#000000', fit: 'shrink' },
  })),
});

type Options = Parameters<typeof newCards>[2];
const newSince = (event: EventPlanEvent, options: Options = {}, sheet = 'placeCards' as const) =>
  newCards(sheet, [planOf(), planOf(event)], options);

describe('new cards', () => {
  it('are those with another name, company, table or seat', () => {
    expect(newSince(edited('ben', { name: 'Benno' }))).toEqual(['ben']);
    expect(newSince(edited('ben', { company: 'Halden' }))).toEqual(['ben']);
    expect(newSince(sits('cleo', 'hall-2'))).toEqual(['cleo']);
    const renamed: EventPlanEvent = {
      type: 'TableRenamed',
      data: { eventId, tableId: 'garden', before: 'garden', after: 'Orangery' },
    };
    expect(newSince(renamed)).toEqual(['mira']);
    expect(newSince(edited('ben', { phone: '555' }))).toEqual([]);
  });

  it('are those with other diets on their backs, if these are printed', () => {
    expect(newSince(nuts)).toEqual([]);
    expect(newSince(nuts, { hasDiets: true })).toEqual(['ben']);
  });

  it('are those of people without a seat, if these get one', () => {
    const renamed = edited('cleo', { name: 'Cleo Lind' });
    expect(newSince(renamed)).toEqual([]);
    expect(newSince(renamed, { who: 'everybody' })).toEqual(['cleo']);
  });

  it('are those with a changed field of their design', () => {
    const titled = edited('ben', { title: 'Dr.' });
    expect(newSince(titled, { design: showing('name', 'title') })).toEqual(['ben']);
    expect(newSince(titled, { design: showing('name') })).toEqual([]);
    expect(newSince(edited('ben', { company: 'Halden' }), { design: showing('name') })).toEqual([]);
  });

  it('are those of renamed tables, and all if the event was renamed', () => {
    const gala: EventPlanEvent = {
      type: 'EventPlanEdited',
      data: { eventId, ownerId: 'organiser', before: { name: 'Spring' }, after: { name: 'Gala' } },
    };
    const tables = (event: EventPlanEvent) => newCards('tableCards', [planOf(), planOf(event)], {});
    expect(tables(gala)).toEqual(['garden', 'hall']);
    expect(tables(tableStands('terrace', 2))).toEqual(['terrace']);
    expect(tables(nuts)).toEqual([]);
  });

  it('are those with a renamed choice of a custom field', () => {
    const choices = (...names: string[]) => names.map((name, n) => ({ choiceId: `c${n}`, name }));
    const hotel = { place: 0, name: 'Hotel', kind: 'choice' as const };
    const [was, is] = [choices('Grand', 'Plaza'), choices('Grand', 'Plaza Royal')];
    const before: EventPlanEvent[] = [
      {
        type: 'FieldDefined',
        data: { eventId, fieldId: 'hotel', ...hotel, choices: was },
      },
      edited('mira', { custom: { hotel: 'c0' } }),
      edited('ben', { custom: { hotel: 'c1' } }),
    ];
    const renamed: EventPlanEvent = {
      type: 'FieldChanged',
      data: {
        ...{ eventId, fieldId: 'hotel' },
        before: { ...hotel, choices: was },
        after: { ...hotel, choices: is },
      },
    };
    const plans = [planOf(...before), planOf(...before, renamed)] as const;
    const design = showing('name', 'custom:hotel');
    expect(newCards('placeCards', plans, { design })).toEqual(['ben']);
  });
});
