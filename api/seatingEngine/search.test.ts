import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { readInstance } from '../../tests/benchmarks/seatingInstance.ts';
import { randomInput, roundTable } from '../../tests/harness/seatingInputs.ts';
import { compile } from './compile.ts';
import { seatAll } from './construct.ts';
import type { InputPerson, SeatingInput } from './input.ts';
import { type Score, scoreOf } from './points.ts';
import { Random } from './random.ts';
import { resolve } from './resolve.ts';
import { Search } from './search.ts';
import { Seating } from './seating.ts';
import { exchangeTables } from './tableMoves.ts';
import { compareWorth } from './worth.ts';

const instance = (name: string) => resolve(readInstance(`tests/data/seating/${name}.json`));

const searched = (name: string, seed: number, planned: number) =>
  searchedIn(instance(name), seed, planned);

const searchedIn = (resolved: ReturnType<typeof resolve>, seed: number, planned: number) => {
  const { seatOf } = new Search(compile(resolved), { seed, planned }).run();
  return scoreOf(resolved, seatOf);
};

const hostBeside: SeatingInput['rules'][number] = {
  id: 'host',
  kind: 'Accompanied',
  who: { role: 'prospect' },
  by: { role: 'employee' },
  level: 'beside',
  hard: true,
};

/** People at round tables of 10, with a pair for each of them. */
const atTens = (
  people: number,
  tables: number,
  personOf: (index: number) => Partial<InputPerson>,
  rules: SeatingInput['rules'],
) =>
  resolve({
    people: Array.from({ length: people }, (_, index) => ({ id: `p${index}`, ...personOf(index) })),
    tables: Array.from({ length: tables }, (_, index) => roundTable(`t${index}`, 10, 300 * index)),
    places: [{ id: 'stage', x: 6_000, y: 0 }],
    rules,
    pairs: Array.from({ length: people }, (_, index) => [
      `p${index}`,
      `p${(index * 7 + 3) % people}`,
      8,
      4,
      2,
    ]),
  });

/** 50 parties of 1 to 8 that like or dislike one another by a point, at 28 tables of 10 to be filled alike. */
const partiesOfFifty = () => {
  const random = new Random(1);
  const sizes = Array.from({ length: 50 }, () => 1 + random.below(8));
  return resolve({
    people: sizes.flatMap((size, party) =>
      Array.from({ length: size }, (_, n) => ({ id: `p${party}.${n}`, party: `${party}` })),
    ),
    tables: Array.from({ length: 28 }, (_, index) => roundTable(`t${index}`, 10, 300 * index)),
    places: [],
    rules: [
      { id: 'whole', kind: 'KeepTogether', who: { everyone: true }, each: 'party', hard: true },
      { id: 'alike', kind: 'Balance', weight: 1 },
    ],
    pairs: sizes.flatMap((_, one) =>
      sizes.slice(0, one).map((_, other) => [`p${one}.0`, `p${other}.0`, random.below(3) - 1]),
    ),
  });
};

/**
 * Ten people for each table, and hard rules that keep apart `share` per cent of those who need not share a table.
 */
const feudsThatTablesJustAllow = (tables: number, share: number, likes: number) => {
  const random = new Random(1);
  const ids = Array.from({ length: 10 * tables }, (_, index) => `p${index}`);
  const one = () => `p${random.below(10 * tables)}`;
  const apart = ids.flatMap((id, n) => {
    const others = ids
      .slice(0, n)
      .filter((_, m) => m % tables !== n % tables && random.below(100) < share);
    const pair = { who: { people: [id] }, whom: { people: others }, level: 'table' } as const;
    return others.length > 0 ? [{ id, kind: 'KeepApart', ...pair, hard: true } as const] : [];
  });
  return resolve({
    people: ids.map((id) => ({ id })),
    tables: Array.from({ length: tables }, (_, index) => roundTable(`t${index}`, 10, 300 * index)),
    places: [],
    rules: apart,
    pairs: Array.from({ length: likes }, () => [one(), one(), 8]),
  });
};

