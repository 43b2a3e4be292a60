import { listColumnsOf } from '../../schema/guestLists/columns.ts';
import {
  type ColumnMapping,
  columnsByName,
  guessColumns,
  missingColumns,
  withEventColumns,
} from '../../schema/imports/columns.ts';
import { columnsOfEvent } from '../../schema/imports/columnsOfEvent.ts';
import { attendeesOf } from '../../schema/imports/csv.ts';
import type { ImportRow } from '../../schema/imports/importRow.ts';
import { columnMapping } from '../../schema/inputs/listSource.ts';
import { badField, refuseIssues } from '../../schema/refusal.ts';
import type { Application, RequestContext } from '../application.ts';
import { requireEvent } from '../auth/authorize.ts';
import { guestFieldsOf } from '../guestFields/queries.ts';
import { issueOf, listKindOfType, readGuestFile } from '../guestFiles/readGuestFile.ts';
import { menuOf } from '../menus/queries.ts';
import { previewMerge } from './operations.ts';
import { rememberedMapping } from './rememberedMapping.ts';

type Upload = {
  eventId: string;
  type: string;
  file: Uint8Array;
  /** The sheet of a workbook with several. */
  sheet: string | undefined;
  /** A JSON object that says what each column holds. */
  mapping: string | undefined;
  commandId: string | undefined;
};

/**
 * Compares a file with the people of an event. Columns are mapped as named; else by their documented names
 * and the event's own; else by the caller's last mapping; else by a guess.
 * @throws Refusal WRONG_TYPE; BAD_INPUT with an issue for each unreadable row, and with `details.sheets` if a
 * sheet must be named; as `previewMerge`
 */
export const previewFile = async (
  app: Application,
  request: RequestContext,
  { eventId, type, file, sheet, mapping: named, commandId }: Upload,
) => {
  const given = mappingFrom(named);
  // The right is checked before the file is read, because reading costs more.
  await requireEvent(app, request, eventId, 'edit');
  const table = await readGuestFile(file, type, sheet);
  const { header, records } = table;
  const eventColumns = columnsOfEvent({
    menu: await menuOf(app.read, eventId),
    fields: await guestFieldsOf(app.read, eventId),
  });
  const byName = columnsByName(header, eventColumns);
  const isByName = missingColumns(byName).length === 0;
  const other = async () => {
    const remembered = await rememberedMapping(app, request, header);
    return remembered
      ? withEventColumns(remembered, header, eventColumns)
      : guessColumns(header, eventColumns, { records });
  };
  const assigned = given ?? (isByName ? undefined : await other());
  const { rows, errors } = attendeesOf(table, assigned, eventColumns, {
    present: await app.read('attendees').where({ event_id: eventId }).select('name'),
  });
  refuseIssues(errors.map(issueOf));
  const mapping = assigned ?? byName;
  return previewMerge(app, request, {
    eventId,
    kind: listKindOfType(type),
    header,
    mapping,
    columns: listColumnsOf(mapping),
    rows: rows.map(sentRow),
    commandId,
  });
};

const sentRow = ({ wishes: _, ...row }: ImportRow) => row;

const mappingFrom = (text: string | undefined): ColumnMapping | undefined => {
  if (text === undefined) return undefined;
  const parsed = columnMapping.safeParse(jsonOf(text));
  if (parsed.success) return parsed.data as ColumnMapping;
  throw badField('mapping', 'Name columns by field: {"columns":{"name":0,"email":3}}');
};

const jsonOf = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};
