import { expect, it } from 'vitest';
import {
  choicesIn,
  type NewCards,
  newPeopleOn,
  newTablesOn,
  onDesignedCards,
  onUsualCards,
} from './newCards.ts';

const plan = {
  people: ['ada', 'ben', 'cleo'].map((id) => ({ id })),
  seats: ['ada', 'ben'].map((attendeeId) => ({ attendeeId })),
  tables: [{ id: 'hall' }],
} as unknown as Parameters<typeof newPeopleOn>[0] & Parameters<typeof newTablesOn>[0];
const since = (more: Partial<NewCards> = {}): NewCards => ({
  ...{ people: new Set(), tables: new Set(), changed: new Map(), details: [], choices: new Map() },
  ...more,
});
const showing = (...fields: string[]) =>
  onDesignedCards({ elements: fields.map((field) => ({ type: 'text', field }) as never) });
const allergic = since({ changed: new Map([['ben', ['changed', 'allergies']]]) });

it('prints a card again whose back has other diets, where these are printed', () => {
  expect(newPeopleOn(plan, allergic, 'seated', onUsualCards(false))).toEqual([]);
  expect(newPeopleOn(plan, allergic, 'seated', onUsualCards(true))).toEqual(['ben']);
  const mark = onDesignedCards({ elements: [{ type: 'dietMark', field: null } as never] });
  expect(newPeopleOn(plan, allergic, 'seated', mark)).toEqual(['ben']);
});

it('prints a card again whose design shows what has changed', () => {
  const changed = new Map([['ada', ['changed', 'title', 'custom']]]);
  for (const field of ['title', 'custom:hotel'])
    expect(newPeopleOn(plan, since({ changed }), 'seated', showing(field))).toEqual(['ada']);
  expect(newPeopleOn(plan, since({ changed }), 'seated', showing('name', 'party'))).toEqual([]);
});

it('prints all cards again that show what has changed of the event', () => {
  const moved = since({ details: ['startDate'] });
  expect(newPeopleOn(plan, moved, 'seated', showing('date'))).toEqual(['ada', 'ben']);
  expect(newTablesOn(plan, moved, showing('table', 'date'))).toEqual(['hall']);
  expect(newTablesOn(plan, moved, onUsualCards(false))).toEqual([]);
});

it('prints cards of people without a seat, where everybody gets one', () => {
  const changed = new Map([['cleo', ['joined']]]);
  expect(newPeopleOn(plan, since({ changed }), 'everybody', onUsualCards(false))).toEqual(['cleo']);
  expect(newPeopleOn(plan, since({ changed }), 'seated', onUsualCards(false))).toEqual([]);
});

it('prints a card again that shows a choice with another name', () => {
  const hotel = (...names: string[]) => [
    { fieldId: 'hotel', choices: names.map((name, n) => ({ choiceId: `c${n}`, name })) },
  ];
  const [ada, ben, ...others] = plan.people;
  const now = {
    ...plan,
    fields: hotel('Grand', 'Plaza Royal') as never,
    people: [
      { ...ada, custom: { hotel: 'c0' } },
      { ...ben, custom: { hotel: 'c1' } },
      ...others,
    ] as typeof plan.people,
  };
  const renamed = since({ choices: choicesIn(hotel('Grand', 'Plaza')) });
  expect(newPeopleOn(now, renamed, 'seated', showing('custom:hotel'))).toEqual(['ben']);
  expect(newPeopleOn(now, renamed, 'seated', showing('custom:shuttle'))).toEqual([]);
});
