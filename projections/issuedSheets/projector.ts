import { type IssuedSheetRow, issuedSheetAnswer } from '../../schema/entities/issuedSheet.ts';
import { issuedSheetRow } from '../../schema/issuedSheets.ts';
import { defineProjector } from '../engine/projector.ts';
import { columnsOf } from '../engine/rows/columnsOf.ts';
import { defineTable } from '../engine/rows/table.ts';
import { utc } from '../engine/rows/times.ts';

/** Deleted plans. Later events of their issued sheets are ignored. */
const endedPlansTable = defineTable<{ id: string; deletedAt: string }>('plans_past_sheets', {
  id: 'text',
  deletedAt: 'timestamptz',
});

const issuedSheetsTable = defineTable<IssuedSheetRow>(
  'issued_sheets',
  columnsOf(issuedSheetAnswer),
  { scope: 'eventId', endedScopes: endedPlansTable },
);

/** The sheets of each event that were given out. */
export const issuedSheetsProjector = defineProjector({
  name: 'issued_sheets',
  version: 1,
  tables: [endedPlansTable, issuedSheetsTable],
  on: {
    SheetIssued: (changes, { data, metadata }) => {
      const { actorId, at } = metadata;
      changes.insert(issuedSheetsTable, issuedSheetRow(data, { actorId, at: utc(at) }));
    },
    EventPlanDeleted: (changes, { data, metadata }) => {
      changes.insert(endedPlansTable, { id: data.eventId, deletedAt: utc(metadata.at) });
      changes.removeAll(issuedSheetsTable, data.eventId);
    },
  },
});
