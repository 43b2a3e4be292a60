import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { chainStart, defineHashChain } from './hashChain.ts';

type Note = { id: string; said: Record<string, unknown> | null; ip: string | null };
const chain = defineHashChain<Note>(
  'notes',
  { id: 'text', said: 'jsonb', ip: 'text' },
  { unhashed: ['ip'], continuesWith: () => true },
);
const hash = (given: Note['said'], ip: string | null = null) =>
  chain.hashOf(chainStart.hash, { id: 'n1', said: given, ip });

describe('a hash', () => {
  it('can be computed by anyone: SHA-256 of the previous hash, a line feed and canonical JSON', () => {
    const text = `${'0'.repeat(64)}\n{"id":"n1","said":{"a":[1,{"x":"é\\n","y":null}],"b":true}}`;
    const made = createHash('sha256').update(text, 'utf8').digest('hex');
    expect(hash({ b: true, a: [1, { y: null, x: 'é\n' }] })).toBe(made);
  });

  it('does not depend on the order of keys, nor on whether a field is absent or undefined', () => {
    expect(hash({ a: 1, b: 2 })).toBe(hash({ b: 2, c: undefined, a: 1 }));
  });

  it.each([
    [{ a: 1 }, { a: '1' }],
    [{ a: null }, {}],
    [{ a: [1, 2] }, { a: [2, 1] }],
    [{ a: { b: 1 } }, { a: { c: 1 } }],
    [{}, null],
  ])('distinguishes %j from %j', (one, other) => {
    expect(hash(one)).not.toBe(hash(other));
  });

  it('depends on the previous hash', () => {
    const row = { id: 'n1', said: null, ip: null };
    expect(chain.hashOf('a'.repeat(64), row)).not.toBe(chain.hashOf('b'.repeat(64), row));
  });

  it('covers nothing about a person, at any depth, and no excluded column', () => {
    const told = hash({ of: [{ person: { name: 'Mira' }, tags: ['vip'], in: 'pool' }] }, '::1');
    expect(told).toBe(hash({ of: [{ person: null, tags: [], in: 'pool' }] }));
    expect(told).not.toBe(hash({ of: [{ in: 'seat' }] }));
  });
});
