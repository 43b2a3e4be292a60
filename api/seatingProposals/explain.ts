import { LRUCache } from 'lru-cache';
import {
  type ExplainedSeating,
  explained,
  heatOf,
  type PersonPoints,
} from '../seatingEngine/explain/explained.ts';
import { type SeatingScore, seatingScore } from '../seatingEngine/explain/score.ts';
import { explainSeat, type SeatExplanation } from '../seatingEngine/explain/seat.ts';
import { explainTable, type TableExplanation } from '../seatingEngine/explain/table.ts';
import type { SeatingInput } from '../seatingEngine/input.ts';
import type { SeatOf } from './engine.ts';

/**
 * A question about a seating: its score, or why a person sits where they sit. A worker keeps the last few
 * seatings by `key`, so that a further question may omit the input.
 */
export type ExplainTask = {
  key: string;
  input?: SeatingInput | undefined;
  /** The seating. Default: that of the input. */
  seats?: readonly SeatOf[] | undefined;
  personId?: string | undefined;
  tableId?: string | undefined;
  /** Whether to return each person's share of their best possible score. */
  heat?: boolean | undefined;
};

/** `missing` means that the seating is no longer kept. Ask again with the input. */
export type Explanation =
  | { missing: true }
  | { score: SeatingScore }
  | { heat: PersonPoints[] }
  | { table: TableExplanation | undefined }
  | { seat: SeatExplanation | undefined };

/** A seating of 5,000 people takes some 10 MB. */
const kept = new LRUCache<string, ExplainedSeating>({ max: 8 });

/** Answers a question about a seating. @throws RangeError if the input names an unknown id */
export const explain = (task: ExplainTask): Explanation => {
  const seating = seatingFor(task);
  if (!seating) return { missing: true };
  if (task.heat) return { heat: heatOf(seating) };
  if (task.tableId !== undefined) return { table: explainTable(seating, task.tableId) };
  return task.personId === undefined
    ? { score: seatingScore(seating) }
    : { seat: explainSeat(seating, task.personId) };
};

const seatingFor = ({ key, input, seats }: ExplainTask): ExplainedSeating | undefined => {
  const known = kept.get(key);
  if (known || !input) return known;
  const seating = explained(input, seats && new Map(seats));
  kept.set(key, seating);
  return seating;
};
