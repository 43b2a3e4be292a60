import { describe, expect, it } from 'vitest';
import { roundTable } from '../../tests/harness/seatingInputs.ts';
import { ClusterMoves } from './clusterMoves.ts';
import { compile } from './compile.ts';
import { seatAll } from './construct.ts';
import { Exchanges } from './exchanges.ts';
import type { InputPerson, SeatingInput } from './input.ts';
import { Random } from './random.ts';
import { resolve } from './resolve.ts';
import { Seating } from './seating.ts';
import type { TableGains } from './tableGains.ts';
import { Targets } from './targets.ts';

/** Two tables for six: Ada, Ben and Cai like one another at the first; strangers fill both. */
const people: InputPerson[] = ['ada', 'ben', 'cai', 's1', 's2', 's3', 's4', 's5', 's6'].map(
  (id, index) => ({ id, seat: index < 5 ? `a.${index + 1}` : `b.${index - 4}` }),
);
const input: SeatingInput = {
  people,
  tables: [roundTable('a', 6, 0, 0), roundTable('b', 6, 300, 0)],
  places: [],
  rules: [],
  pairs: [
    ['ada', 'ben', 10],
    ['ben', 'cai', 10],
  ],
};

const clustersOf = (given: SeatingInput, seed: number) => {
  const resolved = resolve(given);
  const seating = new Seating(compile(resolved));
  seatAll(seating, resolved.seated);
  const random = new Random(seed);
  const targets = new Targets(seating, random, 256);
  const exchanges = new Exchanges(seating, seating.gains as TableGains);
  return { seating, clusters: new ClusterMoves(seating, random, targets, exchanges) };
};

const seeds = Array.from({ length: 40 }, (_, index) => index + 1);

describe('a cluster', () => {
  it('moves friends together to another table, in exchange for as many people', () => {
    const sizes = seeds.map((seed) => {
      const { seating, clusters } = clustersOf(input, seed);
      expect(clusters.gather(0)).toBe(true);
      expect(clusters.propose(1)).toBe(true);
      const gone = [...seating.tableOf.subarray(0, 5)].filter((table) => table === 1).length;
      const strangers = [...seating.tableOf.subarray(3, 5)].filter((table) => table === 1).length;
      expect({ first: seating.tableOf[0], strangers }).toEqual({ first: 1, strangers: 0 });
      return gone;
    });
    expect(new Set(sizes)).toEqual(new Set([2, 3]));
  });

  it('gains exactly what it predicts', () => {
    for (const seed of seeds) {
      const { seating, clusters } = clustersOf(input, seed);
      const before = seating.worth().points;
      clusters.gather(1);
      clusters.propose(1);
      const gain = seating.gain(0, 0);
      seating.keep();
      const { seating: afresh } = clustersOf(input, seed);
      seatAll(afresh, seating.seatOf);
      expect(afresh.worth().points).toBe(before + gain);
      expect(seating.worth()).toEqual(afresh.worth());
    }
  });

  it('is not formed by a single person, and leaves pinned friends in place', () => {
    for (const seed of seeds) {
      expect(clustersOf(input, seed).clusters.gather(4)).toBe(false);
      const pinned = people.map((one) => (one.id === 'ben' ? { ...one, pinned: true } : one));
      expect(clustersOf({ ...input, people: pinned }, seed).clusters.gather(0)).toBe(false);
    }
  });
});
