import { describe, expect, it } from 'vitest';
import { limits } from '../../../schema/limits.ts';
import { randomSeating } from '../../../tests/harness/randomSeating.ts';
import { roundTable } from '../../../tests/harness/seatingInputs.ts';
import { seatingInstance } from '../../../tests/harness/seatingInstances.ts';
import type { InputPerson, SeatingInput, SeatingRule, Selector } from '../input.ts';
import { scoreOf } from '../points.ts';
import { type Resolved, resolve } from '../resolve.ts';
import { type Conflict, conflictsOf, contradictionsWith } from './conflicts.ts';
import { Effort } from './effort.ts';
import { elementsOf, pinOf } from './elements.ts';
import { factsOf } from './facts.ts';
import { nearby } from './nearby.ts';
import { proofs } from './proofs.ts';

const endless = new Effort(Number.POSITIVE_INFINITY);

const people = (...list: (string | InputPerson)[]): InputPerson[] =>
  list.map((one) => (typeof one === 'string' ? { id: one } : one));

const together = (id: string, ...ids: string[]): SeatingRule => ({
  id,
  hard: true,
  kind: 'KeepTogether',
  who: { people: ids },
});
const apart = (id: string, ...ids: string[]): SeatingRule => ({
  id,
  hard: true,
  kind: 'KeepApart',
  who: { people: ids },
});
const atTables = (id: string, who: string[], tables: string[]): SeatingRule => ({
  id,
  hard: true,
  kind: 'AtTable',
  who: { people: who },
  tables,
});

const plan = (over: Partial<SeatingInput>): SeatingInput => ({
  people: people('nina', 'omar', 'petra', 'quentin'),
  tables: [roundTable('t1', 4), roundTable('t2', 4)],
  places: [],
  rules: [],
  pairs: [],

  ...over,
});

const described = (conflicts: Conflict[]) =>
  conflicts.map(({ proof, ruleIds, pinnedIds, personIds, tableIds, counts }) => [
    proof,
    ruleIds.join(' '),
    pinnedIds.join(' '),
    personIds.join(' '),
    tableIds.join(' '),
    `${counts.needed}/${counts.available}`,
  ]);

