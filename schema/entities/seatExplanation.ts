import { z } from 'zod';
import { id, text } from './fields.ts';

/** A source of points. Rules have `ruleId` and `kind`, pairs have `name`. */
const source = {
  from: z.enum(['rule', 'pairs', 'moves']),
  ruleId: z.string().nullable(),
  kind: text,
  name: text,
};

export const planRuleScore = z.object({
  ...source,
  points: z.number(),
  most: z.number(),
  broken: z.number(),
  personIds: z.array(id),
  tableIds: z.array(id),
});

/** The worth of the present seating. Less `hard` is better, then less `waiting`, then more `points`. */
export const planScoreAnswer = z
  .object({
    eventId: id,
    revision: z.int(),
    hard: z.number(),
    waiting: z.number(),
    points: z.number(),
    waitingIds: z.array(id),
    byRule: z.array(planRuleScore),
  })
  .meta({ id: 'PlanScore' });
export type PlanScore = z.infer<typeof planScoreAnswer>;

/** A seated person's share of their possible points. */
export const personHeat = z
  .object({
    attendeeId: id,
    points: z.number(),
    most: z.number(),
    broken: z.number(),
    share: z.number(),
  })
  .meta({ id: 'PersonHeat' });
export type PersonHeat = z.infer<typeof personHeat>;

export const seatReason = z.object({
  ...source,
  role: z.enum(['who', 'by']),
  points: z.number(),
  most: z.number(),
  broken: z.number(),
  personIds: z.array(id),
  count: z.number(),
  of: z.number(),
});

export const ruleChange = z.object({
  ...source,
  points: z.number(),
  broken: z.number(),
  personIds: z.array(id),
});

export const otherSeat = z.object({
  tableId: id,
  seatId: id,
  swapWith: id.nullable(),
  hard: z.number(),
  waiting: z.number(),
  points: z.number(),
  reasons: z.array(ruleChange),
});

export const explanationAnswer = z
  .object({
    attendeeId: id,
    seatId: id.nullable(),
    tableId: id.nullable(),
    points: z.number(),
    most: z.number(),
    broken: z.number(),
    share: z.number(),
    reasons: z.array(seatReason),
    elsewhere: z.array(otherSeat),
    best: z.array(otherSeat),
  })
  .meta({ id: 'SeatExplanation' });
export type ExplanationAnswer = z.infer<typeof explanationAnswer>;

export const tableReason = z.object({
  ...source,
  points: z.number(),
  broken: z.number(),
  personIds: z.array(id),
  lackingIds: z.array(id),
});

export const tableExplanationAnswer = z
  .object({ tableId: id, points: z.number(), broken: z.number(), reasons: z.array(tableReason) })
  .meta({ id: 'TableExplanation' });
export type TableExplanationAnswer = z.infer<typeof tableExplanationAnswer>;
