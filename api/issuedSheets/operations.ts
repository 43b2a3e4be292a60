import { issuedSheetAnswer } from '../../schema/entities/issuedSheet.ts';
import { issuedSheetsStream } from '../../schema/ids.ts';
import { issueSheetInput } from '../../schema/inputs/issuedSheets.ts';
import { issuedSheetRow } from '../../schema/issuedSheets.ts';
import { Refusal } from '../../schema/refusal.ts';
import type { SheetKind } from '../../schema/vocabulary.ts';
import type { Application } from '../application.ts';
import type { CommandOrigin } from '../core/handleCommand.ts';
import { derivedId } from '../core/ids.ts';
import { currentPlan, planKeptAt } from '../eventPlans/plans.ts';
import type { ActivePlan } from '../eventPlans/state.ts';
import { noSuchMoment } from '../history/moments/noSuchMoment.ts';
import { entryAmongOthers } from '../history/moments/planEntries.ts';
import { waitForHistory } from '../history/recordedSteps.ts';
import { answers, operation } from '../pipeline/operation.ts';
import { perform } from '../pipeline/perform.ts';
import { toEdit } from '../pipeline/rights.ts';
import { issuedSheetsDecider } from './decider.ts';
import { kitchenHasAllTables } from './kitchenHasAllTables.ts';
import { printedAsOf } from './printedAs.ts';
import { IssueSheetPayload } from './types.ts';

type Printed = { position?: string | null | undefined; revision?: number | null | undefined };

/** The plan's revision on the paper: the given one, the one at a position, or else the latest. */
const revisionPrinted = async (
  app: Application,
  eventId: string,
  { position, revision }: Printed,
  origin: CommandOrigin,
): Promise<number> => {
  const { draftOf } = await currentPlan(app, eventId);
  if (draftOf) {
    const message = 'Take the draft over first: its paper would show an undecided plan';
    throw new Refusal('BAD_INPUT', message);
  }
  await waitForHistory(app, eventId, origin);
  // Takes the 20 digits, which the mark of a rebuild may follow.
  const upTo = position ? { position: position.slice(0, 20) } : 'now';
  const found = await entryAmongOthers(app.read, eventId, upTo);
  if (!found) throw noSuchMoment('position');
  if (typeof revision !== 'number') return found.entry.revision;
  if (revision > found.lastRevision) throw noSuchMoment('revision');
  return revision;
};

/** @throws Refusal BAD_INPUT for the kitchen's sheet, and for a table that the printed plan lacks */
const requireTables = (
  sheet: SheetKind,
  { tables }: ActivePlan,
  tableIds: readonly string[],
): void => {
  if (sheet === 'kitchen') throw kitchenHasAllTables('tableIds');
  const message = 'The event has no such table';
  const issues = tableIds.flatMap((id, index) =>
    tables.has(id) ? [] : [{ path: `tableIds.${index}`, message, index }],
  );
  if (issues.length > 0) throw new Refusal('BAD_INPUT', message, issues);
};

/**
 * This cannot be undone, because paper cannot be taken back.
 * @throws Refusal BAD_INPUT for a draft, for a moment or table that the event lacks, for tables of the
 * kitchen's sheet, and as `printedAsOf`; LIMIT_REACHED; EVENT_NOT_FOUND, FORBIDDEN
 */
export const issueSheet = operation({
  name: 'issueSheet',
  description: 'Records that a sheet is issued, and to whom. Each kind of sheet is numbered.',
  input: issueSheetInput,
  right: toEdit,
  work: async ({ app, origin }, { eventId, sheet, to, tableIds, printedAs, ...printed }) => {
    const command = async () => {
      const revision = await revisionPrinted(app, eventId, printed, origin);
      // Saves the plan, so that a scan of the sheet need not wait for a long fold, even after a restart.
      const plan = await planKeptAt(app, eventId, BigInt(revision));
      if (tableIds) requireTables(sheet, plan, tableIds);
      return {
        type: 'IssueSheet' as const,
        eventId,
        issueId: derivedId(origin.commandId, 0),
        sheet,
        to,
        revision,
        printedAs: printedAs
          ? await printedAsOf(app, { eventId, sheet, revision }, printedAs)
          : null,
        ...(tableIds && { tableIds: [...new Set(tableIds)] }),
      };
    };
    const stream = issuedSheetsStream(eventId);
    const handled = await perform(app, issuedSheetsDecider, stream, command, origin);
    const [issued] = handled.events;
    if (!issued) throw new Error('A sheet was issued without an event');
    return { position: handled.position, issue: issuedSheetRow(issued.data, issued.metadata) };
  },
  mutation: {
    input: {
      descriptions: {
        position: 'The position of the printed plan. Default: the plan as it is now.',
        printedAs:
          'How it was printed, so that its file can be drawn again. Default: not recorded.',
      },
    },
    payload: IssueSheetPayload,
  },
  route: { at: 'POST /api/events/:id/issues', ...answers('issue', issuedSheetAnswer), status: 201 },
});