/** A seat at twelve tables of 10 for each of 120 people, most of them away from their partners in pairs. */
const shuffledSeat = (index: number): string => {
  const at = (index * 49) % 120;
  return `t${Math.floor(at / 10)}.${1 + (at % 10)}`;
};

/** The best of all seatings of a tiny plan, each scored by itself. */
const bestOfAll = (resolved: ReturnType<typeof resolve>): Score => {
  const { seated, fixed, floor } = resolved;
  const seatOf = seated.map((seat, person) => (fixed[person] === 1 ? seat : -1));
  const allFrom = (person: number): Score => {
    if (person === seatOf.length) return scoreOf(resolved, seatOf);
    if (fixed[person] === 1) return allFrom(person + 1);
    let best = allFrom(person + 1);
    for (let seat = 0; seat < floor.seats; seat += 1) {
      if (seatOf.includes(seat)) continue;
      seatOf[person] = seat;
      const score = allFrom(person + 1);
      if (compareWorth(score, best) > 0) best = score;
    }
    seatOf[person] = -1;
    return best;
  };
  return allFrom(0);
};

const digestOf = (seatOf: Iterable<number>): string =>
  createHash('sha256')
    .update(JSON.stringify([...seatOf]))
    .digest('hex')
    .slice(0, 16);