describe('the conflicts of a plan', () => {
  it('are empty if all rules can be kept', () => {
    const rules = [together('one', 'nina', 'omar'), apart('two', 'nina', 'petra')];
    expect(conflictsOf(plan({ rules }))).toEqual([]);
  });

  it('name two people who must share a table through a third, and must not', () => {
    const rules = [
      together('nina-omar', 'nina', 'omar'),
      together('omar-petra', 'omar', 'petra'),
      apart('nina-petra', 'nina', 'petra'),
      apart('harmless', 'quentin', 'nina'),
    ];
    expect(described(conflictsOf(plan({ rules })))).toEqual([
      ['apartWithinGroup', 'nina-omar omar-petra nina-petra', '', 'nina omar petra', '', '2/1'],
    ]);
  });

  it('follow the shortest of several chains between two people', () => {
    const rules = [
      together('long-1', 'nina', 'quentin'),
      together('long-2', 'quentin', 'omar'),
      together('long-3', 'omar', 'petra'),
      together('short', 'nina', 'petra'),
      apart('apart', 'nina', 'petra'),
    ];
    expect(conflictsOf(plan({ rules })).map(({ ruleIds }) => ruleIds)).toEqual([
      ['short', 'apart'],
    ]);
  });

  it("treat somebody's only possible companion as sharing their table", () => {
    const rules: SeatingRule[] = [
      {
        id: 'nina-with-omar',
        hard: true,
        kind: 'Accompanied',
        who: { people: ['nina'] },
        by: { people: ['omar'] },
      },
      apart('nina-omar', 'nina', 'omar'),
    ];
    expect(conflictsOf(plan({ rules }))[0]?.ruleIds).toEqual(['nina-with-omar', 'nina-omar']);
  });

  it('name a group that is too large for every table', () => {
    const party = ['a', 'b', 'c', 'd', 'e'];
    const input = plan({ people: people(...party), rules: [together('party', ...party)] });
    expect(described(conflictsOf(input))).toEqual([
      ['groupTooLarge', 'party', '', 'a b c d e', 't1 t2', '5/4'],
    ]);
  });

  it('name the rule that leaves only tables too small for a group', () => {
    const tables = [roundTable('t1', 2), roundTable('t2', 4)];
    const rules = [
      together('party', 'nina', 'omar', 'petra'),
      atTables('small', ['omar'], ['t1']),
      atTables('harmless', ['quentin'], ['t2']),
    ];
    expect(described(conflictsOf(plan({ tables, rules })))).toEqual([
      ['groupTooLarge', 'party small', '', 'nina omar petra', 't1', '3/2'],
    ]);
  });

  it('name people of a group whose allowed tables do not overlap', () => {
    const rules = [
      together('pair', 'nina', 'omar'),
      atTables('nina-t1', ['nina'], ['t1']),
      atTables('omar-t2', ['omar'], ['t2']),
      atTables('petra-t2', ['petra'], ['t2']),
    ];
    expect(described(conflictsOf(plan({ rules })))).toEqual([
      ['tablesDoNotMeet', 'pair nina-t1 omar-t2', '', 'nina omar', '', '1/0'],
    ]);
  });

  it('treat a table that is reserved for others as closed', () => {
    const rules: SeatingRule[] = [
      atTables('nina-t1', ['nina'], ['t1']),
      { id: 'reserved', hard: true, kind: 'Reserved', who: { people: ['omar'] }, tables: ['t1'] },
    ];
    expect(described(conflictsOf(plan({ rules })))).toEqual([
      ['tablesDoNotMeet', 'nina-t1 reserved', '', 'nina', '', '1/0'],
    ]);
  });

  it('name people who are bound to tables with too few seats', () => {
    const tables = [roundTable('t1', 2), roundTable('t2', 2), roundTable('t3', 8)];
    const rules = [
      atTables('front', ['nina', 'omar', 'petra'], ['t1', 't2']),
      atTables('first', ['quentin', 'rosa'], ['t1']),
      atTables('roomy', ['sara'], ['t3']),
    ];
    const guests = people('nina', 'omar', 'petra', 'quentin', 'rosa', 'sara');
    expect(described(conflictsOf(plan({ people: guests, tables, rules })))).toEqual([
      ['tooFewSeats', 'front first', '', 'nina omar petra quentin rosa', 't1 t2', '5/4'],
    ]);
  });

  it('take into account that others can move to other tables', () => {
    const tables = [roundTable('t1', 2), roundTable('t2', 2)];
    const rules = [
      atTables('either', ['nina', 'omar'], ['t1', 't2']),
      atTables('first', ['petra', 'quentin'], ['t1']),
    ];
    expect(conflictsOf(plan({ tables, rules }))).toEqual([]);
  });

  it('name people who must be kept apart at more tables than there are', () => {
    const rules = [apart('rivals', 'nina', 'omar', 'petra'), together('pair', 'nina', 'quentin')];
    expect(described(conflictsOf(plan({ rules })))).toEqual([
      ['tooManyApart', 'rivals', '', 'nina omar petra', 't1 t2', '3/2'],
    ]);
  });

  it('name two people kept apart who are bound to the same table', () => {
    const rules = [
      apart('rivals', 'nina', 'omar'),
      atTables('nina-t1', ['nina'], ['t1']),
      atTables('omar-t1', ['omar'], ['t1']),
    ];
    expect(described(conflictsOf(plan({ rules })))).toEqual([
      ['tooManyApart', 'rivals nina-t1 omar-t1', '', 'nina omar', 't1', '2/1'],
    ]);
  });

  it('treat groups of which no table holds two as kept apart', () => {
    const trios = [1, 2, 3].map((trio) => [1, 2, 3].map((one) => `p${trio}${one}`));
    const input = plan({
      people: people(...trios.flat(), 'x'),
      tables: [roundTable('t1', 5), roundTable('t2', 5)],
      rules: trios.map((trio, index) => together(`trio-${index + 1}`, ...trio)),
    });
    expect(described(conflictsOf(input))).toEqual([
      ['tooManyApart', 'trio-1 trio-2 trio-3', '', trios.flat().join(' '), 't1 t2', '3/2'],
    ]);
  });

  it('name a group of whom a rule lets too few sit at all tables', () => {
    const rules: SeatingRule[] = [
      { id: 'one-each', hard: true, kind: 'PerTable', who: { role: 'host' }, max: 2 },
    ];
    const hosts = ['a', 'b', 'c', 'd', 'e'].map((id) => ({ id, role: 'host' }));
    expect(described(conflictsOf(plan({ people: hosts, rules })))).toEqual([
      ['tooManyForTables', 'one-each', '', 'a b c d e', 't1 t2', '5/4'],
    ]);
  });

  it("name a tied group that exceeds a rule's limit for a table", () => {
    const rules: SeatingRule[] = [
      together('trio', 'nina', 'omar', 'petra'),
      {
        id: 'two-each',
        hard: true,
        kind: 'PerTable',
        who: { people: ['nina', 'omar', 'petra'] },
        max: 2,
      },
    ];
    expect(described(conflictsOf(plan({ rules })))).toEqual([
      ['tooManyForTables', 'trio two-each', '', 'nina omar petra', '', '3/2'],
    ]);
  });

  it('name a rule that needs more hosts than there are', () => {
    const rules: SeatingRule[] = [
      { id: 'host', hard: true, kind: 'PerTable', who: { people: ['nina'] }, min: 1 },
    ];
    const guests = people('nina', 'omar', 'petra', 'quentin', 'rosa');
    expect(described(conflictsOf(plan({ people: guests, rules })))).toEqual([
      ['tooFewForTables', 'host', '', 'nina', '', '5/4'],
    ]);
  });

  it('name somebody who is kept apart from all possible companions', () => {
    const rules: SeatingRule[] = [
      {
        id: 'host',
        hard: true,
        kind: 'Accompanied',
        who: { people: ['nina'] },
        by: { people: ['omar', 'petra'] },
        level: 'beside',
      },
      apart('from-omar', 'nina', 'omar'),
      {
        ...apart('from-petra', 'petra', 'nina'),
        kind: 'KeepApart',
        level: 'beside',
      } as SeatingRule,
    ];
    expect(described(conflictsOf(plan({ rules })))).toEqual([
      ['noCompanion', 'host from-omar from-petra', '', 'nina omar petra', '', '1/0'],
    ]);
  });

  it('name a pair that must and must not sit side by side', () => {
    const rules: SeatingRule[] = [
      { id: 'beside', hard: true, kind: 'SitBeside', who: { people: ['nina', 'omar'] } },
      {
        id: 'not-beside',
        hard: true,
        kind: 'KeepApart',
        who: { people: ['nina', 'omar'] },
        level: 'beside',
      },
    ];
    expect(conflictsOf(plan({ rules })).map(({ ruleIds }) => ruleIds)).toEqual([
      ['beside', 'not-beside'],
    ]);
  });

  it.each<[string, SeatingRule, string[]]>([
    ['AtTable', atTables('rule', ['nina'], ['t2']), ['nina']],
    [
      'Reserved',
      { id: 'rule', hard: true, kind: 'Reserved', who: { people: ['omar'] }, tables: ['t1'] },
      ['nina'],
    ],
    ['KeepApart', apart('rule', 'nina', 'omar'), ['nina', 'omar']],
    [
      'KeepApart beside',
      {
        id: 'rule',
        hard: true,
        kind: 'KeepApart',
        who: { people: ['nina', 'omar'] },
        level: 'beside',
      },
      ['nina', 'omar'],
    ],
    ['KeepTogether', together('rule', 'nina', 'petra'), ['nina', 'petra']],
    [
      'PerTable',
      { id: 'rule', hard: true, kind: 'PerTable', who: { role: 'host' }, max: 1 },
      ['nina', 'omar'],
    ],
    ['Alternate', { id: 'rule', hard: true, kind: 'Alternate', prefix: 'sex:' }, ['nina', 'omar']],
    ['InCommon', { id: 'rule', hard: true, kind: 'InCommon', prefix: 'diet:' }, ['nina', 'omar']],
  ])('name pins that break a rule of the kind %s', (_, rule, pinned) => {
    const guests = people(
      { id: 'nina', seat: 't1.1', pinned: true, role: 'host', tags: ['sex:f', 'diet:vegan'] },
      { id: 'omar', seat: 't1.2', pinned: true, role: 'host', tags: ['sex:f', 'diet:halal'] },
      { id: 'petra', seat: 't2.1', pinned: true },
      'quentin',
    );
    const tables = [roundTable('t1', 8), roundTable('t2', 8)];
    expect(conflictsOf(plan({ people: guests, tables, rules: [rule] }))).toEqual([
      expect.objectContaining({
        proof: 'pinBreaksRule',
        ruleIds: ['rule'],
        pinnedIds: pinned,
      }),
    ]);
  });

  it('name somebody pinned among strangers who needs company', () => {
    const guests = people(
      { id: 'nina', seat: 't1.2', pinned: true },
      { id: 'omar', seat: 't1.1', pinned: true },
      { id: 'petra', seat: 't1.3', pinned: true },
      'quentin',
    );
    const rules: SeatingRule[] = [
      { id: 'beside', hard: true, kind: 'SitBeside', who: { people: ['nina', 'quentin'] } },
    ];
    expect(described(conflictsOf(plan({ people: guests, rules })))).toEqual([
      ['pinBreaksRule', 'beside', 'nina omar petra', 'nina omar petra', 't1', '0/0'],
    ]);
  });

  it('name a pin that keeps a group from the table it is bound to', () => {
    const guests = people({ id: 'nina', seat: 't1.1', pinned: true }, 'omar');
    const rules = [together('pair', 'nina', 'omar'), atTables('omar-t2', ['omar'], ['t2'])];
    expect(described(conflictsOf(plan({ people: guests, rules })))).toEqual([
      ['tablesDoNotMeet', 'pair omar-t2', 'nina', 'nina omar', '', '1/0'],
    ]);
  });

  it('are the built-in ones of a plan of 72, and none in a plan that can be met', () => {
    expect(conflictsOf(seatingInstance('conflicted-72')).map(({ ruleIds }) => ruleIds)).toEqual([
      ['x-together', 'x-together-2', 'x-apart'],
      ['parties'],
    ]);
    for (const name of ['client-dinner-48', 'gala-180', 'lewis-30', 'manners-64', 'summit-1200'])
      expect(conflictsOf(seatingInstance(name))).toEqual([]);
  });
});

