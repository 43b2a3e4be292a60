import { describe, expect, it } from 'vitest';
import { roundTable } from '../../tests/harness/seatingInputs.ts';
import type { InputPerson, RuleBody, SeatingInput, Strength } from './input.ts';
import { scoreOf } from './points.ts';
import { resolve } from './resolve.ts';

const soft = (weight: number): Strength => ({ weight });
const hard: Strength = { hard: true };

/** Two tables for four, 3 m apart, and people by the seats they have. */
const dinner = (people: InputPerson[], rest: Partial<SeatingInput> = {}): SeatingInput => ({
  people,
  tables: [roundTable('a', 4, 0, 0), { ...roundTable('b', 4, 300, 0), tags: ['front'] }],
  places: [{ id: 'stage', x: 0, y: 400 }],
  rules: [],
  pairs: [],
  ...rest,
});

const scored = (input: SeatingInput) => {
  const resolved = resolve(input);
  return scoreOf(resolved, resolved.seated);
};

const worthOf = (people: InputPerson[], body: RuleBody, strength: Strength) => {
  const { hard: units, points } = scored(
    dinner(people, { rules: [{ id: 'rule', ...strength, ...body }] }),
  );
  return strength.hard ? { units } : { points };
};

const at = (seat: string | null, rest: Partial<InputPerson> = {}): InputPerson => ({
  id: `at ${seat}`,
  seat,
  ...rest,
});
const everyone = { everyone: true } as const;
const host = { role: 'employee' };

