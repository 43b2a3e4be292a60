import { describe, expect, it } from 'vitest';
import type { EventPlanEvent } from '../../schema/domainEvents.ts';
import { limits } from '../../schema/limits.ts';
import { rulePresets } from '../../schema/seatingRules/rulePresets.ts';
import type { SeatingRule } from '../../schema/seatingRules/seatingRules.ts';
import {
  allBut,
  comes,
  dinnerPlanned,
  eventId,
  given,
  miraSeatedAtOne,
  personNamed,
  ruled,
  sits,
  standing,
  tableStands,
} from '../../tests/harness/dinners.ts';
import type { RuleWay } from './conflict.ts';

const add = (rule: SeatingRule, evenSo?: boolean) => ({
  type: 'AddSeatingRule' as const,
  eventId,
  rule,
  evenSo,
});
const change = (ruleId: string, rule: SeatingRule) => ({
  type: 'ChangeSeatingRule' as const,
  eventId,
  ruleId,
  rule,
});
const remove = (ruleId: string) => ({ type: 'RemoveSeatingRule' as const, eventId, ruleId });
const preset = (name: (typeof rulePresets)[number]) => ({
  type: 'ApplyRulePreset' as const,
  eventId,
  preset: name,
});

const together = (...people: string[]): SeatingRule => ({
  kind: 'KeepTogether',
  who: { people },
  hard: true,
});
const apart = (one: string, other: string): SeatingRule => ({
  kind: 'KeepApart',
  who: { people: [one] },
  whom: { people: [other] },
  hard: true,
});
const balance: SeatingRule = { kind: 'Balance', weight: 2 };

const rulesAfter = (events: EventPlanEvent[], ...more: EventPlanEvent[]) =>
  Object.fromEntries(
    [...standing(given([...events, ...more]).state).rules].map(([id, { rule }]) => [id, rule]),
  );

describe('AddSeatingRule', () => {
  it("adds it after the plan's rules", () => {
    given(miraSeatedAtOne)
      .when(add(balance))
      .gives([
        {
          type: 'SeatingRuleAdded',
          data: { eventId, ruleId: 'new-0', order: 3, rule: balance },
        },
      ]);
  });

  it('adds no rule that exists already', () => {
    given([...miraSeatedAtOne, ruled('first', balance)])
      .when(add({ weight: 2, kind: 'Balance' }))
      .gives([]);
    given([...miraSeatedAtOne, ruled('pair', together('mira', 'ada'))])
      .when(add(together('ada', 'mira')))
      .gives([]);
  });

  it('refuses unknown people and tables, each with its path', () => {
    given(miraSeatedAtOne)
      .when(
        add({
          kind: 'AtTable',
          who: { any: [{ tag: 'vip' }, { people: ['mira', 'nobody'] }] },
          tables: ['garden', 'gone'],
          hard: true,
        }),
      )
      .refuses('RULE_INVALID', {
        issues: [{ path: 'rule.who.any.1.people.1' }, { path: 'rule.tables.1' }],
      });
  });

  it('adds no second rule about earlier events, even if other people have met since', () => {
    const metBefore = { kind: 'Pairs', source: 'metBefore', weight: 6 } as const;
    const met = [{ people: ['ada', 'mira'] }];
    const known = [...miraSeatedAtOne, ruled('met', metBefore)];
    given(known)
      .when(add({ ...metBefore, met }))
      .gives([]);
    expect(
      given(known)
        .when(change('met', { ...metBefore, met }))
        .events(),
    ).toHaveLength(1);
  });

  it('refuses an object that is not on the floor', () => {
    given(miraSeatedAtOne)
      .when(add({ kind: 'Near', who: { tag: 'vip' }, place: 'stage', weight: 9 }))
      .refuses('RULE_INVALID', { issues: [{ path: 'rule.place' }] });
  });

  it('refuses one rule more than a plan may have', () => {
    const full = Array.from({ length: limits.rulesPerEvent }, (_, n) =>
      ruled(`r${n}`, { kind: 'Alternate', prefix: `p${n}:`, weight: 1 }, n),
    );
    given([dinnerPlanned, ...full])
      .when(add(balance))
      .refuses('LIMIT_REACHED');
    given([dinnerPlanned, ...full.slice(1)])
      .when(add(balance))
      .events();
  });

  it('refuses more separated pairs than a plan may have, whoever they are', () => {
    // 200 people are 19,900 pairs.
    const everybody = allBut(limits.attendeesPerEvent - 200);
    const all: SeatingRule = { kind: 'KeepApart', who: { everyone: true }, hard: true };
    expect(given(everybody).when(add(all)).events()).toHaveLength(1);
    given([...everybody, comes('p200'), comes('p201')])
      .when(add(all))
      .refuses('LIMIT_REACHED');
    const few: SeatingRule = {
      kind: 'KeepApart',
      who: { people: ['p1'] },
      whom: { role: 'guest' },
      hard: true,
    };
    given([...everybody, ruled('all', all)])
      .when(add(few))
      .refuses('LIMIT_REACHED');
    const { hard: _, ...soft } = few;
    expect(
      given([...everybody, ruled('all', all)])
        .when(add({ ...soft, weight: 5 }))
        .events(),
    ).toHaveLength(1);
  });

  it('counts the pairs of rules with many selectors each, for everybody', () => {
    const companies = Array.from({ length: 190 }, (_, n) => ({ company: `Company ${n}` }));
    const lists = Array.from({ length: 10 }, (_, n) => ({
      any: companies.slice(19 * n, 19 * n + 19),
    }));
    const rule: SeatingRule = {
      kind: 'KeepApart',
      who: { any: lists },
      whom: { people: ['p1'] },
      hard: true,
    };
    const rules = Array.from({ length: limits.rulesPerEvent - 1 }, (_, n) => ruled(`r${n}`, rule));
    const everybody = allBut(0);
    expect(
      given([...everybody, ...rules])
        .when(add({ ...rule, whom: { people: ['p2'] } }))
        .events(),
    ).toHaveLength(1);
  });
});