describe('the contradictions of a new rule', () => {
  const input = seatingInstance('conflicted-72');

  it('are named if it takes part in them', () => {
    for (const ruleId of ['x-apart', 'x-together', 'x-together-2'])
      expect(contradictionsWith(input, ruleId).map(({ ruleIds }) => ruleIds)).toEqual([
        ['x-together', 'x-together-2', 'x-apart'],
      ]);
  });

  it('are empty if the rule fits the others, or is soft', () => {
    for (const ruleId of ['x-harmless', 'host', 'colleagues', 'no such rule'])
      expect(contradictionsWith(input, ruleId)).toEqual([]);
  });
});

/** Whether everybody can have a seat under the rules and pins of a conflict. Tries all seatings. */
const canMeet = (resolved: Resolved, { ruleIds, pinnedIds }: Conflict): boolean => {
  const { people, floor, seated } = resolved;
  const kept = { ...resolved, rules: resolved.rules.filter(({ id }) => ruleIds.includes(id)) };
  const isPinned = people.map(({ id }) => pinnedIds.includes(id));
  const seatOf: number[] = [];
  const canSeatFrom = (person: number): boolean => {
    if (person === people.length) return scoreOf(kept, seatOf).hard === 0;
    const seats = isPinned[person] ? [seated[person] as number] : [...floor.tableOf.keys()];
    return seats.some((seat) => {
      if (seatOf.slice(0, person).includes(seat)) return false;
      seatOf[person] = seat;
      return canSeatFrom(person + 1);
    });
  };
  return canSeatFrom(0);
};

