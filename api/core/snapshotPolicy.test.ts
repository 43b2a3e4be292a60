import fc from 'fast-check';
import { expect, it } from 'vitest';
import { endsStretch, isWorthKeeping, snapshotEvery, surplusOf } from './snapshotPolicy.ts';

/** The revisions that are kept of a stream with a snapshot at the end of each stretch, up to `stretches`. */
const keptOf = (stretches: number): bigint[] => {
  let kept: bigint[] = [];
  for (let n = 1; n <= stretches; n += 1) {
    const revision = BigInt(n) * snapshotEvery - 1n;
    kept.push(revision);
    const surplus = new Set(surplusOf(kept, revision));
    kept = kept.filter((one) => !surplus.has(one));
  }
  return kept;
};

it('keeps all of the last 20 of a stream', () => {
  const kept = keptOf(400);
  const last20 = Array.from({ length: 20 }, (_, n) => BigInt(381 + n) * snapshotEvery - 1n);
  expect(kept.slice(-20)).toEqual(last20);
});

it('keeps a number that grows with the logarithm of the revisions', () => {
  const counts = [20, 40, 80, 160, 320, 640, 1_280, 2_560].map((n) => keptOf(n).length);
  const growths = counts.slice(1).map((count, n) => count - (counts[n] ?? 0));
  // Doubling the number of revisions never adds more than this many snapshots.
  expect(Math.max(...growths)).toBeLessThanOrEqual(16);
  expect(counts.at(-1)).toBeLessThanOrEqual(20 + 16 * 7);
});

it('is never farther from a moment than a seventh of its age, plus a stretch', () => {
  const heads = [37, 200, 1_000].map((stretches) => ({
    head: BigInt(stretches) * snapshotEvery - 1n,
    kept: keptOf(stretches),
  }));
  fc.assert(
    fc.property(fc.constantFrom(...heads), fc.nat(1_000_000), ({ head, kept }, n) => {
      const moment = BigInt(n) % (head + 1n);
      const nearest = kept.filter((revision) => revision <= moment).at(-1) ?? -1n;
      const age = Number(head - moment);
      expect(Number(moment - nearest)).toBeLessThanOrEqual(age / 7 + Number(snapshotEvery));
    }),
    { numRuns: 2_000 },
  );
});

it('never needs a snapshot that it has dropped', () => {
  fc.assert(
    fc.property(fc.nat(2_000), fc.nat(2_000), fc.nat(2_000), (at, grown, further) => {
      const revision = BigInt(at) * snapshotEvery + 17n;
      const head = revision + BigInt(grown) * snapshotEvery;
      const later = head + BigInt(further) * snapshotEvery;
      if (isWorthKeeping(revision, later)) expect(isWorthKeeping(revision, head)).toBe(true);
    }),
  );
});

it('keeps two in each stretch, wherever they are', () => {
  expect(surplusOf([499n, 1_203n, 1_001n, 1_117n], 1_203n)).toEqual([1_203n]);
  expect(endsStretch(498n, 499n)).toBe(true);
  expect(endsStretch(499n, 998n)).toBe(false);
});
