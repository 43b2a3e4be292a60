import { describe, expect, it } from 'vitest';
import type { EventPlanEvent } from '../../schema/domainEvents.ts';
import type { ListedWishes } from '../../schema/imports/wishes/wishes.ts';
import { limits } from '../../schema/limits.ts';
import {
  barStands,
  comes,
  dinnerPlanned,
  eventId,
  given,
  guest,
  isHeld,
  miraSeatedAtOne,
  ruled,
  standing,
  tableStands,
} from '../../tests/harness/dinners.ts';
import { context } from '../../tests/harness/givenWhenThen.ts';
import { eventPlanDecider } from '../eventPlans/decider.ts';
import type { PlanState } from '../eventPlans/state.ts';
import type { AttendeeInput } from './commands.ts';

const none = { togetherWith: [], apartFrom: [], near: null, table: null, isPinned: false };
type Wished = Partial<ListedWishes> & { index: number };

const importing = (
  names: readonly (string | AttendeeInput)[],
  wishes: readonly Wished[],
  ifKnown: 'add' | 'skip' | 'refuse' = 'skip',
) => ({
  type: 'ImportAttendees' as const,
  eventId,
  source: 'csv' as const,
  attendees: names.map((one) => (typeof one === 'string' ? guest(one) : one)),
  ifKnown,
  wishes: wishes.map((one) => ({ ...none, ...one })),
});

const room: EventPlanEvent[] = [...miraSeatedAtOne, barStands];

const rulesOf = (plan: PlanState) => [...standing(plan).rules.values()].map(({ rule }) => rule);
const whoOf = (plan: PlanState, id: string) => standing(plan).attendees.get(id);
const typesOf = (events: readonly { type: string }[]) => events.map(({ type }) => type);

describe('an import with wishes', () => {
  it('is one fact with people, rules, seats and pins', () => {
    const both = given(room).when(
      importing(
        ['Olle', 'Eve', 'ada'],
        [
          { index: 0, togetherWith: ['Eve', 'mira'], near: 'Bar' },
          { index: 1, table: 'garden', isPinned: true },
          { index: 2, table: 'GARDEN', isPinned: true },
        ],
      ),
    );
    expect(typesOf(both.events())).toEqual(['GuestListImported']);
    const after = both.leaves();
    expect(rulesOf(after)).toEqual([
      { kind: 'KeepTogether', who: { people: ['mira', 'new-0', 'new-1'] }, hard: true },
      { kind: 'Near', who: { people: ['new-0'] }, place: 'bar', weight: 20 },
    ]);
    expect([...standing(after).rules.keys()]).toEqual(['new-3', 'new-4']);
    expect(whoOf(after, 'new-0')).toMatchObject({
      order: 3,
      isPinned: false,
      placement: { in: 'pool' },
    });
    const pinnedAt = (seatId: string) => ({ isPinned: true, placement: { in: 'seat', seatId } });
    expect(whoOf(after, 'new-1')).toMatchObject(pinnedAt('garden-2'));
    expect(whoOf(after, 'ada')).toMatchObject(pinnedAt('garden-3'));
    expect(standing(after).seats.get('garden-3')?.attendeeId).toBe('ada');
    expect(standing(after).attendees.size).toBe(4);
  });

  it('changes nothing when repeated, and is no step then', () => {
    const command = importing(
      ['Olle', 'Eve', 'Pia'],
      [
        { index: 0, togetherWith: ['Eve'], apartFrom: ['Pia', 'ada'], near: 'Bar' },
        { index: 1, table: 'garden', isPinned: true },
        { index: 2, table: 'garden' },
      ],
    );
    const first = given(room).when(command);
    expect(typesOf(first.events())).toEqual(['GuestListImported']);
    // Another command, which gives its people other ids.
    const again = { ...context, commandId: 'again', id: (n: number) => `again-${n}` };
    expect(eventPlanDecider.decide(command, first.leaves(), again)).toEqual([]);
  });

  it('adds only the people if their wishes are rules already', () => {
    const there = ruled('pair', {
      kind: 'KeepTogether',
      who: { people: ['ada', 'mira'] },
      hard: true,
    });
    const events = given([...room, there])
      .when(importing(['mira', 'Olle'], [{ index: 0, togetherWith: ['ada'] }]))
      .events();
    expect(typesOf(events)).toEqual(['AttendeesImported']);
  });

  it('adds only the rules if all people exist already', () => {
    const two = given(room).when(importing(['mira', 'ada'], [{ index: 0, apartFrom: ['ada'] }]));
    expect(two.events()).toMatchObject([
      { type: 'GuestListImported', data: { attendeesAdded: [], source: 'csv' } },
    ]);
    expect(rulesOf(two.leaves())).toEqual([
      { kind: 'KeepApart', who: { people: ['mira', 'ada'] }, hard: true },
    ]);
  });

  it('leaves people who are held or seated elsewhere, and keeps their wish as a rule', () => {
    const held = [...room, tableStands('hall', 4), comes('olle'), isHeld('olle')];
    const after = given(held)
      .when(
        importing(
          ['mira', 'olle'],
          [
            { index: 0, table: 'hall', isPinned: true },
            { index: 1, table: 'hall', isPinned: true },
          ],
        ),
      )
      .leaves();
    expect(whoOf(after, 'mira')).toMatchObject({
      isPinned: false,
      placement: { seatId: 'garden-1' },
    });
    expect(whoOf(after, 'olle')).toMatchObject({ isPinned: false, placement: { in: 'holding' } });
    expect(rulesOf(after)).toEqual([
      { kind: 'AtTable', who: { people: ['mira', 'olle'] }, tables: ['hall'], hard: true },
    ]);
  });

  it('takes effect with its last part only if it is large', () => {
    const people = Array.from({ length: 340 }, (_, n) =>
      guest(`p${n}`, 'é'.repeat(limits.attendeeNotes)),
    );
    const command = importing(people, [{ index: 0, togetherWith: ['p339'] }]);
    const events = given(room).when(command).events() as EventPlanEvent[];
    expect(typesOf(events)).toEqual([
      'ChangePartRecorded',
      'ChangePartRecorded',
      'GuestListImported',
    ]);
    const cutShort = given([...room, ...events.slice(0, 2)]);
    expect([standing(cutShort.state).attendees.size, rulesOf(cutShort.state)]).toEqual([2, []]);
    cutShort.when(command).gives(events.slice(2));
    const after = cutShort.when(command).leaves();
    expect([standing(after).attendees.size, rulesOf(after).length]).toEqual([342, 1]);
  });
});