describe('a check with limited effort', () => {
  /** An input with parties, companies, tags and rules of all sizes. */
  const large = (): SeatingInput => {
    const tables = Array.from({ length: 600 }, (_, n) => roundTable(`t${n}`, 10, n * 300, 0));
    const everybody = Array.from({ length: 6_000 }, (_, n) => ({
      id: `p${n}`,
      company: `c${n % 700}`,
      party: n % 3 === 0 ? null : `party ${n % 2_900}`,
      tags: [`g${n % 50}`],
      role: n % 4 === 0 ? 'employee' : 'guest',
      seat: `t${Math.floor(n / 10)}.${(n % 10) + 1}`,
      pinned: n % 20 === 0,
    }));
    const some = (n: number): SeatingRule => {
      const id = `r${n}`;
      const who = { tag: `g${n % 50}` };
      const hard = true as const;
      const others: SeatingRule[] = [
        apart(id, `p${n * 7}`, `p${n * 7 + 3}`),
        { id, hard, kind: 'AtTable', who, tables: [`t${n}`, `t${n + 1}`] },
        { id, hard, kind: 'PerTable', who: { everyone: true }, each: 'company', max: 1 + (n % 4) },
        { id, hard, kind: 'Accompanied', who, by: { role: 'employee' }, level: 'beside' },
        together(id, `p${n * 5}`, `p${n * 5 + 2}`),
      ];
      return others[n % others.length] as SeatingRule;
    };
    return plan({
      people: [...everybody, ...people('nina', 'omar', 'petra')],
      tables,
      rules: [
        together('nina-omar', 'nina', 'omar'),
        ...Array.from({ length: 497 }, (_, n) => some(n)),
        together('omar-petra', 'omar', 'petra'),
        apart('nina-petra', 'nina', 'petra'),
      ],
    });
  };

  it('finds conflicts near the rule in the largest plan', () => {
    const near = nearby(large(), 'nina-petra', 40_000);
    const found = contradictionsWith(near, 'nina-petra', { effort: new Effort(400_000) });
    expect(described(found)).toEqual([
      ['apartWithinGroup', 'nina-omar omar-petra nina-petra', '', 'nina omar petra', '', '2/1'],
    ]);
  });

  it('skips the largest rules, but keeps the new rule whatever it is about', () => {
    const input = large();
    const sizes = [100, 40_000].map((most) => nearby(input, 'nina-petra', most).rules.length);
    expect(sizes[0]).toBeLessThan(sizes[1] as number);
    expect(sizes[1]).toBeLessThan(input.rules.length);
    expect(nearby(input, 'r2', 100).rules.map(({ id }) => id)).toContain('r2');
  });

  it('handles few rules with thousands of selectors, as they were possible before the limit', () => {
    const tags = (n: number): Selector[] =>
      Array.from({ length: n }, (_, m) => ({ tag: `none ${m}` }));
    const withSelectors = (id: string, n: number): SeatingRule => ({
      ...{ id, hard: true, kind: 'PerTable', max: 3 },
      who: { any: tags(n) },
    });
    const read = (n: number): number => {
      const rules = Array.from({ length: 20 }, (_, m) => withSelectors(`old${m}`, n));
      const input = large();
      const asked = input.rules.slice(-1);
      return nearby({ ...input, rules: [...rules, ...asked] }, 'nina-petra', 40_000).rules.length;
    };
    expect(read(limits.selectorsInRule - 1)).toBe(21);
    expect(read(40 * limits.selectorsInRule)).toBeLessThan(5);
  });

  it('stops at its limit without claiming anything untrue', () => {
    const instance = seatingInstance('conflicted-72');
    const all = described(conflictsOf(instance)).map(String);
    for (const units of [0, 100, 3_000, 100_000]) {
      const found = described(conflictsOf(instance, { effort: new Effort(units) })).map(String);
      expect(all).toEqual(expect.arrayContaining(found));
      if (units === 0) expect(found).toEqual([]);
    }
  });

  it('does not consider anybody alone while there are no tables', () => {
    const accompanied = {
      id: 'company',
      hard: true,
      kind: 'Accompanied',
      who: { people: ['nina'] },
      by: { people: ['omar', 'petra'] },
    } as const;
    expect(conflictsOf(plan({ tables: [], rules: [accompanied] }))).toEqual([]);
  });
});

