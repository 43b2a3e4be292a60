import { describe, expect, it } from 'vitest';
import type { SeatingRule } from '../../schema/seatingRules/seatingRules.ts';
import { created, deleted, eventId, guest, planChangeOf, tableAdded } from '../testing/dinner.ts';
import { type Fact, history, later, now, organiser, project } from '../testing/project.ts';
import { seatingRulesProjector } from './projector.ts';

const together: SeatingRule = {
  kind: 'KeepTogether',
  who: { people: ['mira', 'jonas', 'ada'] },
  hard: true,
};
const pair: SeatingRule = { kind: 'SitBeside', who: { people: ['mira', 'ada'] }, weight: 5 };
const atTables: SeatingRule = {
  kind: 'AtTable',
  who: { role: 'guest' },
  tables: ['t1', 't2'],
  weight: 5,
};
const added = (ruleId: string, order: number, rule: SeatingRule): Fact => ({
  type: 'SeatingRuleAdded',
  data: { eventId, ruleId, order, rule },
});

const row = (id: string, order: number, rule: SeatingRule) => ({
  id,
  eventId,
  order,
  rule,
  createdByUserId: organiser,
  createdAt: now,
  updatedAt: now,
});
const first = row('r1', 0, together);
const second = row('r2', 1, pair);
const third = row('r3', 2, atTables);

const rulesAfter = async (...facts: Fact[]) => {
  const events = [
    ...history([created, added('r1', 0, together), added('r2', 1, pair), added('r3', 2, atTables)]),
    ...history(facts, { at: later }, 4),
  ];
  return (await project(seatingRulesProjector, events)).seating_rules;
};

it('shows the rules as they were added', async () => {
  expect(await rulesAfter()).toEqual([first, second, third]);
});

it('shows a changed rule', async () => {
  const changed = { eventId, ruleId: 'r2', before: pair, after: { ...pair, weight: 9 } };
  expect(await rulesAfter({ type: 'SeatingRuleChanged', data: changed })).toEqual([
    first,
    { ...second, rule: { ...pair, weight: 9 }, updatedAt: later },
    third,
  ]);
});

it('shows neither a removed rule nor any of a deleted event', async () => {
  const removed: Fact = { type: 'SeatingRuleRemoved', data: { eventId, ruleId: 'r2', rule: pair } };
  expect(await rulesAfter(removed)).toEqual([first, third]);
  expect(await rulesAfter(deleted)).toEqual([]);
});

const withoutMira = { ...together, who: { people: ['jonas', 'ada'] } };
const rules = { shortened: ['r1'], removed: ['r2'] };
const pool = { in: 'pool' } as const;

it.each<[string, Fact]>([
  [
    'was removed',
    {
      type: 'AttendeeDeleted',
      data: { eventId, ...guest('mira'), was: pool, isCheckedIn: false, rules },
    },
  ],
  [
    'was erased',
    {
      type: 'AttendeeErased',
      data: { eventId, attendeeId: 'mira', was: pool, isCheckedIn: false, rules },
    },
  ],
])('shows rules without somebody who %s', async (_, fact) => {
  expect(await rulesAfter(fact)).toEqual([
    { ...first, rule: withoutMira, updatedAt: later },
    third,
  ]);
});

it('shows rules without a table that was deleted', async () => {
  const gone: Fact = {
    type: 'TableDeleted',
    data: { ...tableAdded('t1', 4).data, displaced: [], rules: { shortened: ['r3'], removed: [] } },
  };
  expect(await rulesAfter(gone)).toEqual([
    first,
    second,
    { ...third, rule: { ...atTables, tables: ['t2'] }, updatedAt: later },
  ]);
});

describe('a change of the whole plan', () => {
  const whole = {
    rulesAdded: [{ ruleId: 'r9', order: 7, rule: pair }],
    rulesRemoved: [{ ruleId: 'r2', order: 1, rule: pair }],
    rulesChanged: [{ ruleId: 'r1', before: together, after: withoutMira }],
  };
  const { change, ...data } = planChangeOf(null);
  const shown = [
    { ...first, rule: withoutMira, updatedAt: later },
    third,
    { ...row('r9', 7, pair), createdAt: later, updatedAt: later },
  ];

  it('shows its effect on rules', async () => {
    const undone: Fact = {
      type: 'ChangeUndone',
      data: { ...data, change: { ...change, ...whole }, of: 'step', inTurn: true },
    };
    expect(await rulesAfter(undone)).toEqual(shown);
  });

  it('shows it with its last part, and nothing of discarded parts', async () => {
    const part: Fact = {
      type: 'ChangePartRecorded',
      data: { eventId, changeId: data.changeId, part: 0, parts: 2, piece: whole },
    };
    const last: Fact = {
      type: 'ChangeUndone',
      data: { ...data, part: 1, parts: 2, change, of: 'step', inTurn: true },
    };
    expect(await rulesAfter(part)).toEqual([first, second, third]);
    expect(await rulesAfter(part, last)).toEqual(shown);
    const discarded: Fact = {
      type: 'PartsDiscarded',
      data: { eventId, changeId: data.changeId },
    };
    expect(await rulesAfter(part, discarded)).toEqual([first, second, third]);
  });

  it('from before there were rules changes none', async () => {
    const older: Fact = {
      type: 'ChangeUndone',
      data: { ...data, change, of: 'step', inTurn: true },
    };
    expect(await rulesAfter(older)).toEqual([first, second, third]);
  });
});
