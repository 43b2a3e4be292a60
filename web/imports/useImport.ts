import { useMemo, useState } from 'react';
import { duplicateRows } from '../../schema/imports/duplicates.ts';
import type { ImportRow } from '../../schema/imports/importRow.ts';
import { graphql } from '../gql/gql.ts';
import type { ImportSource } from '../gql/graphql.ts';
import { problemOf } from '../graphql/problems.ts';
import { useCommand } from '../graphql/useCommand.ts';
import { undoAction, useUndo } from '../history/useUndo.ts';
import { useNotify, useNotifyFailure } from '../notices/notices.ts';
import { t } from '../texts/en/imports.ftl';
import type { ImportDialogProps } from './importDialogProps.ts';

const ImportAttendees = graphql(`
  mutation ImportAttendees($input: ImportAttendeesInput!) {
    importAttendees(input: $input) {
      position
      stepId
      count
    }
  }
`);

type ImportedFrom = {
  source: ImportSource;
  unit: 'Row' | 'Line';
  /** The title and text of the notice if the import fails (specification, section 8). */
  failure: readonly [title: string, text: string];
  /** All people in the file or text. */
  found: readonly ImportRow[];
  /** The server's errors, each with its row or line. */
  onRefused: (errors: string[]) => void;
};

/** Imports all rows, or only those that are not duplicates. All are imported, or none. */
export const useImport = (
  { eventId, attendees, onOpenChange, onDone }: ImportDialogProps,
  { source, unit, failure, found, onRefused }: ImportedFrom,
) => {
  const [keepDuplicates, setKeepDuplicates] = useState(false);
  const [send, { pending }] = useCommand(ImportAttendees);
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const { undo } = useUndo(eventId);
  const duplicates = useMemo(() => duplicateRows(found, attendees), [found, attendees]);
  const rows = found.filter(({ row }) => keepDuplicates || !duplicates.has(row));
  const run = async () => {
    const sent = rows.map(({ row: _, ...attendee }) => attendee);
    try {
      const result = (await send({ eventId, source, attendees: sent })).importAttendees;
      const title = t('imported', { count: result.count });
      notify({ tone: 'success', title, action: undoAction(undo, result.stepId) });
      onOpenChange(false);
      onDone?.(result);
    } catch (error) {
      notifyFailure(failure[0], error, failure[1]);
      onRefused(rowErrorsOf(error, rows, unit));
    }
  };
  const onKeepDuplicates = setKeepDuplicates;
  const preview = { unit, rows: found, duplicates, keepDuplicates, onKeepDuplicates };
  return { rows, run, pending, setKeepDuplicates, preview };
};

const rowErrorsOf = (error: unknown, rows: readonly ImportRow[], unit: 'Row' | 'Line'): string[] =>
  problemOf(error).issues.map((issue) => {
    const row = issue.index === undefined ? undefined : rows[issue.index]?.row;
    if (row === undefined) return issue.message;
    const values = { row: String(row), message: issue.message };
    return unit === 'Row' ? t('at-row', values) : t('at-line', values);
  });
