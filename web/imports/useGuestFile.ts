import { useApolloClient } from '@apollo/client/react';
import { useMemo, useRef, useState } from 'react';
import {
  type ColumnMapping,
  columnsByName,
  guessColumns,
  missingColumns,
  withEventColumns,
} from '../../schema/imports/columns.ts';
import { attendeesOf } from '../../schema/imports/csv.ts';
import { type CsvTable, isBlank } from '../../schema/imports/csvTable.ts';
import type { EventColumn } from '../../schema/imports/eventColumns.ts';
import type { ParsedImport } from '../../schema/imports/importRow.ts';
import { graphql } from '../gql/gql.ts';
import type { ImportPlan } from './importDialogProps.ts';
import { readGuestFile } from './readGuestFile.ts';

const RememberedMapping = graphql(`
  query RememberedMapping($header: [String!]!) {
    rememberedMapping(header: $header)
  }
`);

/** Queries the mapping that the member last used for a header; undefined if there is none. */
const useRememberedMapping = () => {
  const client = useApolloClient();
  return async (header: readonly string[]): Promise<ColumnMapping | undefined> => {
    try {
      const { data } = await client.query({
        query: RememberedMapping,
        variables: { header: [...header] },
        fetchPolicy: 'no-cache',
      });
      return (data?.rememberedMapping as ColumnMapping | null | undefined) ?? undefined;
    } catch {
      // Then the columns are guessed.
      return undefined;
    }
  };
};

type Chosen = {
  file: File;
  errors: string[];
  /** Set for a workbook with several sheets: their names, and the one that is read. */
  sheets?: string[] | undefined;
  sheet?: string | undefined;
  table?: CsvTable | undefined;
  /** Set if the columns lack their documented names, or the member changed the mapping. */
  mapping?: ColumnMapping | undefined;
  /** Whether the mapping is the one that the member used last for this header. */
  isRemembered?: boolean | undefined;
  /** Whether names stay as written, if the member chose. */
  keepsNames?: boolean | undefined;
};

/** Lets the browser paint before the next work blocks it. */
const shown = () =>
  new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve, 0)));

/** Whether the member must map the columns of a table, because a documented name is missing. */
const asksForColumns = ({ header, records }: CsvTable): boolean =>
  missingColumns(columnsByName(header)).length > 0 && records.some((record) => !isBlank(record));

/** The mapping that was used last, or else a guess. The member can change it. */
const mappingOf = (
  { header, records }: CsvTable,
  remembered: ColumnMapping | undefined,
  eventColumns: readonly EventColumn[],
  tables: ImportPlan['tables'],
): Pick<Chosen, 'mapping' | 'isRemembered'> =>
  remembered
    ? { mapping: withEventColumns(remembered, header, eventColumns), isRemembered: true }
    : { mapping: guessColumns(header, eventColumns, { records, tables }) };

/** The chosen file, its column mapping, and the resulting people. */
export const useGuestFile = (
  eventColumns: readonly EventColumn[],
  { tables, attendees }: Pick<ImportPlan, 'tables' | 'attendees'>,
) => {
  const [chosen, setChosen] = useState<Chosen>();
  const [phase, setPhase] = useState<'reading' | 'checking'>();
  const [readingName, setReadingName] = useState('');
  const [serverErrors, setServerErrors] = useState<string[]>([]);
  const turn = useRef(0);
  const recall = useRememberedMapping();

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
    const { table, errors = [], sheets = of.sheets } = found;
    const needsColumns = table !== undefined && asksForColumns(table);
    const [remembered] = await Promise.all([
      needsColumns ? recall(table.header) : undefined,
      shown(),
    ]);
    if (mine !== turn.current) return;
    const columns = needsColumns ? mappingOf(table, remembered, eventColumns, tables) : {};
    setChosen({ file, errors, table, sheets, sheet: of.sheet, ...columns });
    setPhase(undefined);
  };
  const choose = (file: File) => read(file, {});
  const chooseSheet = (sheet: string) =>
    chosen && read(chosen.file, { sheets: chosen.sheets, sheet });
  const map = (mapping: ColumnMapping | undefined) => {
    setServerErrors([]);
    setChosen((before) => before && { ...before, mapping, isRemembered: false });
  };
  const keepNames = (keepsNames: boolean) =>
    setChosen((before) => before && { ...before, keepsNames });

  const parsed = useMemo((): ParsedImport => {
    const { table, errors = [], mapping, keepsNames } = chosen ?? {};
    return table
      ? attendeesOf(table, mapping, eventColumns, { present: attendees, keepsNames })
      : { rows: [], errors, notices: [] };
  }, [chosen, eventColumns, attendees]);

  return {
    chosen,
    phase,
    readingName,
    choose,
    chooseSheet,
    map,
    keepNames,
    ...parsed,
    errors: serverErrors.length > 0 ? serverErrors : parsed.errors,
    setServerErrors,
  };
};
