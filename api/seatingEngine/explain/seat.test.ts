import { describe, expect, it } from 'vitest';
import { roundTable } from '../../../tests/harness/seatingInputs.ts';
import type { InputPerson, RuleBody, SeatingInput, Strength } from '../input.ts';
import type { PointsSource } from './board.ts';
import { explained, heatOf } from './explained.ts';
import { seatingScore } from './score.ts';
import { explainSeat } from './seat.ts';
import { explainTable } from './table.ts';

/**
 * Two round tables for six, 3 m apart. At `a`, in this order: Ann, Bob, Cem, Dia, one seat free, Eva. At
 * `b`: Fin and, across, Gus. Hal waits.
 */
const evening = (rules: SeatingInput['rules'], more: Partial<SeatingInput> = {}): SeatingInput => {
  const seats = {
    ann: 'a.1',
    bob: 'a.2',
    cem: 'a.3',
    dia: 'a.4',
    eva: 'a.6',
    fin: 'b.1',
    gus: 'b.4',
  };
  const tags: Record<string, string[]> = {
    ann: ['sex:f'],
    bob: ['sex:m'],
    cem: ['sex:m'],
    dia: ['sex:f'],
  };
  return {
    people: [
      ...Object.entries(seats).map(([id, seat]): InputPerson => ({ id, seat, tags: tags[id] })),
      { id: 'hal', priority: 3 },
    ],
    tables: [roundTable('a', 6, 0, 0), roundTable('b', 6, 300, 0)],
    places: [{ id: 'stage', x: 0, y: 0 }],
    rules,
    pairs: [],
    ...more,
  };
};

const soft = (weight: number): Strength => ({ weight });
const hard: Strength = { hard: true };
const named = (...people: string[]) => ({ people });

const reasonFor = (personId: string, strength: Strength, body: RuleBody) => {
  const seating = explained(evening([{ id: 'rule', ...strength, ...body }]));
  const [reason, ...others] = explainSeat(seating, personId)?.reasons ?? [];
  expect(others).toEqual([]);
  return (
    reason && [
      reason.points,
      reason.most,
      reason.broken,
      reason.personIds.join(' '),
      `${reason.count}/${reason.of}`,
    ]
  );
};

