import { z } from 'zod';
import type { IssuedSheetRow } from '../../schema/entities/issuedSheet.ts';
import { grouped } from '../../schema/grouped.ts';
import { limits } from '../../schema/limits.ts';
import { Refusal } from '../../schema/refusal.ts';
import type { SheetKind } from '../../schema/vocabulary.ts';
import type { Application, RequestContext } from '../application.ts';
import { requireEvent } from '../auth/authorize.ts';
import { parseInput } from '../pipeline/parseInput.ts';
import { issuedSheetColumns } from '../queries/columns.ts';

/** The refusal for both an unknown sheet and a sheet of a deleted event. */
export const noSuchSheet = () => new Refusal('NOT_FOUND', 'Sheet not found');

const most = limits.issuedSheetsPerEvent;

/**
 * The sheets of an event that were given out, latest first.
 * @param first the number of sheets; null for all
 * @throws Refusal BAD_INPUT, NOT_SIGNED_IN, EVENT_NOT_FOUND, FORBIDDEN
 */
export const issuedSheetsOf = async (
  app: Application,
  request: RequestContext,
  eventId: string,
  first: number | null = null,
): Promise<IssuedSheetRow[]> => {
  const input = parseInput(z.object({ first: z.int().min(1).nullable() }), { first });
  await requireEvent(app, request, eventId, 'edit');
  return app
    .read('issued_sheets')
    .where({ event_id: eventId })
    .orderBy([{ column: 'created_at', order: 'desc' }, { column: 'number', order: 'desc' }, 'id'])
    .limit(Math.min(input.first ?? most, most))
    .select<IssuedSheetRow[]>(issuedSheetColumns);
};

/**
 * A sheet of an event that was given out.
 * @throws Refusal NOT_SIGNED_IN, EVENT_NOT_FOUND, FORBIDDEN; NOT_FOUND for the sheet of another event
 */
export const issuedSheetOf = async (
  app: Application,
  request: RequestContext,
  eventId: string,
  issueId: string,
): Promise<IssuedSheetRow> => {
  await requireEvent(app, request, eventId, 'edit');
  const issue = await app
    .read('issued_sheets')
    .where({ id: issueId, event_id: eventId })
    .first<IssuedSheetRow | undefined>(issuedSheetColumns);
  if (!issue) throw noSuchSheet();
  return issue;
};

/** The cards given out last: the plan's revision on them, and whether they are those of a table. */
type LatestCards = { revision: number; areOf: (tableId: string) => boolean };

/**
 * The latest place cards and escort cards of an event's tables. Cards of some tables replace only the earlier
 * cards of those tables.
 */
export const latestCards = async (
  { read }: Application,
  eventId: string,
): Promise<LatestCards[]> => {
  const issues = await read('issued_sheets')
    .where({ event_id: eventId })
    .whereIn('sheet', ['placeCards', 'escortCards'] satisfies SheetKind[])
    .orderBy('number', 'desc')
    .select<CardIssue[]>('sheet', 'revision', { tableIds: 'table_ids' });
  return [...grouped(issues, ({ sheet }) => sheet).values()].flatMap(notReplaced);
};

type CardIssue = Pick<IssuedSheetRow, 'sheet' | 'revision' | 'tableIds'>;

/** @param issues of one kind of cards, latest first */
const notReplaced = (issues: readonly CardIssue[]): LatestCards[] => {
  const latest: LatestCards[] = [];
  let replaced: ReadonlySet<string> = new Set();
  for (const { revision, tableIds } of issues) {
    const [own, later] = [tableIds && new Set(tableIds), replaced];
    const areOf = (id: string) => !later.has(id) && (own?.has(id) ?? true);
    if (tableIds === null) return [...latest, { revision, areOf }];
    if (tableIds.some(areOf)) latest.push({ revision, areOf });
    replaced = new Set([...later, ...tableIds]);
  }
  return latest;
};
