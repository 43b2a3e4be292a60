import { describe, expect, it } from 'vitest';
import { viewOf } from '../seating/planView.ts';
import type { Plan } from '../seating/seatingPlan.ts';
import { guestListCsv, seatsCsv, tableListCsv } from './exports.ts';
import { sheetPlanOf } from './sheetPlanOf.ts';

const person = (id: string, name: string, company: string | null = null) => ({
  id,
  name,
  title: null,
  company,
  email: null,
  attendeeRole: 'opportunity',
  holdingFor: id === 'held' ? ['event:dinner'] : [],
});
const seat = (id: string, tableId: string, position: number, attendeeId: string | null) => ({
  id,
  tableId,
  position,
  x: 0,
  y: 0,
  attendeeId,
});

/** Two tables, added in reverse order of their names; one seat is free. */
const plan = {
  id: 'dinner',
  event: { name: 'Dinner', startDate: null },
  attendees: [
    person('zoe', 'Zoë Ash', 'Halden, Inc'),
    person('held', 'Mira Long'),
    person('pool', '=cmd()'),
    person('ada', 'ada Byron'),
  ],
  tables: [
    { id: 't10', name: 'Table 10', capacity: 1 },
    { id: 't2', name: 'Table 2', capacity: 2 },
  ],
  floorObjects: [],
  seats: [seat('s1', 't10', 1, 'zoe'), seat('s3', 't2', 2, 'ada'), seat('s2', 't2', 1, null)],
} as unknown as Plan;

const linesOf = (text: string) => text.split('\r\n');

const exported = (of: Plan) => sheetPlanOf(of, viewOf(of), true);

describe('the files for a spreadsheet', () => {
  it('contain the guest list, quoted and without formulas', () => {
    expect(linesOf(guestListCsv(exported(plan), true))).toEqual([
      'Name,Title,Company,Role,Email,Table,Seat,Placement',
      `"'=cmd()",,,Customer,,,,No seat`,
      'ada Byron,,,Customer,,Table 2,2,Seated',
      'Mira Long,,,Customer,,,,Holding area',
      'Zoë Ash,,"Halden, Inc",Customer,,Table 10,1,Seated',
    ]);
  });

  it('contain the people at each table', () => {
    expect(linesOf(tableListCsv(exported(plan), true))).toEqual([
      'Table,Seat,Name,Title,Company,Role,Email',
      'Table 2,2,ada Byron,,,Customer,',
      'Table 10,1,Zoë Ash,,"Halden, Inc",Customer,',
    ]);
  });

  it('contain every seat, also free ones', () => {
    expect(linesOf(seatsCsv(exported(plan), true)).slice(0, 3)).toEqual([
      'Table,Seat,Taken,Name,Title,Company,Role,Email',
      'Table 2,1,No,,,,,',
      'Table 2,2,Yes,ada Byron,,,Customer,',
    ]);
  });

  it('have a header without people', () => {
    const empty = exported({ ...plan, attendees: [], tables: [], seats: [] });
    expect(guestListCsv(empty, true)).toBe('Name,Title,Company,Role,Email,Table,Seat,Placement');
    expect(guestListCsv(empty, false)).toBe('Name,Company,Table,Seat,Placement');
  });
});