describe('the proof of a conflict', () => {
  it('needs all of its rules and pins, and no others', () => {
    const seen = new Set<string>();
    for (let seed = 0; seed < 400; seed += 1) {
      const input = randomSeating(seed);
      const resolved = resolve(input);
      const indexOf = new Map(resolved.people.map(({ id }, index) => [id, index]));
      for (const { proof: code, ruleIds, pinnedIds, personIds } of conflictsOf(input)) {
        const proof = proofs.find(([name]) => name === code)?.[1];
        if (!proof) throw new Error(`There is no proof ${code}.`);
        seen.add(code ?? '');
        const elements = [
          ...resolved.rules.flatMap(({ id }, rule) => (ruleIds.includes(id) ? rule : [])),
          ...pinnedIds.map((id) => pinOf(resolved, indexOf.get(id) as number)),
        ];
        const isFound = (some: number[]) =>
          proof(factsOf(resolved, some, endless)).some(({ people: concerned }) =>
            concerned.some((person) => personIds.includes(resolved.people[person]?.id ?? '')),
          );
        expect(elementsOf(resolved)).toEqual(expect.arrayContaining(elements));
        expect(isFound(elements)).toBe(true);
        for (const element of elements)
          expect(isFound(elements.filter((other) => other !== element))).toBe(false);
      }
    }
    expect([...seen].sort()).toEqual(proofs.map(([code]) => code).sort());
  });

  it('is true: no seating of everybody keeps its rules and pins', () => {
    let tried = 0;
    for (let seed = 0; seed < 400; seed += 1) {
      const input = randomSeating(seed, 5);
      const resolved = resolve(input);
      const { length } = resolved.people;
      if (length > resolved.floor.seats || resolved.floor.seats > 8) continue;
      for (const conflict of conflictsOf(input)) {
        tried += 1;
        expect({ seed, conflict, isMet: canMeet(resolved, conflict) }).toEqual({
          seed,
          conflict,
          isMet: false,
        });
      }
    }
    expect(tried).toBeGreaterThan(20);
  });
});
