import { allergiesFrom } from '../attendees/allergies.ts';
import { distinctTags } from '../attendees/distinctTags.ts';
import { unnamedGuest } from '../attendees/plusOnes.ts';
import { limits } from '../limits.ts';
import { undefused } from '../text/csvText.ts';
import { folded } from '../text/folding.ts';
import { listInCell, saysNothing } from '../text/listInCell.ts';
import { checkedRow } from './checkedRow.ts';
import {
  type ColumnMapping,
  columnOf,
  columnsByName,
  guestOfColumn,
  type ImportedField,
  importedFields,
  type MappedColumn,
  missingColumns,
  plusOnesColumn,
  repeatedColumn,
  replyColumn,
  vipTag,
} from './columns.ts';
import { csvMessages } from './csvMessages.ts';
import { type CsvTable, isBlank, readCsvTable } from './csvTable.ts';
import { emailsIn } from './emailsIn.ts';
import { type EventColumn, type EventValue, fieldsWithEntries } from './eventColumns.ts';
import type { ImportRow, ParsedImport } from './importRow.ts';
import { firstNameFirst, isPresentAsWritten, lastNameFirst } from './lastNameFirst.ts';
import { wholeName } from './nameOrder.ts';
import { notesAt } from './notesBelow.ts';
import { type Brought, plusOneRows, plusOnesIn, withoutListed } from './plusOneRows.ts';
import { replyFrom } from './replyText.ts';
import { roleFrom } from './roleWords.ts';
import { isRowOfSums } from './rowOfSums.ts';
import { mayBeSeveral } from './severalPeople.ts';
import { webAddress } from './webAddress.ts';
import type { Wishes } from './wishes/wishes.ts';
import { yesOrNo } from './yesOrNo.ts';

const refused = (message: string): ParsedImport => ({ rows: [], errors: [message], notices: [] });

/** Parses a CSV file whose columns have their documented names (specification, section 5). */
export const parseCsv = (file: Uint8Array | string): ParsedImport => {
  const { table, errors } = readCsvTable(file);
  return table ? attendeesOf(table) : { rows: [], errors, notices: [] };
};

type NameOptions = {
  /** The people of the event. */
  present?: Iterable<{ name: string }>;
  /**
   * Whether names stay as written if the last name comes first. By default, if the event has a guest of
   * that name.
   */
  keepsNames?: boolean | undefined;
};

/** How names of a list with last names first are read; undefined for other lists. */
const nameOrderOf = (
  { columns }: ColumnMapping,
  people: readonly (readonly string[])[],
  { present = [], keepsNames }: NameOptions,
): ParsedImport['nameOrder'] => {
  const { name: at, lastname } = columns;
  if (at === undefined || lastname !== undefined) return undefined;
  const names = people.map((record) => undefused(record[at]?.trim() ?? ''));
  const written = lastNameFirst(names);
  if (written === undefined) return undefined;
  const isKept = keepsNames ?? isPresentAsWritten(names, present);
  return { written, read: firstNameFirst(written), isKept };
};

/**
 * Parses the attendees of a table and checks them. Without a mapping, uses the documented column names, then
 * the event's own. If there are errors, nothing may be imported.
 */