describe('ChangeSeatingRule', () => {
  const dinner = [...miraSeatedAtOne, ruled('pair', together('mira', 'ada'))];

  it('records the previous rule', () => {
    const after: SeatingRule = { kind: 'SitBeside', who: { people: ['mira', 'ada'] }, weight: 9 };
    given(dinner)
      .when(change('pair', after))
      .gives([
        {
          type: 'SeatingRuleChanged',
          data: { eventId, ruleId: 'pair', before: together('mira', 'ada'), after },
        },
      ]);
  });

  it('merges two rules that become equal', () => {
    const both = [...dinner, ruled('wish', together('ada', 'mira'), 1), ruled('even', balance, 2)];
    const events = given(both)
      .when(change('even', together('mira', 'ada')))
      .events();
    expect(events.map(({ type }) => type)).toEqual([
      'SeatingRuleRemoved',
      'SeatingRuleRemoved',
      'SeatingRuleChanged',
    ]);
    expect(rulesAfter(both, ...events)).toEqual({ even: together('mira', 'ada') });
  });

  it('records nothing if nothing would change', () => {
    given(dinner)
      .when(change('pair', together('mira', 'ada')))
      .gives([]);
  });

  it('refuses an unknown rule', () => {
    given(dinner).when(change('gone', balance)).refuses('RULE_NOT_FOUND');
    given(dinner).when(remove('gone')).refuses('RULE_NOT_FOUND');
  });
});

it('removes a rule, and records it', () => {
  given([dinnerPlanned, ruled('even', balance)])
    .when(remove('even'))
    .gives([{ type: 'SeatingRuleRemoved', data: { eventId, ruleId: 'even', rule: balance } }]);
});

