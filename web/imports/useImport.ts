import { useMemo, useState } from 'react';
import { duplicateRows, repeatedPeople } from '../../schema/imports/duplicates.ts';
import { externalIdHolders } from '../../schema/imports/externalIds.ts';
import { hostRowMessage, hostsIn } from '../../schema/imports/hosts.ts';
import type { ImportRow } from '../../schema/imports/importRow.ts';
import { graphql } from '../gql/gql.ts';
import type { ImportSource, ListSourceInput } from '../gql/graphql.ts';
import { problemOf } from '../graphql/problems.ts';
import { useCommand } from '../graphql/useCommand.ts';
import { useNotifyStep } from '../history/useNotifyStep.ts';
import { useNotifyFailure } from '../notices/notices.ts';
import { t } from '../texts/en/imports.ftl';
import { useHeld } from '../ui/useHeld.ts';
import { useWhileShown } from '../ui/useWhileShown.ts';
import type { ImportDialogProps } from './importDialogProps.ts';
import { useWishes } from './useWishes.ts';
import { wishNotices } from './wishTexts.ts';

type There = {
  id: string;
  name: string;
  company: string | null;
  email: string | null;
  externalId: string | null;
  guestOf: string | null;
};
type Someone = Partial<There> & { id: string; name: string };

/** The errors of rows whose host is unknown, ambiguous, or a plus-one. */
const hostErrorsOf = (
  rows: readonly ImportRow[],
  there: readonly There[],
  keepDuplicates: boolean,
): string[] => {
  if (!rows.some(({ guestOf }) => guestOf)) return [];
  const named = rows.map((row): Someone => ({ ...row, id: `row ${row.row}` }));
  const repeated = keepDuplicates ? [] : repeatedPeople<Someone>(named, there);
  const list = named.map(({ id, name, email, guestOf }, n) => ({
    id: repeated[n]?.id ?? id,
    name,
    email,
    guestOf,
    isLeftOut: repeated[n] !== undefined,
  }));
  const { problems } = hostsIn(list, there);
  return problems.map((problem) => hostRowMessage(problem, rows[problem.index]?.row ?? 0));
};

type Known = { name: string; externalId?: string | null | undefined };

/** The errors of rows whose external id already belongs to an attendee or an earlier row. */
const externalIdMessages = (rows: readonly ImportRow[], existing: readonly Known[]): string[] =>
  externalIdHolders<Known>(rows, existing).flatMap((holder, index) => {
    const { row = 0, externalId } = rows[index] ?? {};
    if (!holder || !externalId) return [];
    return [t('external-id-taken', { row: String(row), person: holder.name, id: externalId })];
  });

const ImportAttendees = graphql(`
  mutation ImportAttendees($input: ImportAttendeesInput!) {
    importAttendees(input: $input) {
      stepId
      count
    }
  }
`);

type ImportedFrom = {
  source: ImportSource;
  /** Identifies the list, so that it is recognised when it is imported again. */
  list: ListSourceInput;
  unit: 'Row' | 'Line';
  /** The title and text of the notice if the import fails (specification, section 8). */
  failure: readonly [title: string, text: string];
  /** All people in the file or text. */
  found: readonly ImportRow[];
  /** The server's errors, each with its row or line. */
  onRefused: (errors: string[]) => unknown;
};

const nobody: ReadonlySet<number> = new Set();

/**
 * Imports all rows, or only those that are not duplicates, with everybody's wishes. Imports either everything
 * or nothing.
 */
export const useImport = (
  { plan: live, onClose }: ImportDialogProps,
  { source, list, unit, failure, found, onRefused }: ImportedFrom,
) => {
  const [keepDuplicates, setKeepDuplicates] = useState(false);
  const [send, { pending }] = useCommand(ImportAttendees);
  // The people who are just imported may arrive before the answer. They are no duplicates of themselves.
  const plan = useHeld(live, pending);
  const notifyFailure = useNotifyFailure();
  const notifyStep = useNotifyStep(plan.id);
  const close = useWhileShown(onClose);
  const { attendees } = plan;
  const duplicates = useMemo(() => duplicateRows(found, attendees), [found, attendees]);
  const sharedIds = useMemo(() => externalIdMessages(found, attendees), [found, attendees]);
  const hostErrors = useMemo(
    () => hostErrorsOf(found, attendees, keepDuplicates),
    [found, attendees, keepDuplicates],
  );
  const leftOut = keepDuplicates ? nobody : duplicates;
  const rows = found.filter(({ row }) => !leftOut.has(row));
  const knownOnly =
    found.length > 0 && rows.length === 0 && t('all-known', { count: found.length });
  const ifKnown: 'add' | 'skip' = keepDuplicates ? 'add' : 'skip';
  const wishing = useWishes(found, plan, ifKnown);
  const run = async () => {
    const sent = found.map(({ row: _, wishes: __, ...attendee }) => attendee);
    const { wishes } = wishing ?? {};
    const input = { eventId: plan.id, source, list, ifKnown, attendees: sent, wishes };
    try {
      const { count, stepId } = (await send(input)).importAttendees;
      const title =
        count > 0 || !wishes
          ? t('imported', { count })
          : t('wishes-imported', { count: wishes.length });
      notifyStep({ title, stepId });
      close();
    } catch (error) {
      notifyFailure(failure[0], error, failure[1]);
      onRefused(rowErrorsOf(error, found, unit));
    }
  };
  const onKeepDuplicates = setKeepDuplicates;
  const preview = { unit, rows: found, duplicates, keepDuplicates, onKeepDuplicates };
  const wished = wishing && { ...wishing, notices: wishNotices(found, leftOut, wishing) };
  // A row with a known external id is a duplicate. It is skipped, or otherwise refused.
  const identity = keepDuplicates
    ? { errors: [...hostErrors, ...sharedIds], notices: [] }
    : { errors: hostErrors, notices: sharedIds };
  return { plan, rows, run, pending, setKeepDuplicates, preview, wished, identity, knownOnly };
};

const rowErrorsOf = (error: unknown, rows: readonly ImportRow[], unit: 'Row' | 'Line'): string[] =>
  problemOf(error).issues.map((issue) => {
    const row = issue.index === undefined ? undefined : rows[issue.index]?.row;
    if (row === undefined) return issue.message;
    const values = { row: String(row), message: issue.message };
    return unit === 'Row' ? t('at-row', values) : t('at-line', values);
  });
