import { expect, it } from 'vitest';
import type { EventPlanEvent } from '../../schema/domainEvents.ts';
import type { SeatingRule } from '../../schema/seatingRules/seatingRules.ts';
import type { AttendeeRole } from '../../schema/vocabulary.ts';
import {
  barStands,
  comes,
  dinnerPlanned,
  eventId,
  given,
  isHeld,
  personNamed,
  sits,
  standing,
  tableStands,
} from '../../tests/harness/dinners.ts';
import { inputOfPlan } from './inputOfPlan.ts';

const joins = (
  attendeeId: string,
  attendeeRole: AttendeeRole,
  { tags = [] as string[], ...fields }: Record<string, unknown> & { tags?: string[] } = {},
): EventPlanEvent => ({
  type: 'AttendeeAdded',
  data: {
    eventId,
    attendeeId,
    attendeeRole,
    tags,
    person: { ...personNamed(`${attendeeId} Tester`), ...fields },
    held: null,
  },
});

const inputOf = (events: readonly EventPlanEvent[]) =>
  inputOfPlan(standing(given([dinnerPlanned, ...events]).state));

const rule = (ruleId: string, given: SeatingRule, order = 0): EventPlanEvent => ({
  type: 'SeatingRuleAdded',
  data: { eventId, ruleId, order, rule: given },
});

it('leaves out people who declined, unless they are seated anyway', () => {
  const declined = (attendeeId: string): EventPlanEvent => ({
    type: 'AttendeesReplied',
    data: {
      eventId,
      replies: [{ attendeeId, before: 'none', after: 'no', from: { in: 'pool' } }],
    },
  });
  const { people } = inputOf([
    tableStands('garden', 6),
    ...['ada', 'ben', 'cai'].map((id) => comes(id)),
    declined('ada'),
    declined('ben'),
    sits('ben', 'garden-1'),
  ]);
  expect(people.map(({ id, held, seat }) => [id, held, seat])).toEqual([
    ['ada', true, null],
    ['ben', false, 'garden-1'],
    ['cai', false, null],
  ]);
});

it('contains people and tables in their order, with the seating', () => {
  const { people, tables } = inputOf([
    tableStands('garden', 6, 'rectangular', true),
    tableStands('bar', 4),
    comes('zoe', 'Acme'),
    comes('ada'),
    comes('mira'),
    sits('ada', 'garden-3'),
    isHeld('mira'),
  ]);
  expect(people.map(({ id, seat, held }) => [id, seat, held])).toEqual([
    ['zoe', null, false],
    ['ada', 'garden-3', false],
    ['mira', null, true],
  ]);
  expect(people[0]).toMatchObject({ role: 'guest', company: 'Acme', priority: 1, pinned: false });
  expect(tables.map(({ id }) => id)).toEqual(['garden', 'bar']);
  expect(tables[0]).toMatchObject({
    seatIds: [1, 2, 3, 4, 5, 6].map((position) => `garden-${position}`),
    opposite: [
      [1, 5],
      [2, 4],
      [3, 6],
    ],
  });
});

it('contains no names', () => {
  const input = inputOf([
    joins('zoe', 'guest', { notes: 'Dr Tester', email: 'tester@example.com' }),
  ]);
  expect(JSON.stringify(input).toLowerCase()).not.toContain('tester');
});

it('counts VIPs three times, however the tag is written', () => {
  const { people } = inputOf([
    joins('zoe', 'guest', { tags: ['VIP '] }),
    joins('ada', 'guest', { tags: ['vips'] }),
  ]);
  expect(people.map(({ priority }) => priority)).toEqual([3, 1]);
});