describe('contradicting rules', () => {
  const guests = [dinnerPlanned, comes('nina'), comes('omar'), comes('petra'), comes('quinn')];
  const tied = [
    ...guests,
    ruled('one', together('nina', 'omar')),
    ruled('two', together('omar', 'petra'), 1),
  ];

  it('are refused with all of them in words and with ways out, before any search', () => {
    given(tied)
      .when(add(apart('nina', 'petra')))
      .refuses('RULE_CONFLICT', {
        message:
          'Nina with omar and omar with petra cannot both hold while nina apart from petra does.',
        details: {
          proof: 'apartWithinGroup',
          rules: [
            { ruleId: 'one', rule: together('nina', 'omar') },
            { ruleId: 'two', rule: together('omar', 'petra') },
            { ruleId: null, rule: apart('nina', 'petra') },
          ],
          ruleIds: ['one', 'two'],
          pinnedIds: [],
          personIds: ['nina', 'omar', 'petra'],
          counts: { needed: 2, available: 1 },
          ways: [
            { way: 'drop', ruleIds: ['two'], solves: true, tried: true },
            { way: 'drop', ruleIds: ['one'], solves: true, tried: true },
            { way: 'weaken', weight: 20, solves: true },
            { way: 'evenSo', solves: false },
          ],
        },
      });
  });

  it('are also refused for people who are held', () => {
    const held: EventPlanEvent = {
      type: 'AttendeeHeld',
      data: { eventId, attendeeId: 'petra', reason: null, from: { in: 'pool' } },
    };
    given([...tied, held])
      .when(add(apart('nina', 'petra')))
      .refuses('RULE_CONFLICT');
  });

  it('are saved without the dropped ones, in one step', () => {
    given(tied)
      .when({ ...add(apart('nina', 'petra')), without: ['two', 'gone'] })
      .gives([
        {
          type: 'SeatingRuleRemoved',
          data: { eventId, ruleId: 'two', rule: together('omar', 'petra') },
        },
        {
          type: 'SeatingRuleAdded',
          data: { eventId, ruleId: 'new-0', order: 4, rule: apart('nina', 'petra') },
        },
      ]);
  });

  it('are still refused if the dropped rules are not the cause', () => {
    const other = ruled('other', apart('nina', 'quinn'), 2);
    given([...tied, other])
      .when({ ...add(apart('nina', 'petra')), without: ['other'] })
      .refuses('RULE_CONFLICT');
  });

  it('offer to drop several if the rule contradicts more than one set', () => {
    const twice = [
      ...tied,
      ruled('three', together('nina', 'quinn'), 2),
      ruled('four', together('quinn', 'petra'), 3),
    ];
    given(twice)
      .when(add(apart('nina', 'petra')))
      .refuses('RULE_CONFLICT', {
        details: {
          ways: [
            { way: 'drop', ruleIds: ['two', 'four'], solves: true },
            { way: 'drop', ruleIds: ['one', 'four'], solves: true },
            { way: 'weaken' },
            { way: 'evenSo' },
          ],
        },
      });
  });

  /** Each guest at a table with the next one: the first cannot be apart from the last. */
  const chainOf = (size: number): EventPlanEvent[] => [
    dinnerPlanned,
    ...Array.from({ length: size + 1 }, (_, n) => comes(`g${n}`)),
    ...Array.from({ length: size }, (_, n) => ruled(`r${n}`, together(`g${n}`, `g${n + 1}`), n)),
  ];
  const waysOutOf = (size: number) => {
    const { details } = given(chainOf(size))
      .when(add(apart('g0', `g${size}`)))
      .refuses('RULE_CONFLICT');
    return details?.ways as RuleWay[];
  };

  it('have all ways out tried, however many there are', () => {
    const drops = waysOutOf(12).filter(({ way }) => way === 'drop');
    expect(drops).toHaveLength(12);
    expect(drops).toEqual(
      drops.map((_, n) => ({ way: 'drop', ruleIds: [`r${11 - n}`], solves: true, tried: true })),
    );
  });

  it('tell which ways out were not tried because it would take too long', () => {
    const drops = waysOutOf(200).flatMap((way) => (way.way === 'drop' ? [way] : []));
    expect(drops).toHaveLength(200);
    expect(drops[0]).toMatchObject({ solves: true, tried: true });
    expect(drops.at(-1)).toMatchObject({ solves: false, tried: false });
  });

  it('include the built-in rules for parties, which cannot be dropped', () => {
    const inParty = (attendeeId: string): EventPlanEvent => ({
      type: 'AttendeeAdded',
      data: {
        eventId,
        attendeeId,
        attendeeRole: 'guest',
        tags: [],
        person: { ...personNamed(attendeeId), party: 'Berg' },
        held: null,
      },
    });
    given([dinnerPlanned, inParty('nina'), inParty('omar')])
      .when(add(apart('nina', 'omar')))
      .refuses('RULE_CONFLICT', {
        message: 'Each party at one table cannot hold while nina apart from omar does.',
        details: {
          ruleIds: ['party:together'],
          rules: [{ ruleId: 'party:together', rule: { kind: 'KeepTogether' } }, { ruleId: null }],
          ways: [{ way: 'weaken' }, { way: 'evenSo' }],
        },
      });
  });

  it('include pins, which can be removed in the same step', () => {
    const pinnedAt = (attendeeId: string, seatId: string): EventPlanEvent[] => [
      sits(attendeeId, seatId),
      { type: 'AttendeePinned', data: { eventId, attendeeId, seatId } },
    ];
    const pinned = [
      ...guests,
      tableStands('hall', 4),
      tableStands('bar', 4),
      ...pinnedAt('nina', 'hall-1'),
      ...pinnedAt('omar', 'bar-1'),
    ];
    given(pinned)
      .when(add(together('nina', 'omar')))
      .refuses('RULE_CONFLICT', {
        message:
          'Nina pinned at hall and omar pinned at bar cannot both hold while nina with omar does.',
        details: {
          proof: 'pinBreaksRule',
          pinnedIds: ['nina', 'omar'],
          ways: [
            { way: 'unpin', personIds: ['nina', 'omar'], solves: true },
            { way: 'weaken' },
            { way: 'evenSo' },
          ],
        },
      });
    const events = given(pinned)
      .when({ ...add(together('nina', 'omar')), unpin: ['nina'] })
      .events();
    expect(events.map(({ type }) => type)).toEqual(['AttendeeUnpinned', 'SeatingRuleAdded']);
  });

  const inParty = { ...personNamed('nina'), party: 'Berg' };
  const newcomer = { eventId, attendeeRole: 'guest' as const, tags: [], held: null };
  const couple: EventPlanEvent[] = [
    dinnerPlanned,
    ...['nina', 'omar'].map(
      (attendeeId): EventPlanEvent => ({
        type: 'AttendeeAdded',
        data: { ...newcomer, attendeeId, person: inParty },
      }),
    ),
  ];
  const apartFirst = [...couple, ruled('no', apart('nina', 'omar'))];

  it('are also refused in a preset, with the same ways out', () => {
    given(apartFirst)
      .when(preset('familiesAndFriends'))
      .refuses('RULE_CONFLICT', {
        details: {
          ruleIds: ['no'],
          ways: [
            { way: 'drop', ruleIds: ['no'], solves: true, tried: true },
            { way: 'weaken', weight: 20, solves: true },
            { way: 'evenSo', solves: false },
          ],
        },
      });
    expect(
      given(apartFirst)
        .when({ ...preset('familiesAndFriends'), without: ['no'] })
        .events(),
    ).toHaveLength(5);
    expect(
      given(apartFirst)
        .when({ ...preset('familiesAndFriends'), evenSo: true })
        .events(),
    ).toHaveLength(4);
  });

  it('become soft rules of a preset on request, and its other rules stay as they are', () => {
    const wishes = { ...preset('familiesAndFriends'), asWishes: true };
    const added = (events: EventPlanEvent[]) =>
      given(events)
        .when(wishes)
        .events()
        .map(({ data }) => ('rule' in data ? data.rule : undefined));
    const byParty = { kind: 'KeepTogether', who: { everyone: true }, each: 'party' };
    const beside = { kind: 'SitBeside', each: 'party', weight: 20 };
    expect(added(couple)).toMatchObject([{ ...byParty, hard: true }, beside, {}, {}]);
    expect(added(apartFirst)).toMatchObject([{ ...byParty, weight: 20 }, beside, {}, {}]);
    expect(added(apartFirst)[0]).not.toHaveProperty('hard');
  });

  it('do not include rules that only need more room, because a table may be added', () => {
    const noTables: SeatingRule = {
      kind: 'Accompanied',
      who: { people: ['nina'] },
      by: { people: ['omar', 'petra'] },
      hard: true,
    };
    expect(given(guests).when(add(noTables)).events()).toHaveLength(1);
    const small = [...guests, tableStands('bar', 2)];
    expect(
      given(small)
        .when(add(together('nina', 'omar', 'petra')))
        .events(),
    ).toHaveLength(1);
    given([...small, ruled('two', together('nina', 'omar'))])
      .when(add(together('omar', 'petra')))
      .refuses('RULE_CONFLICT', {
        message:
          'Nina with omar cannot hold while omar with petra does. 3 people have to share a table, and the largest one open to them has 2 seats.',
        details: { proof: 'groupTooLarge', ruleIds: ['two'] },
      });
  });

  it('are refused when the last of them ties people together', () => {
    given([...guests, ruled('one', together('nina', 'omar')), ruled('no', apart('nina', 'petra'))])
      .when(add(together('omar', 'petra')))
      .refuses('RULE_CONFLICT');
    given([...guests, ruled('one', together('nina', 'omar')), ruled('no', apart('nina', 'petra'))])
      .when(change('one', together('nina', 'omar', 'petra')))
      .refuses('RULE_CONFLICT', { details: { rules: [{ ruleId: null }, { ruleId: 'no' }] } });
  });

  it('are saved anyway on request', () => {
    expect(
      given(tied)
        .when(add(apart('nina', 'petra'), true))
        .events(),
    ).toHaveLength(1);
  });

  it('do not prevent another rule from being saved', () => {
    const broken = [...tied, ruled('no', apart('nina', 'petra'), 2)];
    expect(given(broken).when(add(balance)).events()).toHaveLength(1);
    expect(
      given(broken)
        .when(add(together('nina', 'quinn')))
        .events(),
    ).toHaveLength(1);
  });

  it.each<[string, SeatingRule]>([
    ['a soft one', { kind: 'KeepApart', who: { people: ['nina', 'petra'] }, weight: 50 }],
    [
      'seats that are not beside one another',
      { kind: 'KeepApart', who: { people: ['nina', 'petra'] }, level: 'beside', hard: true },
    ],
    ['others', apart('nina', 'quinn')],
  ])('do not include those with %s', (_, rule) => {
    expect(given(tied).when(add(rule)).events()).toHaveLength(1);
  });
});

