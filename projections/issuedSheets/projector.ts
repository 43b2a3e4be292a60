import { type IssuedSheetRow, issuedSheetAnswer } from '../../schema/entities/issuedSheet.ts';
import { issuedSheetRow } from '../../schema/issuedSheets.ts';
import { defineEndedPlans } from '../engine/planDeleted.ts';
import { defineProjector } from '../engine/projector.ts';
import { columnsOf } from '../engine/rows/columnsOf.ts';
import { defineTable } from '../engine/rows/table.ts';
import { utc } from '../engine/rows/times.ts';

const endedPlans = defineEndedPlans('plans_past_sheets');

const issuedSheetsTable = defineTable<IssuedSheetRow>(
  'issued_sheets',
  columnsOf(issuedSheetAnswer),
  { scope: 'eventId', endedScopes: endedPlans.table },
);

/** The sheets of each event that were given out. */
export const issuedSheetsProjector = defineProjector({
  name: 'issued_sheets',
  version: 1,
  tables: [endedPlans.table, issuedSheetsTable],
  on: {
    SheetIssued: (changes, { data, metadata }) => {
      const { actorId, at } = metadata;
      changes.insert(issuedSheetsTable, issuedSheetRow(data, { actorId, at: utc(at) }));
    },
    EventPlanDeleted: endedPlans.endPlanIn(issuedSheetsTable),
  },
});