it('pairs account executives with their accounts if the name is that of one employee', () => {
  const events = [
    joins('olu', 'employee'),
    joins('mia', 'employee', { name: 'Double' }),
    joins('max', 'employee', { name: 'double' }),
    joins('zoe', 'prospect', { accountExecutive: 'olu  tester' }),
    joins('ada', 'prospect', { accountExecutive: 'Double' }),
    joins('ivo', 'prospect', { accountExecutive: 'Somebody else' }),
  ];
  expect(inputOf(events).pairs).toEqual([]);
  const pairs = rule('r1', { kind: 'Pairs', source: 'accountExecutive', weight: 12 });
  expect(inputOf([...events, pairs])).toMatchObject({
    rules: [],
    pairs: [['olu', 'zoe', 12, 0, 0, 'accountExecutive']],
  });
});

it('adds pairs for likes, dislikes and earlier meetings', () => {
  const people = ['olu', 'mia', 'zoe'].map((id) => joins(id, 'guest'));
  const likes = [{ people: ['olu', 'mia'] }];
  const avoids = [{ people: ['mia', 'zoe'] }];
  const met = [{ people: ['olu', 'mia', 'zoe'] }];
  const preferences = { kind: 'Pairs', source: 'preferences', weight: 8, likes, avoids } as const;
  expect(inputOf([...people, rule('r1', preferences)]).pairs).toEqual([
    ['olu', 'mia', 8, 0, 0, 'preferences'],
    ['mia', 'zoe', -8, 0, 0, 'preferences'],
  ]);
  const before = { kind: 'Pairs', source: 'metBefore', weight: 6, met } as const;
  expect(inputOf([...people, rule('r1', before)]).pairs).toEqual([
    ['olu', 'mia', -6, 0, 0, 'metBefore'],
    ['olu', 'zoe', -6, 0, 0, 'metBefore'],
    ['mia', 'zoe', -6, 0, 0, 'metBefore'],
  ]);
});

it('contains the rules in order, with the objects that they name', () => {
  const everyone = { everyone: true } as const;
  const { rules, places } = inputOf([
    barStands,
    rule('r2', { kind: 'Balance', weight: 10 }),
    rule('r1', { kind: 'KeepTogether', who: everyone, each: 'company', hard: true }, 1),
    rule('r0', { kind: 'Near', who: everyone, place: 'bar', weight: 10 }, 2),
  ]);
  expect(places).toEqual([{ id: 'bar', x: 300, y: 0 }]);
  expect(rules).toEqual([
    { id: 'r2', kind: 'Balance', weight: 10 },
    { id: 'r1', kind: 'KeepTogether', who: everyone, each: 'company', hard: true },
    { id: 'r0', kind: 'Near', who: everyone, place: 'bar', weight: 10 },
  ]);
});

it('identifies parties without their names, and contains pins', () => {
  const { people } = inputOf([
    tableStands('garden', 4),
    joins('zoe', 'guest', { party: 'The Testers' }),
    joins('ada', 'guest', { party: ' the testers' }),
    sits('zoe', 'garden-1'),
    { type: 'AttendeePinned', data: { eventId, attendeeId: 'zoe', seatId: 'garden-1' } },
  ]);
  expect(people).toMatchObject([
    { party: 'party 1', pinned: true },
    { party: 'party 1', pinned: false },
  ]);
});

it('has built-in rules for parties if there is one, unless the organiser has added one', () => {
  const guests = [joins('zoe', 'guest', { party: 'Berg' }), joins('ada', 'guest')];
  expect(inputOf(guests.slice(1)).builtIn).toBeUndefined();
  expect(inputOf(guests).builtIn).toMatchObject([
    { id: 'party:together', kind: 'KeepTogether', each: 'party', hard: true },
    { id: 'party:beside', kind: 'SitBeside', each: 'party', weight: 20 },
  ]);
  const everyone = { everyone: true } as const;
  const own: SeatingRule = { kind: 'KeepTogether', who: everyone, each: 'party', weight: 4 };
  expect(inputOf([...guests, rule('own', own)]).builtIn).toMatchObject([{ id: 'party:beside' }]);
});