describe('the points of a rule', () => {
  const acme = { company: 'Acme' };

  it('KeepTogether: 2w/m for each pair at one table, rounded, at least 1', () => {
    const body = { kind: 'KeepTogether', who: everyone, each: 'company' } as const;
    const five = ['a.1', 'a.2', 'a.3', 'b.1', null].map((seat) => at(seat, acme));
    // 2 × 6 / 5 = 2.4; three pairs at a.
    expect(worthOf(five, body, soft(6))).toEqual({ points: 3 * 2 });
    // 2 × 1 / 5 = 0.4.
    expect(worthOf(five, body, soft(1))).toEqual({ points: 3 * 1 });
    // Two tables and the pool.
    expect(worthOf(five, body, hard)).toEqual({ units: 2 });
  });

  it('KeepTogether: none broken if all wait or all share a table', () => {
    const body = { kind: 'KeepTogether', who: everyone, each: 'company' } as const;
    const waiting = [at(null, { ...acme, id: 'x' }), at(null, { ...acme, id: 'y' })];
    expect(worthOf(waiting, body, hard)).toEqual({ units: 0 });
    expect(worthOf([at('a.1', acme), at('a.3', acme)], body, hard)).toEqual({ units: 0 });
  });

  it('KeepApart: each pair at one table, counted once, or beside one another', () => {
    const body = { kind: 'KeepApart', who: everyone, whom: everyone } as const;
    // Next: 1-2, 2-3; opposite: 1-3.
    const three = [at('a.1'), at('a.2'), at('a.3'), at('b.1')];
    expect(worthOf(three, body, soft(5))).toEqual({ points: -15 });
    expect(worthOf(three, { ...body, level: 'beside' }, hard)).toEqual({ units: 3 });
    expect(worthOf([at('a.1'), at('b.1')], { ...body, level: 'beside' }, hard)).toEqual({
      units: 0,
    });
  });

  it('counts two neighbours once, even if their table lists them twice', () => {
    const next = [
      [1, 2],
      [2, 1],
      [1, 1],
    ] as const;
    const small = { ...roundTable('b', 2), next, opposite: [] };
    const people = [at('b.1', acme), at('b.2', acme)];
    const { points } = scored({
      ...dinner(people),
      tables: [small],
      rules: [
        { id: 'apart', kind: 'Alternate', prefix: 'sex:', weight: 5 },
        { id: 'known', kind: 'InCommon', prefix: 'sex:', weight: 7 },
        { id: 'beside', kind: 'SitBeside', who: everyone, each: 'company', weight: 20 },
      ],
    });
    expect(points).toBe(20 - 7);
  });

  it('SitBeside: each adjacent pair; when hard, each seated member without a neighbour of the group', () => {
    const body = { kind: 'SitBeside', who: everyone, each: 'company' } as const;
    const three = [at('a.1', acme), at('a.2', acme), at('b.1', acme), at(null, acme)];
    // 2 × 20 / 4.
    expect(worthOf(three, body, soft(20))).toEqual({ points: 10 });
    expect(worthOf(three, body, hard)).toEqual({ units: 1 });
    const across = [at('a.1', acme), at('a.3', acme)];
    expect(worthOf(across, body, soft(20))).toEqual({ points: 0 });
    expect(worthOf(across, { ...body, how: 'nextOrOpposite' }, soft(20))).toEqual({ points: 20 });
  });

  it('Accompanied: each person with a companion there other than themselves', () => {
    const by = { role: 'employee' };
    const body = { kind: 'Accompanied', who: everyone, by: host } as const;
    const people = [at('a.1', by), at('a.2'), at('a.3'), at('b.1'), at('b.2'), at(null)];
    expect(worthOf(people, body, soft(7))).toEqual({ points: 14 });
    expect(worthOf(people, body, hard)).toEqual({ units: 3 });
    expect(worthOf(people, { ...body, level: 'beside' }, soft(7))).toEqual({ points: 7 });
    expect(worthOf(people, { ...body, level: 'beside', how: 'nextOrOpposite' }, soft(7))).toEqual({
      points: 14,
    });
  });

  it('Near: the saved share of the distance to the farthest table, rounded for each person', () => {
    const body = { kind: 'Near', who: everyone, place: 'stage' } as const;
    // 400 cm from a, 500 cm from b: the farthest.
    expect(worthOf([at('a.1'), at('a.2'), at('b.1'), at(null)], body, soft(12))).toEqual({
      points: 2 * Math.round(12 * (1 - 400 / 500)),
    });
  });

  it('AtTable: each person there; when hard, each person seated elsewhere', () => {
    const people = [at('a.1'), at('b.1'), at('b.2'), at(null)];
    const body = { kind: 'AtTable', who: everyone, tableTag: 'front' } as const;
    expect(worthOf(people, body, soft(4))).toEqual({ points: 8 });
    expect(worthOf(people, body, hard)).toEqual({ units: 1 });
    expect(worthOf(people, { ...body, tables: ['a'] }, hard)).toEqual({ units: 0 });
  });

  it('Reserved: each other person there', () => {
    const people = [at('a.1'), at('b.1'), at('b.2', { role: 'employee' })];
    const body = { kind: 'Reserved', who: host, tables: ['b'] } as const;
    expect(worthOf(people, body, soft(4))).toEqual({ points: -4 });
    expect(worthOf(people, body, hard)).toEqual({ units: 1 });
  });

  it('PerTable: each person missing or too many, at tables in use', () => {
    const people = [at('a.1', acme), at('a.2', acme), at('a.3', acme), at('a.4')];
    const most = { kind: 'PerTable', who: everyone, each: 'company', max: 1 } as const;
    expect(worthOf(people, most, soft(8))).toEqual({ points: -16 });
    const least = { kind: 'PerTable', who: host, min: 2 } as const;
    // Two are missing at a; nobody sits at b.
    expect(worthOf(people, least, hard)).toEqual({ units: 2 });
  });

  it('NotAlone: each person who is the only one of their group at a table', () => {
    const people = [
      at('a.1', acme),
      at('b.1', acme),
      at('b.2', acme),
      at('b.3', { company: 'Solo' }),
    ];
    const body = { kind: 'NotAlone', who: everyone, each: 'company' } as const;
    expect(worthOf(people, body, soft(5))).toEqual({ points: -5 });
    expect(worthOf(people, body, hard)).toEqual({ units: 1 });
  });

  it('Alternate and InCommon: each two neighbours who do, or do not, share a tag', () => {
    const people = [
      at('a.1', { tags: ['sex:f', 'hobby:1'] }),
      at('a.2', { tags: ['sex:f', 'hobby:2', 'hobby:1'] }),
      at('a.3', { tags: ['sex:m', 'hobby:2'] }),
    ];
    expect(worthOf(people, { kind: 'Alternate', prefix: 'sex:' }, soft(3))).toEqual({ points: -3 });
    expect(worthOf(people, { kind: 'InCommon', prefix: 'hobby:' }, hard)).toEqual({ units: 0 });
    expect(worthOf(people, { kind: 'InCommon', prefix: 'sex:' }, hard)).toEqual({ units: 1 });
  });

  it.each<RuleBody>([
    { kind: 'KeepApart', who: everyone, whom: everyone },
    { kind: 'KeepApart', who: everyone, whom: everyone, level: 'beside' },
    { kind: 'SitBeside', who: everyone, each: 'company' },
    { kind: 'Accompanied', who: everyone, by: { role: 'host' } },
  ])('looks only at people nearby, however many a rule names: %o', (body) => {
    const tables = Array.from({ length: 100 }, (_, n) => roundTable(`t${n}`, 4, 300 * n, 0));
    const people = tables.flatMap(({ seatIds }) =>
      seatIds.map((seat, n) => at(seat, n === 0 ? { role: 'host' } : acme)),
    );
    const rules = [{ id: 'rule', ...soft(1), ...body }];
    const resolved = resolve({ people, tables, places: [], rules, pairs: [] });
    let looks = 0;
    const seatOf = new Proxy(Array.from(resolved.seated), {
      get: (seats, index) => {
        looks += 1;
        return Reflect.get(seats, index);
      },
    });
    expect(scoreOf(resolved, seatOf)).toEqual(scoreOf(resolved, resolved.seated));
    expect(looks).toBeLessThan(20 * people.length);
  });

  it("Balance: each table's difference from its share of the seated people", () => {
    // 3 seated, 8 seats: each table's share is 1.5.
    const people = [at('a.1'), at('a.2'), at('a.3'), at(null)];
    expect(worthOf(people, { kind: 'Balance' }, soft(2))).toEqual({ points: -2 * (1.5 + 1.5) });
  });
});