describe("a rule's points for a seat", () => {
  const trio = named('ann', 'bob', 'fin');

  it('are half of each pair that a soft KeepTogether has at the table', () => {
    const body: RuleBody = { kind: 'KeepTogether', who: trio };
    // A pair of three people counts 2 × 9 / 3 = 6, half of it for each; two pairs are the most.
    expect(reasonFor('ann', soft(9), body)).toEqual([3, 6, 0, 'bob', '1/2']);
    expect(reasonFor('fin', soft(9), body)).toEqual([0, 6, 0, '', '0/2']);
  });

  it('are the breaks of a hard KeepTogether, for the whole group', () => {
    const body: RuleBody = { kind: 'KeepTogether', who: trio };
    expect(reasonFor('ann', hard, body)).toEqual([0, 0, 1, 'bob', '1/2']);
    expect(reasonFor('fin', hard, body)).toEqual([0, 0, 1, '', '0/2']);
    const waiting: RuleBody = { kind: 'KeepTogether', who: named('ann', 'hal') };
    expect(reasonFor('hal', hard, waiting)).toEqual([0, 0, 1, '', '0/1']);
  });

  it('are half of each pair that KeepApart finds at a table or beside one another', () => {
    const body: RuleBody = {
      kind: 'KeepApart',
      who: named('ann'),
      whom: named('bob', 'cem', 'fin'),
    };
    expect(reasonFor('ann', soft(8), body)).toEqual([-8, 0, 0, 'bob cem', '2/3']);
    expect(reasonFor('bob', soft(8), body)).toEqual([-4, 0, 0, 'ann', '1/1']);
    expect(reasonFor('fin', soft(8), body)).toEqual([0, 0, 0, '', '0/1']);
    expect(reasonFor('ann', hard, body)).toEqual([0, 0, 2, 'bob cem', '2/3']);
    expect(reasonFor('ann', soft(8), { ...body, level: 'beside' })).toEqual([
      -4,
      0,
      0,
      'bob',
      '1/3',
    ]);
  });

  it('count mutually separated people once', () => {
    const body: RuleBody = { kind: 'KeepApart', who: named('ann', 'bob', 'cem') };
    expect(reasonFor('ann', soft(8), body)).toEqual([-8, 0, 0, 'bob cem', '2/2']);
  });

  it('are half of each pair that SitBeside has beside one another', () => {
    const body: RuleBody = { kind: 'SitBeside', who: named('ann', 'bob', 'dia') };
    expect(reasonFor('ann', soft(9), body)).toEqual([3, 6, 0, 'bob', '1/2']);
    expect(reasonFor('dia', soft(9), body)).toEqual([0, 6, 0, '', '0/2']);
    expect(reasonFor('dia', hard, body)).toEqual([0, 0, 1, '', '0/2']);
    const across: RuleBody = { ...body, how: 'nextOrOpposite' };
    expect(reasonFor('dia', soft(9), across)).toEqual([3, 6, 0, 'ann', '1/2']);
  });

  it('are complete for people with company, and zero for the company', () => {
    const body: RuleBody = { kind: 'Accompanied', who: named('ann', 'cem'), by: named('bob') };
    const beside: RuleBody = { ...body, level: 'beside' };
    expect(reasonFor('ann', soft(12), beside)).toEqual([12, 12, 0, 'bob', '1/1']);
    expect(reasonFor('bob', soft(12), beside)).toEqual([0, 0, 0, 'ann cem', '2/2']);
    const fin: RuleBody = { kind: 'Accompanied', who: named('fin'), by: named('bob') };
    expect(reasonFor('fin', soft(12), fin)).toEqual([0, 12, 0, '', '0/1']);
    expect(reasonFor('fin', hard, fin)).toEqual([0, 0, 1, '', '0/1']);
  });

  it("depend on the table's distance for Near", () => {
    const body: RuleBody = { kind: 'Near', who: named('ann', 'fin', 'hal'), place: 'stage' };
    expect(reasonFor('ann', soft(30), body)).toEqual([30, 30, 0, '', '1/2']);
    expect(reasonFor('fin', soft(30), body)).toEqual([0, 30, 0, '', '2/2']);
    expect(reasonFor('hal', soft(30), body)).toEqual([0, 30, 0, '', '0/2']);
  });

  it('are complete at a table of AtTable', () => {
    const body: RuleBody = { kind: 'AtTable', who: named('ann', 'fin'), tables: ['a'] };
    expect(reasonFor('ann', soft(7), body)).toEqual([7, 7, 0, '', '1/1']);
    expect(reasonFor('fin', soft(7), body)).toEqual([0, 7, 0, '', '0/1']);
    expect(reasonFor('fin', hard, body)).toEqual([0, 0, 1, '', '0/1']);
  });

  it('are complete for each other person at a reserved table', () => {
    const body: RuleBody = { kind: 'Reserved', who: named('fin'), tables: ['b'] };
    expect(reasonFor('gus', soft(7), body)).toEqual([-7, 0, 0, '', '0/1']);
    expect(reasonFor('gus', hard, body)).toEqual([0, 0, 1, '', '0/1']);
    expect(reasonFor('ann', soft(7), body)).toEqual([0, 0, 0, '', '1/1']);
  });

  it('are shared by a group that is too large at a table, or by all who lack somebody', () => {
    const most: RuleBody = { kind: 'PerTable', who: named('ann', 'bob', 'cem', 'dia'), max: 2 };
    // Two too many cost 16: a quarter for each of the four.
    expect(reasonFor('ann', soft(8), most)).toEqual([-4, 0, 0, 'bob cem dia', '4/2']);
    const least: RuleBody = { kind: 'PerTable', who: named('ann'), min: 1 };
    expect(reasonFor('gus', soft(8), least)).toEqual([-4, 0, 0, '', '0/1']);
    expect(reasonFor('gus', hard, least)).toEqual([0, 0, 1, '', '0/1']);
  });

  it('are complete for the only one of a group', () => {
    const body: RuleBody = { kind: 'NotAlone', who: { everyone: true }, each: 'sex:' };
    const seating = explained(
      evening([{ id: 'rule', ...soft(5), ...body }], {
        people: evening([]).people.map((one) => (one.id === 'dia' ? { ...one, seat: 'b.2' } : one)),
      }),
    );
    const reasons = (id: string) => explainSeat(seating, id)?.reasons.map(({ points }) => points);
    expect([reasons('ann'), reasons('bob'), reasons('dia')]).toEqual([[-5], [0], [-5]]);
  });

  it('are half of each wrong pair of neighbours', () => {
    const alternate: RuleBody = {
      kind: 'Alternate',
      who: named('ann', 'bob', 'cem'),
      prefix: 'sex:',
    };
    expect(reasonFor('ann', soft(6), alternate)).toEqual([0, 0, 0, '', '0/1']);
    expect(reasonFor('bob', soft(6), alternate)).toEqual([-3, 0, 0, 'cem', '1/2']);
    const inCommon: RuleBody = { ...alternate, kind: 'InCommon' } as RuleBody;
    expect(reasonFor('ann', hard, inCommon)).toEqual([0, 0, 1, 'bob', '1/1']);
  });

  it("are an equal share of Balance's loss at the table", () => {
    // 7 people on 12 seats: 3.5 for each table. At a there are 1.5 too many: 3 points, of 5 people.
    const [points, ...others] = reasonFor('ann', soft(2), { kind: 'Balance' }) ?? [];
    expect(points).toBeCloseTo(-3 / 5, 2);
    expect(others).toEqual([0, 0, '', '5/3.5']);
  });

  it('count a partner once whom several pairs name', () => {
    // Dia sits across from Ann.
    const pairs: SeatingInput['pairs'] = [
      ['ann', 'dia', 8, 0, 8, 'likes'],
      ['dia', 'ann', 1, 0, 20, 'likes'],
    ];
    const [reason] = explainSeat(explained(evening([], { pairs })), 'ann')?.reasons ?? [];
    expect(reason).toMatchObject({ points: 18.5, most: 18.5, personIds: ['dia'], count: 1, of: 1 });
  });

  it('name pairs by their source', () => {
    const pairs: SeatingInput['pairs'] = [
      ['ann', 'bob', 4, 6, 0, 'met before'],
      ['ann', 'fin', 4, 0, 0, 'met before'],
      ['ann', 'dia', -2, 0, -4, 'likes'],
    ];
    const explanation = explainSeat(explained(evening([], { pairs })), 'ann');
    expect(explanation?.reasons).toEqual([
      {
        source: { from: 'pairs', name: 'met before' },
        role: 'who',
        points: 5,
        // Both at the table, one of them next.
        most: 7,
        broken: 0,
        personIds: ['bob'],
        count: 1,
        of: 2,
      },
      expect.objectContaining({
        source: { from: 'pairs', name: 'likes' },
        points: -3,
        most: 0,
        personIds: ['dia'],
      }),
    ]);
  });

  it('include the cost of a move if another seating than the present one is explained', () => {
    const input = evening([], { moves: { toOtherTable: 25, withinTable: 8 } });
    const seats = new Map([
      ['ann', 'a.5'],
      ['bob', 'b.2'],
    ]);
    const seating = explained(input, seats);
    const reasons = (id: string) => explainSeat(seating, id)?.reasons;
    expect(reasons('ann')).toEqual([
      expect.objectContaining({ source: { from: 'moves' }, points: -8 }),
    ]);
    expect(reasons('bob')).toEqual([
      expect.objectContaining({ source: { from: 'moves' }, points: -25 }),
    ]);
  });

  it('are not given for somebody who takes no part', () => {
    expect(explainSeat(explained(evening([])), 'nobody')).toBeUndefined();
  });
});