describe('an import whose wishes cannot be met', () => {
  it('adds nobody, and identifies the wish without naming anybody', () => {
    given(room)
      .when(
        importing(
          ['Olle', 'Eve'],
          [
            { index: 0, togetherWith: ['Eve', 'Nobody'], apartFrom: ['eve'], near: 'Nowhere' },
            { index: 1, table: 'none' },
          ],
        ),
      )
      .refuses('BAD_INPUT', {
        message: 'Some wishes cannot be met',
        issues: [
          {
            index: 0,
            path: 'wishes.togetherWith',
            message: 'Nobody in the list or the event has this name or email address',
          },
          { index: 0, path: 'wishes.near', message: 'No place on the floor has this name' },
          {
            index: 0,
            path: 'wishes.apartFrom',
            message: 'Two people cannot be both apart and together',
          },
          { index: 1, path: 'wishes.table', message: 'No table has this name' },
        ],
        details: { count: 4 },
      });
  });

  it('is refused if it contradicts a hard rule of the plan', () => {
    const there = ruled('pair', {
      kind: 'KeepApart',
      who: { people: ['ada', 'mira'] },
      hard: true,
    });
    given([...room, there])
      .when(importing(['mira'], [{ index: 0, togetherWith: ['ada'] }]))
      .refuses('BAD_INPUT', { message: 'Two people cannot be both apart and together' });
  });

  it('is refused if the plan would have too many rules', () => {
    const rules = Array.from({ length: limits.rulesPerEvent }, (_, n) =>
      ruled(`r${n}`, { kind: 'Balance', weight: 1 }, n),
    );
    const wishes = [{ index: 0, togetherWith: ['ada'] }];
    given([...room, ...rules])
      .when(importing(['mira'], wishes))
      .refuses('LIMIT_REACHED');
    const after = given([...room, ...rules.slice(1)])
      .when(importing(['mira'], wishes))
      .leaves();
    expect(rulesOf(after)).toHaveLength(limits.rulesPerEvent);
  });

  it('is refused if rules that select the new people would keep too many pairs apart', () => {
    const vip = { kind: 'KeepApart', who: { tag: 'vip' }, hard: true } as const;
    const people = Array.from({ length: 201 }, (_, n) => ({ ...guest(`p${n}`), tags: ['vip'] }));
    const asked = (count: number) =>
      given([dinnerPlanned, ruled('vips', vip)]).when(
        importing([...people.slice(0, count), 'Eve'], [{ index: count, apartFrom: ['p0'] }]),
      );
    expect(asked(200).events()).toHaveLength(1);
    asked(201).refuses('LIMIT_REACHED');
  });
});