describe('the points of a seating', () => {
  it('include pairs at one table, more if they are next, more if they are opposite', () => {
    const people = [at('a.1'), at('a.2'), at('a.3'), at('b.1')];
    const id = (seat: string) => `at ${seat}`;
    const { points, pairs } = scored(
      dinner(people, {
        pairs: [
          [id('a.1'), id('a.2'), 5, 3, 2],
          [id('a.3'), id('a.1'), -4, 3, 2],
          [id('a.1'), id('b.1'), 50, 50, 50],
        ],
      }),
    );
    expect({ points, pairs }).toEqual({ points: 6, pairs: 6 });
  });

  it('follow the priority of those who wait; held people do not wait', () => {
    const people = [at(null, { priority: 3 }), at(null, { id: 'x' }), at(null, { held: true })];
    expect(scored(dinner(people)).waiting).toBe(4);
  });

  it('subtract the cost of each move, less within a table', () => {
    const resolved = resolve(
      dinner([at('a.1'), at('a.2'), at('b.1')], { moves: { toOtherTable: 25, withinTable: 8 } }),
    );
    const [, second, third] = resolved.seated;
    expect(scoreOf(resolved, [second ?? 0, 7, third ?? 0]).points).toBe(-8 - 25);
    expect(scoreOf(resolved, [-1, second ?? 0, third ?? 0]).points).toBe(-25);
  });

  it('list built-in rules before those of the plan', () => {
    const couple = ['a.1', 'b.2'].map((seat) => at(seat, { party: 'Berg' }));
    const perParty = { kind: 'KeepTogether', who: everyone, each: 'party' } as const;
    const builtIn = [{ id: 'party', hard: true, ...perParty } as const];
    const own = { id: 'own', weight: 4, ...perParty };
    expect(scored(dinner(couple, { builtIn, rules: [own] })).byRule).toEqual([
      { ruleId: 'party', points: 0, broken: 1 },
      { ruleId: 'own', points: 0, broken: 0 },
    ]);
  });

  it('cannot be computed for two people on one seat', () => {
    expect(() => resolve(dinner([at('a.1'), at('a.1', { id: 'other' })]))).toThrow(RangeError);
  });
});