const ruleId = (source: PointsSource) => (source.from === 'rule' ? source.ruleId : source.from);

describe('the best seats elsewhere', () => {
  const rules: SeatingInput['rules'] = [
    { id: 'apart', ...hard, kind: 'KeepApart', who: named('fin'), whom: named('ann', 'gus') },
    { id: 'friends', ...soft(10), kind: 'KeepTogether', who: named('fin', 'bob') },
  ];

  it('name the rules that gain and lose, hard ones first, and the people', () => {
    const explanation = explainSeat(explained(evening(rules)), 'fin');
    expect(
      explanation?.elsewhere.map(({ tableId, swapWith, change, reasons }) => ({
        tableId,
        swapWith,
        change,
        reasons: reasons.map(({ source, points, broken, personIds }) => [
          ruleId(source),
          points,
          broken,
          personIds.join(' '),
        ]),
      })),
    ).toEqual([
      {
        tableId: 'a',
        // After Ann has gone to the other table, nobody is left who must be elsewhere.
        swapWith: 'ann',
        change: { hard: -1, waiting: 0, points: 10 },
        reasons: [
          ['apart', 0, -1, 'gus'],
          ['friends', 10, 0, 'bob'],
        ],
      },
      {
        tableId: 'b',
        swapWith: null,
        change: { hard: 0, waiting: 0, points: 0 },
        reasons: [],
      },
    ]);
    expect(explanation?.best.map(({ tableId }) => tableId)).toEqual(['a', 'b']);
  });

  it("are free seats for somebody who waits, and never a pinned person's", () => {
    const people = evening([]).people.map((one) =>
      one.id === 'ann' ? { ...one, pinned: true } : one,
    );
    const explanation = explainSeat(explained(evening([], { people })), 'hal');
    expect(explanation).toMatchObject({ seatId: null, tableId: null, points: 0 });
    expect(explanation?.best).toEqual([
      expect.objectContaining({
        seatId: 'a.5',
        swapWith: null,
        change: { hard: 0, waiting: -3, points: 0 },
      }),
      expect.objectContaining({ tableId: 'b', swapWith: null }),
    ]);
    const pinned = explainSeat(explained(evening(rules, { people })), 'fin');
    expect(pinned?.elsewhere.map(({ swapWith }) => swapWith)).not.toContain('ann');
  });
});