describe('ApplyRulePreset', () => {
  it.each(rulePresets)('adds nothing the second time: %s', (name) => {
    const first = given(miraSeatedAtOne).when(preset(name)).events();
    expect(first.length).toBeGreaterThan(1);
    given([...miraSeatedAtOne, ...first])
      .when(preset(name))
      .gives([]);
  });

  it("keeps an organiser's changes to its rules", () => {
    const first = given(miraSeatedAtOne).when(preset('colleaguesTogether')).events();
    const heavier: SeatingRule = {
      kind: 'KeepTogether',
      who: { everyone: true },
      each: 'company',
      weight: 90,
    };
    const changed = given([...miraSeatedAtOne, ...first])
      .when(change('new-0', heavier))
      .events();
    expect(changed).toHaveLength(1);
    given([...miraSeatedAtOne, ...first, ...changed])
      .when(preset('colleaguesTogether'))
      .gives([]);
  });

  it('adds a limit that a rule about the same people lacks', () => {
    const hosts = { kind: 'PerTable', who: { role: 'employee' }, hard: true } as const;
    const addedBeside = (rule: SeatingRule) =>
      given([...miraSeatedAtOne, ruled('hosts', rule)])
        .when(preset('newFaces'))
        .events()
        .map(({ data }) => ('rule' in data ? data.rule : undefined));
    const atLeastOne = { kind: 'PerTable', who: { role: 'employee' }, min: 1, weight: 15 };
    expect(addedBeside({ ...hosts, max: 2 })).toContainEqual(atLeastOne);
    expect(addedBeside({ ...hosts, min: 0, max: 2 })).toContainEqual(atLeastOne);
    expect(addedBeside({ ...hosts, min: 2, max: 2 })).not.toContainEqual(atLeastOne);
  });

  it('limits a company to 40 % of a table', () => {
    const tables = [tableStands('hall', 10), tableStands('bar', 10)];
    const rules = given([...miraSeatedAtOne, ...tables])
      .when(preset('clientDinner'))
      .events()
      .map(({ data }) => ('rule' in data ? data.rule : undefined));
    expect(rules).toContainEqual({
      kind: 'PerTable',
      who: { everyone: true },
      each: 'company',
      max: 4,
      weight: 8,
    });
  });
});