describe('the search', () => {
  it.each([
    ['bellows-peterson-17', 276, 300_000],
    ['tiny-6', 23, 10_000],
    ['tiny-two-tables', 18, 10_000],
    ['manners-16', 0, 100_000],
    ['manners-64', 0, 300_000],
  ])('finds the proven optimum of %s: %d points', (name, points, planned) => {
    for (const seed of [1, 2, 3])
      expect(searched(name, seed, planned)).toMatchObject({ hard: 0, waiting: 0, points });
  });

  it('finds the best of all seatings of a tiny plan', () => {
    for (let seed = 1; seed <= 24; seed += 1) {
      const input = randomInput(seed, 5);
      const tables = [roundTable('t1', 3), roundTable('t2', 2, 300)];
      const someRules = input.rules.filter((_, index) => (index + seed) % 4 === 0);
      const resolved = resolve({ ...input, tables, rules: someRules });
      const { hard, waiting, points } = bestOfAll(resolved);
      const { worth } = new Search(compile(resolved), { seed, planned: 32_768 }).run();
      expect({ seed, ...worth, points: 0 }).toEqual({ seed, hard, waiting, points: 0 });
      expect(worth.points).toBeCloseTo(points, 9);
    }
  });

  it('breaks no hard rule and leaves nobody waiting who could sit', () => {
    for (const name of ['client-dinner-48', 'gala-180', 'lewis-30'])
      expect(searched(name, 1, 50_000)).toMatchObject({ hard: 0, waiting: 0 });
    // 52 people, 48 seats; nobody of priority 3 waits.
    expect(searched('client-dinner-52-over-full', 1, 100_000)).toMatchObject({
      hard: 0,
      waiting: 4,
    });
  });

  it('does so even if it is stopped before it starts', () => {
    for (const name of ['gala-180', 'summit-1200']) {
      const resolved = instance(name);
      const { seatOf } = new Search(compile(resolved), { seed: 1, planned: 1e6 }).run(() => true);
      expect(scoreOf(resolved, seatOf)).toMatchObject({ hard: 0, waiting: 0 });
    }
  });

  it.each([
    [56, 6],
    [200, 20],
  ])(
    'seats as many of %d at %d tables as possible with one host too few for each table',
    (people, tables) => {
      const hosts = tables - 1;
      const roleOf = (index: number) => ({ role: index < hosts ? 'employee' : 'guest' });
      const resolved = atTens(people, tables, roleOf, [
        { id: 'host', kind: 'PerTable', who: { role: 'employee' }, min: 1, hard: true },
      ]);
      for (const seed of [1, 2, 3])
        expect(searchedIn(resolved, seed, 150_000)).toMatchObject({
          hard: 0,
          waiting: people - 10 * hosts,
        });
    },
  );

  it.each([
    [15, 40, 10],
    [38, 101, 26],
  ])(
    'seats as many as possible in %d rows of eight with %d hosts to sit beside',
    (rows, hosts, least) => {
      const resolved = resolve({
        people: Array.from({ length: 8 * rows }, (_, index) => ({
          id: `p${index}`,
          role: index < hosts ? 'employee' : 'prospect',
        })),
        tables: Array.from({ length: rows }, (_, index) => {
          const { next, ...row } = roundTable(`t${index}`, 8, 300 * index);
          return { ...row, next: next.slice(0, -1), opposite: [] };
        }),
        places: [],
        rules: [hostBeside],
        pairs: [],
      });
      // Five can sit with three hosts in a row, four with two.
      for (const seed of [1, 2, 3])
        expect(searchedIn(resolved, seed, 150_000)).toMatchObject({ hard: 0, waiting: least });
    },
  );

  it('seats almost everybody in a full room where each must sit beside one of their party', () => {
    const partyOf = (index: number) => ({ party: `party ${index % 36}` });
    const resolved = atTens(120, 12, partyOf, [
      { id: 'beside', kind: 'SitBeside', who: { everyone: true }, each: 'party', hard: true },
    ]);
    for (const seed of [1, 2, 3]) {
      const { hard, waiting } = searchedIn(resolved, seed, 300_000);
      expect(hard).toBe(0);
      expect(waiting).toBeLessThanOrEqual(4);
    }
  });

  it('seats everybody in a full room where couples and groups of three must sit beside one another', () => {
    const partyOf = (index: number) => ({ party: index < 12 ? null : `party ${index % 72}` });
    const resolved = atTens(180, 18, partyOf, [
      { id: 'beside', kind: 'SitBeside', who: { everyone: true }, each: 'party', hard: true },
    ]);
    for (const seed of [1, 2, 3])
      expect(searchedIn(resolved, seed, 100_000)).toMatchObject({ hard: 0, waiting: 0 });
  });

  it.each([
    [60, 6],
    [180, 18],
  ])(
    'seats all of %d in a full room where couples within parties of five must sit together',
    (people, tables) => {
      const partyOf = (index: number) => ({ party: `party ${Math.floor(index / 5)}` });
      const couples = Array.from({ length: people / 5 }, (_, party) => [
        [`p${5 * party}`, `p${5 * party + 3}`],
        [`p${5 * party + 1}`, `p${5 * party + 4}`],
      ]).flat();
      const resolved = atTens(people, tables, partyOf, [
        { id: 'whole', kind: 'KeepTogether', who: { everyone: true }, each: 'party', hard: true },
        ...couples.map(
          (couple, index) =>
            ({ id: `${index}`, kind: 'SitBeside', who: { people: couple }, hard: true }) as const,
        ),
      ]);
      for (const seed of [1, 2, 3])
        expect(searchedIn(resolved, seed, 100_000)).toMatchObject({ hard: 0, waiting: 0 });
    },
  );

  it('seats everybody in a full room where chains of eight must sit side by side', () => {
    const order = Array.from({ length: 60 }, (_, index) => `p${(index * 7) % 60}`);
    const resolved = atTens(
      60,
      6,
      () => ({}),
      order.slice(1).flatMap((id, index) => {
        const who = { people: [order[index] as string, id] };
        const isOne = index % 10 < 7;
        return isOne ? [{ id: `${index}`, kind: 'SitBeside', who, hard: true } as const] : [];
      }),
    );
    for (const seed of [1, 2, 3])
      expect(searchedIn(resolved, seed, 100_000)).toMatchObject({ hard: 0, waiting: 0 });
  });

  it('seats everybody where parties of 4, 3 and 3 just fill all tables', () => {
    const sizes = [0, 0, 0, 0, 1, 1, 1, 2, 2, 2];
    const partyOf = (index: number) => ({
      party: `party ${Math.floor(index / 10)}.${sizes[index % 10]}`,
    });
    const resolved = atTens(200, 20, partyOf, [
      { id: 'whole', kind: 'KeepTogether', who: { everyone: true }, each: 'party', hard: true },
    ]);
    for (const seed of [1, 2, 3])
      expect(searchedIn(resolved, seed, 100_000)).toMatchObject({ hard: 0, waiting: 0 });
  });

  it('brings parties to the tables of their pinned members', () => {
    const sizes = [0, 0, 0, 0, 0, 0, 1, 1, 1, 1];
    const personOf = (index: number): Partial<InputPerson> => ({
      party: `party ${Math.floor(index / 10)}.${sizes[index % 10]}`,
      ...(index % 10 === 0 ? { seat: `t${index / 10}.1`, pinned: true } : {}),
    });
    for (const tables of [6, 20]) {
      const resolved = atTens(10 * tables, tables, personOf, [
        { id: 'whole', kind: 'KeepTogether', who: { everyone: true }, each: 'party', hard: true },
      ]);
      for (const seed of [1, 2, 3])
        expect(searchedIn(resolved, seed, 100_000)).toMatchObject({ hard: 0, waiting: 0 });
    }
  });

  it('lets others wait where a pinned guest has no room for the rest of their party', () => {
    const personOf = (index: number): Partial<InputPerson> => ({
      party: `party ${Math.floor(index / 4)}`,
      ...(index % 4 === 0 && index < 80 ? { seat: `t${index / 4}.1`, pinned: true } : {}),
    });
    const resolved = atTens(200, 20, personOf, [
      { id: 'whole', kind: 'KeepTogether', who: { everyone: true }, each: 'party', hard: true },
    ]);
    // Two parties of 4 fit at a table of 10.
    for (const seed of [1, 2, 3])
      expect(searchedIn(resolved, seed, 100_000)).toMatchObject({ hard: 0, waiting: 40 });
  });

  it('lets only one of three wait who must sit beside one another at different tables', () => {
    const bound = (id: string, table: string) =>
      ({ id, kind: 'AtTable', who: { people: [id] }, tables: [table], hard: true }) as const;
    const three = { people: ['p0', 'p1', 'p2'] };
    const resolved = atTens(30, 3, () => ({}), [
      { id: 'beside', kind: 'SitBeside', who: three, hard: true },
      bound('p0', 't0'),
      bound('p2', 't1'),
    ]);
    for (const seed of [1, 2, 3])
      expect(searchedIn(resolved, seed, 50_000)).toMatchObject({ hard: 0, waiting: 1 });
  });

  it('continues a leg of a small plan while people wait', () => {
    const resolved = feudsThatTablesJustAllow(9, 45, 0);
    for (const seed of [1, 2, 3, 4, 5])
      expect(searchedIn(resolved, seed, 131_072)).toMatchObject({ hard: 0, waiting: 0 });
  });

  it('seats everybody among many feuds although people like one another', () => {
    const resolved = feudsThatTablesJustAllow(12, 50, 200);
    for (const seed of [1, 2, 3])
      expect(searchedIn(resolved, seed, 1_000_000)).toMatchObject({ hard: 0, waiting: 0 });
  });

  it('seats everybody among feuds that hardly allow another seating', () => {
    for (const share of [36, 42]) {
      const resolved = feudsThatTablesJustAllow(12, share, 0);
      for (const seed of [1, 2])
        expect(searchedIn(resolved, seed, 500_000)).toMatchObject({ hard: 0, waiting: 0 });
    }
  });

  it('arranges the seats of tables even if it is stopped before that', () => {
    const roleOf = (index: number) => ({
      role: index < 30 ? 'employee' : index < 70 ? 'prospect' : 'guest',
    });
    const resolved = atTens(200, 20, roleOf, [hostBeside]);
    for (const seed of [1, 2, 3]) {
      const search = new Search(compile(resolved), { seed, planned: 1_000_000 });
      const { seatOf } = search.run(() => search.done >= 50_000);
      expect(scoreOf(resolved, seatOf)).toMatchObject({ hard: 0, waiting: 0 });
    }
  });

  it.each([
    ['client-dinner-48', 505],
    ['lewis-30', 10],
  ])('uses a short time for a small plan to its end: %s', (name, least) => {
    const short = 32_768;
    for (const seed of [1, 2, 3]) {
      const search = new Search(compile(instance(name)), { seed, planned: (done) => short - done });
      expect(search.run(() => search.done >= short).worth.points).toBeGreaterThan(least);
    }
  });

  it.each([
    ['Alternate', 'sex:', 2_600],
    ['InCommon', 'language:', 1_600],
  ] as const)('considers %s even while it decides on tables alone', (kind, prefix, least) => {
    const tagsOf = (index: number) => ({
      tags: [`sex:${'fm'[(index >> 3) & 1]}`, `language:${(index * 5) % 6}`],
    });
    const resolved = atTens(300, 30, tagsOf, [{ id: 'tags', kind, prefix, weight: 10 }]);
    expect(searchedIn(resolved, 1, 300_000).points).toBeGreaterThan(least);
  });

  it('reaches the best known points of a dinner within a hundredth', () => {
    expect(searched('client-dinner-48', 1, 300_000).points).toBeGreaterThanOrEqual(515);
    expect(searched('gala-180', 1, 300_000).points).toBeGreaterThanOrEqual(2_390);
  });

  it('ends with a temperature below the smallest difference that matters', () => {
    const pointsFor = (seed: number) => searchedIn(partiesOfFifty(), seed, 300_000).points;
    expect(pointsFor(1) + pointsFor(2) + pointsFor(3)).toBeGreaterThan(36);
  });

  it('leaves no two people and no two tables whose exchange would gain', () => {
    const personOf = (index: number) => ({
      company: `company ${index % 90}`,
      role: index % 3 === 0 ? 'prospect' : 'guest',
    });
    const resolved = atTens(400, 40, personOf, [
      { id: 'near', kind: 'Near', who: { role: 'prospect' }, place: 'stage', weight: 20 },
      { id: 'whole', kind: 'KeepTogether', who: { everyone: true }, each: 'company', weight: 30 },
    ]);
    const model = compile(resolved);
    const { seatOf } = new Search(model, { seed: 1, planned: 600_000 }).run();
    const seating = new Seating(model);
    seatAll(seating, seatOf);
    const gains: string[] = [];
    const note = (what: string) => {
      if (seating.gain(0, 0) > 0) gains.push(what);
      seating.takeBack();
    };
    for (let one = 0; one < 400; one += 1)
      for (let other = one + 1; other < 400; other += 1) {
        seating.begin();
        seating.exchange(one, other);
        note(`seats ${one} and ${other}`);
      }
    for (let one = 0; one < 40; one += 1)
      for (let other = one + 1; other < 40; other += 1)
        if (exchangeTables(seating, one, other)) note(`tables ${one} and ${other}`);
    expect(gains).toEqual([]);
  });

  it('leaves no two pairs of neighbours whose exchange would gain', () => {
    const partyOf = (index: number) => ({ party: `party ${index >> 1}` });
    const model = compile(
      atTens(60, 6, partyOf, [
        { id: 'beside', kind: 'SitBeside', who: { everyone: true }, each: 'party', weight: 20 },
      ]),
    );
    const next = Array.from({ length: 60 }, (_, seat) => {
      const position = seat % 10;
      return [seat, seat - position + ((position + 1) % 10)] as const;
    });
    for (const seed of [1, 2, 3, 4, 5]) {
      const seating = new Seating(model);
      seatAll(seating, new Search(model, { seed, planned: 50_000 }).run().seatOf);
      const gains: number[] = [];
      for (const [one, other] of next)
        for (const [third, fourth] of [...next, ...next.map(([a, b]) => [b, a] as const)]) {
          if (new Set([one, other, third, fourth]).size < 4) continue;
          seating.begin();
          seating.exchange(one, third);
          seating.exchange(other, fourth);
          if (seating.gain(0, 0) > 0) gains.push(seating.gain(0, 0));
          seating.takeBack();
        }
      expect(gains).toEqual([]);
    }
  });

  it('is never worse than the present seating, and reports the points of its seats', () => {
    for (let seed = 1; seed <= 12; seed += 1) {
      const resolved = resolve(randomInput(seed));
      const model = compile(resolved);
      const { worth, seatOf } = new Search(model, { seed, planned: 4_096 }).run();
      const { hard, waiting, points } = scoreOf(resolved, seatOf);
      expect({ ...worth, points: 0 }).toEqual({ hard, waiting, points: 0 });
      expect(worth.points).toBeCloseTo(points, 9);
      const present = scoreOf(resolved, model.seated);
      expect(compareWorth(worth, present)).toBeGreaterThanOrEqual(0);
    }
  });

  it('repairs a poor seating of which few may move', () => {
    const model = compile(atTens(120, 12, (index) => ({ seat: shuffledSeat(index) }), []));
    const pointsFor = (seed: number) =>
      new Search(model, { seed, planned: 300_000, start: model.seated, budget: 40 }).run().worth
        .points;
    expect(pointsFor(1) + pointsFor(2) + pointsFor(3)).toBeGreaterThan(1_900);
  });

  it.each([8, 16])(
    'lets others move in place of those for whom a budget of %d is used up',
    (budget) => {
      const personAt = (index: number) => ({
        seat: shuffledSeat(index),
        role: index < 14 ? 'employee' : 'guest',
      });
      const model = compile(
        atTens(120, 12, personAt, [
          { id: 'host', kind: 'PerTable', who: { role: 'employee' }, min: 1, hard: true },
        ]),
      );
      for (const seed of [1, 2, 3]) {
        const search = new Search(model, { seed, planned: 100_000, start: model.seated, budget });
        expect(search.run().worth).toMatchObject({ hard: 0, waiting: 0 });
      }
    },
  );

  it('first searches the tables of a large plan, and seats everybody wherever it is stopped', () => {
    const resolved = instance('summit-1200');
    const model = compile(resolved);
    expect(model.tablesFirst?.seatsMatter).toBe(false);
    const search = new Search(model, { seed: 1, planned: 200_000 });
    const { seatOf } = search.run(() => search.done >= 50_000);
    expect(search.share).toBeLessThan(0.5);
    expect(scoreOf(resolved, seatOf)).toMatchObject({ hard: 0, waiting: 0 });
  });

  it('gives the same seats for the same seed, plan and iterations', () => {
    const model = compile(instance('gala-180'));
    const run = (seed: number, planned: number, until: number) => {
      const search = new Search(model, { seed, planned });
      return [...search.run(() => search.done >= until).seatOf];
    };
    const first = run(7, 40_960, 24_576);
    expect(run(7, 40_960, 24_576)).toEqual(first);
    expect(run(8, 40_960, 24_576)).not.toEqual(first);
    expect(run(7, 81_920, 24_576)).not.toEqual(first);
  });

  it.each([
    ['client-dinner-48', 20_480, 20_480, 'bbab2485dc775b37'],
    ['gala-180', 40_960, 30_720, 'd1df79c9626489f0'],
    ['plain-1000', 40_960, 30_720, '2a5b5af966c3c1e9'],
  ])("seats %s as when the engine's version was set", (name, planned, until, seats) => {
    const search = new Search(compile(instance(name)), { seed: 7, planned });
    const { seatOf } = search.run(() => search.done >= until);
    expect(digestOf(seatOf)).toBe(seats);
  });

  it('re-seats people with a move budget as then', () => {
    const model = compile(atTens(120, 12, (index) => ({ seat: shuffledSeat(index) }), []));
    const { seatOf } = new Search(model, { seed: 7, planned: 40_960, budget: 20 }).run();
    expect(digestOf(seatOf)).toBe('6ca0060119029709');
  });
});
