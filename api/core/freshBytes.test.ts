import { expect, it } from 'vitest';
import { freshBytes } from './freshBytes.ts';

it('never returns the same bytes twice, whatever size is requested', () => {
  const seen = new Set<string>();
  const counts = Array.from({ length: 2_000 }, (_, n) => 12 + (n % 5));
  for (const count of counts) {
    const bytes = freshBytes(count);
    expect(bytes).toHaveLength(count);
    seen.add(bytes.subarray(0, 12).toString('hex'));
  }
  expect(seen.size).toBe(counts.length);
});

it('leaves returned bytes unchanged', () => {
  const kept = freshBytes(16);
  const before = kept.toString('hex');
  for (let n = 0; n < 1_000; n += 1) freshBytes(16);
  expect(kept.toString('hex')).toBe(before);
});
