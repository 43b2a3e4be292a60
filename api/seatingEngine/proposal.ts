import type { Resolved } from './resolve.ts';

/** Changes whenever the same input, seed and plan may lead to other seats. */
export const engineVersion = 'seating-engine/21';

export type Proposal = {
  /** `[seatId, personId]` of everybody with a seat, by table and position. */
  assignments: [string, string][];
  engine: string;
  seed: number;
  /** Iterations. */
  planned: number;
  /** The iterations that were run. The same input, options and `done` give the same seats. */
  done: number;
};

type Run = Pick<Proposal, 'seed' | 'planned' | 'done'>;

/** A seating (seats by person) as ids. */
export const proposalOf = ({ people, floor }: Resolved, seatOf: Int32Array, run: Run): Proposal => {
  const taken = people
    .map(({ id }, person) => ({ id, seat: seatOf[person] as number }))
    .filter(({ seat }) => seat >= 0)
    .sort((one, other) => one.seat - other.seat);
  return {
    assignments: taken.map(({ id, seat }) => [floor.seatIds[seat] as string, id]),
    engine: engineVersion,
    ...run,
  };
};
