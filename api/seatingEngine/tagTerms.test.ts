import { expect, it } from 'vitest';
import { roundTable } from '../../tests/harness/seatingInputs.ts';
import { compile } from './compile.ts';
import type { SeatingRule } from './input.ts';
import { resolve } from './resolve.ts';

const modelOf = (people: number, rules: readonly SeatingRule[]) =>
  compile(
    resolve({
      people: Array.from({ length: people }, (_, index) => ({
        id: `p${index}`,
        tags: [`topic:${index}`, `topic:${index + 1}`, `team:${index}`],
      })),
      tables: [roundTable('t1', 10)],
      places: [],
      pairs: [],
      rules,
    }),
  );

const aboutAllBut = (person: number, prefix: string): SeatingRule => ({
  id: `${prefix}${person}`,
  kind: person % 2 === 0 ? 'InCommon' : 'Alternate',
  who: { not: { people: [`p${person}`] } },
  prefix,
  weight: 10,
});

it('shares what two neighbours have in common between rules with one prefix', () => {
  const { edges } = modelOf(
    200,
    Array.from({ length: 100 }, (_, person) => aboutAllBut(person, 'topic:')),
  );
  expect(edges).toHaveLength(100);
  expect(new Set(edges.map(({ kinds }) => kinds)).size).toBe(1);
});

it('adds up rules about the same people and prefix', () => {
  const rules = Array.from({ length: 100 }, (_, index) => ({
    ...aboutAllBut(1, 'topic:'),
    id: `r${index}`,
  }));
  const { edges } = modelOf(200, rules);
  expect(edges.map(({ values }) => [...values])).toEqual([[0, -1_000, -0]]);
});

it('bounds the memory of matrices for all prefixes together', () => {
  const rules = ['topic:', 'topic', 'topi', 'team:', 'team'].map((prefix) =>
    aboutAllBut(0, prefix),
  );
  const { edges } = modelOf(5_000, rules);
  const bytes = [...new Set(edges.map(({ kinds }) => kinds))].map(({ length }) => length);
  expect(bytes.filter((length) => length > 0)).toEqual([5_001 ** 2, 5_001 ** 2]);
});
