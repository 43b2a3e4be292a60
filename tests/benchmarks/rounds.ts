/**
 * Runs ours and its peer in alternating slices and compares them round by round, so that other load on
 * the machine affects both.
 */
export type Slice = () => Promise<number>;

export type Spread = { median: number; low: number; high: number };

export type Comparison = { ours: Spread; peer: Spread; ratio: Spread };

export const spreadOf = (values: readonly number[]): Spread => {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (i: number) => sorted[i] ?? Number.NaN;
  const middle = (sorted.length - 1) / 2;
  return {
    median: (at(Math.floor(middle)) + at(Math.ceil(middle))) / 2,
    low: at(0),
    high: at(sorted.length - 1),
  };
};

const warmUps = 2;

/** The first two rounds warm up both sides and are not counted. Odd rounds start with the peer. */
export const compare = async (rounds: number, ours: Slice, peer: Slice): Promise<Comparison> => {
  for (let warmUp = 0; warmUp < warmUps; warmUp += 1) {
    await ours();
    await peer();
  }
  const results: { ours: number; peer: number }[] = [];
  for (let round = 0; round < rounds; round += 1) {
    if (round % 2 === 0) {
      const first = await ours();
      results.push({ ours: first, peer: await peer() });
    } else {
      const first = await peer();
      results.push({ ours: await ours(), peer: first });
    }
  }
  return comparisonOf(
    results.map((result) => result.ours),
    results.map((result) => result.peer),
  );
};

/** The measurements of both sides, round by round. */
export const comparisonOf = (ours: readonly number[], peer: readonly number[]): Comparison => ({
  ours: spreadOf(ours),
  peer: spreadOf(peer),
  ratio: spreadOf(ours.map((value, round) => value / (peer[round] ?? Number.NaN))),
});
