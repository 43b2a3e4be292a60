import { useMemo, useRef, useState } from 'react';
import {
  type ColumnMapping,
  columnsByName,
  guessColumns,
  missingColumns,
} from '../../schema/imports/columns.ts';
import { attendeesOf } from '../../schema/imports/csv.ts';
import { type CsvTable, isBlank } from '../../schema/imports/csvTable.ts';
import type { EventColumn } from '../../schema/imports/eventColumns.ts';
import type { GuestFile } from '../../schema/imports/guestFile.ts';
import type { ParsedImport } from '../../schema/imports/importRow.ts';
import { readGuestFile } from './readGuestFile.ts';

type Chosen = {
  file: File;
  errors: string[];
  /** The sheets of a workbook that has several, and the one that is read. */
  sheets?: string[] | undefined;
  sheet?: string | undefined;
  table?: CsvTable | undefined;
  /** Set if the columns lack their documented names, or somebody changed the assignment. */
  mapping?: ColumnMapping | undefined;
};

/** Lets the browser paint before it is busy for a moment. */
const shown = () =>
  new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve, 0)));

/** Guesses the columns if a name is missing; the member can change the guess. */
const chosenOf = (
  file: File,
  { table, errors = [] }: GuestFile,
  of: Pick<Chosen, 'sheets' | 'sheet'>,
  eventColumns: readonly EventColumn[],
): Chosen => {
  if (!table) return { file, errors, ...of };
  const isNamed = missingColumns(columnsByName(table.header)).length === 0;
  const hasRows = table.records.some((record) => !isBlank(record));
  return {
    ...of,
    file,
    errors,
    table,
    mapping: isNamed || !hasRows ? undefined : guessColumns(table.header, eventColumns),
  };
};

/** The chosen file, its column assignment, and the resulting people. */
export const useGuestFile = (eventColumns: readonly EventColumn[]) => {
  const [chosen, setChosen] = useState<Chosen>();
  const [phase, setPhase] = useState<'reading' | 'checking'>();
  const [readingName, setReadingName] = useState('');
  const [serverErrors, setServerErrors] = useState<string[]>([]);
  const turn = useRef(0);

  const read = async (file: File, of: Pick<Chosen, 'sheets' | 'sheet'>) => {
    turn.current += 1;
    const mine = turn.current;
    setServerErrors([]);
    setReadingName(file.name);
    setPhase('reading');
    const found = await readGuestFile(file, of.sheet);
    // Another file was chosen meanwhile.
    if (mine !== turn.current) return;
    setPhase('checking');
    await shown();
    if (mine !== turn.current) return;
    const sheets = found.sheets ?? of.sheets;
    setChosen(chosenOf(file, found, { sheets, sheet: of.sheet }, eventColumns));
    setPhase(undefined);
  };
  const choose = (file: File) => read(file, {});
  const chooseSheet = (sheet: string) =>
    chosen && read(chosen.file, { sheets: chosen.sheets, sheet });
  const map = (mapping: ColumnMapping | undefined) => {
    setServerErrors([]);
    setChosen((before) => before && { ...before, mapping });
  };

  const parsed = useMemo((): ParsedImport => {
    const { table, errors = [], mapping } = chosen ?? {};
    return table ? attendeesOf(table, mapping, eventColumns) : { rows: [], errors, notices: [] };
  }, [chosen, eventColumns]);

  return {
    chosen,
    phase,
    readingName,
    choose,
    chooseSheet,
    map,
    ...parsed,
    errors: serverErrors.length > 0 ? serverErrors : parsed.errors,
    setServerErrors,
  };
};
