import type { IssuedSheetsEvent } from '../../schema/domainEvents.ts';
import { limits } from '../../schema/limits.ts';
import { Refusal } from '../../schema/refusal.ts';
import type { SheetKind } from '../../schema/vocabulary.ts';
import type { Decider } from '../core/decider.ts';

export type IssuedSheetsCommand = {
  type: 'IssueSheet';
} & Omit<IssuedSheetsEvent['data'], 'number'>;

/** The number of sheets of each kind that were given out. */
type IssuedSheets = { [Sheet in SheetKind]?: number };

const countOf = (issued: IssuedSheets): number =>
  Object.values(issued).reduce((sum, count) => sum + count, 0);

/** All rules of the sheets given out for one event. Each kind of sheet is numbered from 1. */
export const issuedSheetsDecider: Decider<IssuedSheets, IssuedSheetsCommand, IssuedSheetsEvent> = {
  version: 1,
  initialState: {},
  decide: ({ type: _, ...sheet }, issued) => {
    const most = limits.issuedSheetsPerEvent;
    if (countOf(issued) >= most)
      throw new Refusal('LIMIT_REACHED', `An event has at most ${most} issued sheets`);
    const number = (issued[sheet.sheet] ?? 0) + 1;
    return [{ type: 'SheetIssued', data: { ...sheet, number } }];
  },
  evolve: (issued, { data: { sheet, number } }) => ({ ...issued, [sheet]: number }),
};