describe('leaving people and tables', () => {
  const dinner = [
    ...miraSeatedAtOne,
    comes('olle'),
    tableStands('hall', 6),
    ruled('pair', together('mira', 'ada')),
    ruled('three', together('mira', 'ada', 'olle'), 1),
    ruled(
      'tables',
      { kind: 'AtTable', who: { people: ['olle'] }, tables: ['garden', 'hall'], weight: 5 },
      2,
    ),
    ruled('even', balance, 3),
  ];

  it('leave the rules in the same step: a pair is removed, of three the others stay', () => {
    const [left, ...others] = given(dinner)
      .when({ type: 'DeleteAttendee', eventId, attendeeId: 'mira' })
      .events();
    expect(others).toEqual([]);
    expect(left).toMatchObject({
      type: 'AttendeeDeleted',
      data: { rules: { shortened: ['three'], removed: ['pair'] } },
    });
    expect(rulesAfter(dinner, left as EventPlanEvent)).toMatchObject({
      three: together('ada', 'olle'),
      even: balance,
    });
    expect(rulesAfter(dinner, left as EventPlanEvent)).not.toHaveProperty('pair');
  });

  it('leave no two rules that become equal without them', () => {
    const [left] = given(dinner)
      .when({ type: 'DeleteAttendee', eventId, attendeeId: 'olle' })
      .events();
    expect(left).toMatchObject({
      data: { rules: { shortened: [], removed: ['tables', 'three'] } },
    });
    expect(rulesAfter(dinner, left as EventPlanEvent)).toEqual({
      pair: together('mira', 'ada'),
      even: balance,
    });
  });

  it('record nothing about rules that do not name them', () => {
    const [left] = given(miraSeatedAtOne)
      .when({ type: 'DeleteAttendee', eventId, attendeeId: 'mira' })
      .events();
    expect(left?.data).not.toHaveProperty('rules');
  });

  it('are erased from them as well', () => {
    const erased = given(dinner)
      .when({ type: 'EraseAttendee', eventId, attendeeId: 'ada' })
      .events();
    expect(rulesAfter(dinner, ...erased)).toMatchObject({ three: together('mira', 'olle') });
  });

  it('remove a table from the rules that name it', () => {
    const [first] = given(dinner)
      .when({ type: 'DeleteTable', eventId, tableId: 'garden' })
      .events();
    const without = [...dinner, first as EventPlanEvent];
    expect(rulesAfter(without)).toMatchObject({ tables: { tables: ['hall'] } });
    const [second] = given(without)
      .when({ type: 'DeleteTable', eventId, tableId: 'hall' })
      .events();
    expect(rulesAfter(without, second as EventPlanEvent)).not.toHaveProperty('tables');
  });
});