export const attendeesOf = (
  table: CsvTable,
  mapping?: ColumnMapping,
  eventColumns: readonly EventColumn[] = [],
  options: NameOptions = {},
): ParsedImport => {
  const { header, firstRow = 2, isTitled } = table;
  const used = mapping ?? columnsByName(header, eventColumns);
  const missing = missingColumns(used);
  if (missing.length > 0) return refused(csvMessages.missingColumns(missing));
  const repeated = mapping ? undefined : repeatedColumn(header, eventColumns);
  if (repeated) return refused(csvMessages.repeatedColumn(repeated));
  const footAt = notesAt(table.records);
  const records = table.records.slice(0, footAt);
  const last = records.findLastIndex((record) => !isBlank(record));
  const sumsAt = isRowOfSums(records[last] ?? []) ? last : undefined;
  const { people, again } = withoutHeaders(records.slice(0, sumsAt), header);
  const filled = people.filter((record) => !isBlank(record)).length;
  if (filled === 0) return refused(csvMessages.tooShort);
  if (filled > limits.importRows) return refused(csvMessages.tooManyRows(filled));

  const nameOrder = nameOrderOf(used, people, options);
  const nameFrom = nameOrder?.isKept === false ? firstNameFirst : (name: string) => name;
  const rows: ImportRow[] = [];
  const errors: string[] = [];
  const brought: Brought[] = [];
  const ofRows: string[] = [];
  for (const [index, record] of people.entries()) {
    if (isBlank(record)) continue;
    const result = readRecord(
      header.length,
      used,
      record,
      index + firstRow,
      eventColumns,
      nameFrom,
    );
    if (result.errors.length > 0) errors.push(...result.errors);
    else if (result.row) rows.push(result.row);
    ofRows.push(...(result.notices ?? []));
    for (const name of result.plusOnes ?? []) if (result.row) brought.push([result.row, name]);
  }
  const unlisted = withoutListed(brought, rows);
  if (rows.length + unlisted.length > limits.importRows)
    return refused(csvMessages.tooManyRows(rows.length + unlisted.length));
  const behind = table.records.findLastIndex((record) => !isBlank(record)) + 1;
  const plusOnes = plusOneRows(unlisted, firstRow + behind);
  const above = isTitled ? [csvMessages.titleRows(firstRow - 1)] : [];
  const below = [
    ...(again.length === 0 ? [] : [csvMessages.headersAgain(again.map((at) => at + firstRow))]),
    ...(sumsAt === undefined ? [] : [csvMessages.rowOfSums(sumsAt + firstRow)]),
    ...(footAt === undefined ? [] : [csvMessages.notesBelow(footAt + firstRow)]),
  ];
  const several = rows.flatMap(({ name, row }) => (mayBeSeveral(name) ? [row] : []));
  return {
    rows: [...rows, ...plusOnes.rows],
    errors: [...errors, ...plusOnes.errors],
    notices: [
      ...above,
      ...below,
      ...hiddenNotices(table, used),
      ...(several.length > 0 ? [csvMessages.severalPeople(several)] : []),
      ...plusOnes.notices,
      ...ofRows,
      ...ignoredNotice(header, used),
    ],
    ...(nameOrder && { nameOrder }),
  };
};

/** Blanks the rows that repeat the header: lists that are put together of parts have one on each. */
const withoutHeaders = (records: readonly (readonly string[])[], header: readonly string[]) => {
  const names = header.map((name) => folded(name.trim()));
  const repeats = records.map(
    (record) =>
      record.length === names.length &&
      record.every((cell, column) => folded(cell.trim()) === names[column]),
  );
  return {
    people: records.map((record, at) => (repeats[at] ? [] : record)),
    again: [...repeats.keys()].filter((at) => repeats[at]),
  };
};

const hiddenNotices = (
  { header, hiddenRows = [], hiddenColumns = [] }: CsvTable,
  { columns }: ColumnMapping,
): string[] => {
  const taken = new Set(Object.values(columns));
  const names = hiddenColumns
    .filter((at) => taken.has(at))
    .map((at) => header[at]?.trim() || String(at + 1));
  return [
    ...(hiddenRows.length > 0 ? [csvMessages.hiddenRows(hiddenRows)] : []),
    ...(names.length > 0 ? [csvMessages.hiddenColumns(names)] : []),
  ];
};

const ignoredNotice = (header: readonly string[], { columns }: ColumnMapping): string[] => {
  const taken = new Set(Object.values(columns));
  const ignored = header
    .filter((_, index) => !taken.has(index))
    .map((name) => name.trim())
    .filter((name) => name !== '');
  return ignored.length > 0 ? [csvMessages.ignoredColumns(ignored)] : [];
};

const cellsOf = (columns: ColumnMapping['columns'], record: readonly string[]) => {
  const field = (column: MappedColumn): string | null => {
    const at = columns[column];
    return at === undefined ? null : undefused(record[at]?.trim() ?? '') || null;
  };
  const listOf = (column: MappedColumn, marks: string, outsideBrackets = false): string[] =>
    listInCell(field(column) ?? '', { marks: `${marks}\n`, outsideBrackets });
  /** Diets, allergies and needs: a word such as "none" must not become one. */
  const needsIn = (column: MappedColumn, outsideBrackets = false): string[] =>
    saysNothing(field(column) ?? '') ? [] : listOf(column, ';,', outsideBrackets);
  return { field, listOf, needsIn };
};