describe('the explanation of a table', () => {
  it('has the points of each rule there, and of each person', () => {
    const input = evening([
      { id: 'friends', ...soft(9), kind: 'KeepTogether', who: named('ann', 'bob', 'fin') },
      { id: 'host', ...hard, kind: 'PerTable', who: named('ann'), min: 1 },
      { id: 'beside', ...soft(4), kind: 'SitBeside', who: named('cem', 'eva') },
    ]);
    const seating = explained(input);
    expect(explainTable(seating, 'a')).toMatchObject({
      points: 6,
      broken: 0,
      reasons: [
        { source: { ruleId: 'friends' }, points: 6, personIds: ['ann', 'bob'] },
        { source: { ruleId: 'beside' }, points: 0, lackingIds: ['cem', 'eva'] },
      ],
    });
    expect(
      explainTable(seating, 'a')?.people.map(({ personId, points }) => [personId, points]),
    ).toEqual([
      ['ann', 3],
      ['bob', 3],
      ['cem', 0],
      ['dia', 0],
      ['eva', 0],
    ]);
    expect(explainTable(seating, 'b')).toMatchObject({
      broken: 1,
      reasons: [
        { source: { ruleId: 'friends' }, lackingIds: ['fin'] },
        { source: { ruleId: 'host' }, broken: 1, personIds: ['fin', 'gus'] },
      ],
    });
    expect(explainTable(seating, 'c')).toBeUndefined();
  });
});

describe('the score', () => {
  it('lists for each rule who breaks it and where', () => {
    const input = evening([
      { id: 'kept', ...soft(9), kind: 'AtTable', who: named('ann'), tables: ['a'] },
      { id: 'apart', ...hard, kind: 'KeepApart', who: named('fin'), whom: named('ann', 'gus') },
      {
        id: 'lacking',
        ...soft(4),
        kind: 'Accompanied',
        who: named('ann', 'gus'),
        by: named('bob'),
      },
    ]);
    const { byRule, ...score } = seatingScore(explained(input));
    expect(score).toEqual({ hard: 1, waiting: 3, points: 13, waitingIds: ['hal'] });
    expect(
      byRule.map(({ source, broken, points, most, personIds, tableIds }) => [
        ruleId(source),
        broken,
        points,
        most,
        personIds.join(' '),
        tableIds.join(' '),
      ]),
    ).toEqual([
      ['kept', 0, 9, 9, '', ''],
      ['apart', 1, 0, 0, 'fin gus', 'b'],
      ['lacking', 0, 4, 8, 'gus', 'b'],
      ['moves', 0, 0, 0, '', ''],
    ]);
  });
});

describe('a plan without tables', () => {
  it('is still explained: everybody waits, and no points are possible', () => {
    const input = evening(
      [
        { id: 'friends', ...soft(9), kind: 'KeepTogether', who: named('ann', 'bob') },
        { id: 'near', ...soft(9), kind: 'Near', who: named('ann'), place: 'stage' },
        { id: 'balance', ...soft(2), kind: 'Balance' },
      ],
      { tables: [], pairs: [['ann', 'bob', 3]] },
    );
    const seating = explained(input);
    expect(seatingScore(seating)).toMatchObject({ hard: 0, waiting: 10, points: 0 });
    expect(explainSeat(seating, 'ann')).toMatchObject({ points: 0, most: 0, elsewhere: [] });
    expect(heatOf(seating)).toEqual([]);
  });
});

describe('heat', () => {
  it("is somebody's share of their possible points", () => {
    const input = evening([
      { id: 'friends', ...soft(9), kind: 'KeepTogether', who: named('ann', 'bob', 'fin') },
      { id: 'apart', ...hard, kind: 'KeepApart', who: named('cem', 'dia') },
      { id: 'reserved', ...soft(3), kind: 'Reserved', who: named('fin'), tables: ['b'] },
    ]);
    const shares = heatOf(explained(input)).map(({ personId, share }) => [personId, share]);
    expect(Object.fromEntries(shares)).toEqual({
      ann: 0.5,
      bob: 0.5,
      cem: 0,
      dia: 0,
      eva: 1,
      fin: 0,
      gus: 0,
    });
  });
});
