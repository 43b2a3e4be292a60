import { whomEachRepeats } from '../../schema/imports/duplicates.ts';
import { hostRowMessage, hostsIn } from '../../schema/imports/hosts.ts';
import type { ImportRow } from '../../schema/imports/importRow.ts';

type There = {
  id: string;
  name: string;
  company: string | null;
  email: string | null;
  externalId: string | null;
  guestOf: string | null;
};
type Someone = Partial<There> & { id: string; name: string };

/** Rows that name somebody as their host who is nobody, several people, or somebody's guest. */
export const hostErrorsOf = (
  rows: readonly ImportRow[],
  there: readonly There[],
  keepDuplicates: boolean,
): string[] => {
  if (!rows.some(({ guestOf }) => guestOf)) return [];
  const named = rows.map((row): Someone => ({ ...row, id: `row ${row.row}` }));
  const repeated = keepDuplicates ? [] : whomEachRepeats<Someone>(named, there);
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