const readRecord = (
  width: number,
  { columns, everyone }: ColumnMapping,
  record: readonly string[],
  row: number,
  eventColumns: readonly EventColumn[],
  nameFrom: (written: string) => string,
): { row?: ImportRow; errors: string[]; plusOnes?: string[] | undefined; notices?: string[] } => {
  if (record.length !== width) return { errors: [csvMessages.mismatch(row)] };
  const { field, listOf, needsIn } = cellsOf(columns, record);
  const host = field(guestOfColumn);
  const guestOf = host && nameFrom(host);
  const [written = '', address] = nameAndEmail(field('name') ?? '');
  const named = wholeName(nameFrom(written), field('lastname') ?? '');
  const name = named || (guestOf ? unnamedGuest : '');
  const attendeeRole = everyone ?? roleFrom(field('tag') ?? '');
  const isVip = isYes(field('vip'));
  const replyText = field(replyColumn);
  const reply = replyText === null ? null : replyFrom(replyText);
  const wishes = wishesOf({
    togetherWith: listOf('together with', ';').map(nameFrom),
    apartFrom: listOf('apart from', ';').map(nameFrom),
    near: field('near'),
    table: field('table'),
  });
  const plusOnes = plusOnesIn(field(plusOnesColumn) ?? '')?.map(nameFrom);
  const ofEvent = readEventColumns(eventColumns, field, row);
  const errors = [
    ...(name ? [] : [csvMessages.name(row)]),
    ...(attendeeRole ? [] : [csvMessages.tag(row)]),
    ...(isVip === undefined ? [csvMessages.vip(row)] : []),
    ...(reply === undefined ? [csvMessages.reply(row)] : []),
    ...(plusOnes === undefined ? [csvMessages.plusOnes(row)] : []),
    ...(['phone', 'external id'] as const).flatMap((column) => {
      const text = field(column) ?? '';
      return shortened.test(text) ? [csvMessages.shortened(row, column, text)] : [];
    }),
    ...(wishes?.table === '' ? [csvMessages.noTable(row)] : []),
    ...ofEvent.errors,
  ];
  if (errors.length > 0 || !attendeeRole || isVip === undefined) return { errors };
  const texts = Object.fromEntries(importedFields.map((one) => [one, field(columnOf(one))]));
  const [email = null, ...otherEmails] = emailsIn(field('email') ?? address ?? '');
  const link = field('linkedinurl') ?? '';
  const hasLink = link !== '' && !saysNothing(link);
  const linkedinUrl = hasLink ? webAddress(link) : null;

  const checked = checkedRow(`Row ${row}`, {
    row,
    name,
    attendeeRole,
    ...(texts as Record<Exclude<ImportedField, ListField>, string | null>),
    email,
    linkedinUrl,
    diets: orNull(needsIn('diet')),
    allergies: orNull(allergiesFrom(needsIn('allergies', true))),
    access: orNull(needsIn('access')),
    tags: distinctTags([...listOf('tags', ';'), ...(isVip ? [vipTag] : [])]),
    photoUrl: null,
    ...ofEvent.fields,
    ...(reply && { reply }),
    ...(guestOf && { guestOf }),
    ...(wishes && { wishes }),
  });
  const notices = [
    ...(email && otherEmails.length > 0 ? [csvMessages.firstEmail(row, email)] : []),
    ...(hasLink && !linkedinUrl ? [csvMessages.noLink(row)] : []),
  ];
  return { ...checked, plusOnes, notices };
};

/** The parts of "Mira Long <mira@example.com>", as mail programs write it; otherwise only a name. */
const nameAndEmail = (text: string): string[] => {
  const [, name, email] = /^([^<]+)<([^<>@\s]+@[^<>@\s]+)>$/.exec(text) ?? [];
  return name === undefined || email === undefined ? [text] : [name.trim(), email];
};

const readEventColumns = (
  eventColumns: readonly EventColumn[],
  field: (column: MappedColumn) => string | null,
  row: number,
) => {
  const entries: Record<string, EventValue> = {};
  const errors: string[] = [];
  for (const { key, names, read } of eventColumns) {
    const text = field(key);
    if (text === null) continue;
    const cell = read(text);
    if (cell.error === undefined) entries[key] = cell.value;
    else errors.push(csvMessages.cell(row, names[0] ?? key, cell.error));
  }
  return { fields: fieldsWithEntries(entries), errors };
};

type ListField = 'diets' | 'allergies' | 'access';

const orNull = <T>(list: T[]): T[] | null => (list.length > 0 ? list : null);

/** A long number as spreadsheets show it, and save it as CSV: "4.9E+11". The rest of its digits is lost. */
const shortened = /^\d(?:[.,]\d+)?E\+\d+$/i;

/** Before a table's name: seats the person there, and pins them. */
const pinMark = /^!\s*/;

const wishesOf = (wishes: Omit<Wishes, 'isPinned'>): Wishes | undefined => {
  const { togetherWith, apartFrom, near, table } = wishes;
  if (togetherWith.length + apartFrom.length === 0 && near === null && table === null)
    return undefined;
  const isPinned = table !== null && pinMark.test(table);
  return { ...wishes, table: table?.replace(pinMark, '') ?? null, isPinned };
};

/** Undefined for a word that is neither yes nor no. An empty cell is no. */
const isYes = (cell: string | null): boolean | undefined => (cell === null ? false : yesOrNo(cell));
