import type {
  DifferingTable,
  IssuedSheetRow,
  PublicSheet,
  SheetStanding,
} from '../../schema/entities/issuedSheet.ts';
import {
  type Capabilities,
  type Capability,
  capabilitiesOf,
  mayEditEvent,
  mayReadEvent,
} from '../../schema/permissions.ts';
import { isRefusal } from '../../schema/refusal.ts';
import type { SheetKind } from '../../schema/vocabulary.ts';
import type { Application, RequestContext } from '../application.ts';
import { currentPlan, planAt } from '../eventPlans/plans.ts';
import type { ActivePlan } from '../eventPlans/state.ts';
import { planEntries } from '../history/moments/planEntries.ts';
import { reversalsOf } from '../history/reversals.ts';
import { issuedSheetColumns } from '../queries/columns.ts';
import { chosenOf } from './chosen.ts';
import { noSuchSheet } from './queries.ts';
import { type Chosen, shownOn } from './shownOn.ts';
import type { Shown } from './shownTables.ts';
import { differenceOf } from './standing.ts';

/**
 * The contents of sheets by plan, in memory. They are released with the plan, so an erased person does not
 * remain in them.
 */
const shownOfPlans = new WeakMap<ActivePlan, Map<string, Shown>>();

const shown = (sheet: SheetKind, plan: ActivePlan, chosen: Chosen | null): Shown => {
  const known = shownOfPlans.get(plan) ?? new Map<string, Shown>();
  shownOfPlans.set(plan, known);
  const key = JSON.stringify([sheet, chosen]);
  const made = known.get(key) ?? shownOn(sheet, plan, chosen);
  known.set(key, made);
  return made;
};

type DifferingPlace = DifferingTable['places'][number];
type Issue = Pick<IssuedSheetRow, 'eventId' | 'sheet' | 'revision' | 'tableIds' | 'printedAs'>;

/**
 * How an issued sheet differs from the present plan. Depends only on the paper, not on the viewer.
 * @throws Refusal EVENT_NOT_FOUND
 */
export const standingOf = async (
  app: Application,
  { eventId, sheet, revision, tableIds, printedAs }: Issue,
): Promise<SheetStanding & { plan: ActivePlan }> => {
  const plans = async () => {
    // In this order, the fold to the present continues from the sheet's moment.
    const then = await planAt(app, eventId, BigInt(revision));
    return { then, plan: await currentPlan(app, eventId) };
  };
  const [{ then, plan }, chosen] = await Promise.all([plans(), chosenOf(app, eventId, printedAs)]);
  const now = { plan, shown: shown(sheet, plan, chosen) };
  const difference = differenceOf(shown(sheet, then, chosen), now, tableIds);
  // If the sheet is current, the undone step was about something that it does not show.
  const wasUndone = !difference.isCurrent && (await wasUndoneSince(app, eventId, revision));
  return { plan, ...difference, wasUndone };
};

/** Whether a step up to this revision was undone later and is not in effect again. */
const wasUndoneSince = async (
  app: Application,
  eventId: string,
  revision: number,
): Promise<boolean> => {
  const undone = await planEntries(app.read, eventId)
    .where({ action: 'change_undone' })
    .where('revision', '>', revision)
    .whereRaw(
      `EXISTS (SELECT FROM seating_history step
                WHERE step.event_id = seating_history.event_id
                  AND step.step_id = seating_history.new_state->>'of' AND step.revision <= ?)`,
      [revision],
    )
    .orderBy('position', 'desc')
    .limit(mostUndone)
    .select<{ of: string }[]>(app.read.raw(`new_state->>'of' AS of`));
  const steps = [...new Set(undone.map(({ of }) => of))].map((stepId) => ({ eventId, stepId }));
  return (await reversalsOf(app, steps)).some((reversal) => reversal !== null);
};

/** The most undone steps to examine. One that is in effect is enough. */
const mostUndone = 50;

/** The guest fields on a sheet of this kind, besides names and seats. */
const needs: Partial<Record<SheetKind, readonly Capability[]>> = {
  kitchen: ['seeDiet'],
  doorList: ['seeDetails'],
  placeCards: ['seeDiet'],
};
/** A card design may show any field of a guest. */
const ofDesigned: readonly Capability[] = ['seeDiet', 'seeDetails'];

/** Whether everybody sees the new name at a place, because it is on the front of a card. */
const isSeenByAll = (sheet: SheetKind, { before, now }: DifferingPlace): boolean =>
  sheet === 'placeCards' && before !== now;

/**
 * The standing without details that the viewer may not see, because a person's changed line may reveal them.
 */
const standingAsSeen = (
  { isCurrent, changes, tables, elsewhere, wasUndone }: SheetStanding,
  { sheet, printedAs }: Pick<IssuedSheetRow, 'sheet' | 'printedAs'>,
  capabilities: Capabilities,
): SheetStanding => {
  const needed = printedAs?.designId ? ofDesigned : (needs[sheet] ?? []);
  const isShown = needed.every((capability) => capabilities.has(capability));
  return {
    isCurrent,
    changes,
    tables: isShown
      ? tables
      : tables.map((table) => ({
          ...table,
          places: table.places.filter((place) => isSeenByAll(sheet, place)),
        })),
    elsewhere,
    wasUndone,
  };
};

/**
 * The state of a scanned sheet, relative to the plan. Viewers who may see the event also get the differences.
 * @throws Refusal NOT_FOUND, TOO_MANY_REQUESTS
 */
export const readPublicSheet = async (
  app: Application,
  request: RequestContext,
  issueId: string,
): Promise<PublicSheet> => {
  const { issue, facts } = await app.lookUpLink(request, async () => {
    const found = await app
      .read('issued_sheets')
      .where({ id: issueId })
      .first<IssuedSheetRow | undefined>(issuedSheetColumns);
    const ofEvent = found && (await app.lookUps.eventFacts.load(found.eventId));
    if (!found || !ofEvent) throw noSuchSheet();
    return { issue: found, facts: ofEvent };
  });
  try {
    const { plan, ...standing } = await standingOf(app, issue);
    const { sheet, number, createdAt, eventId, to, revision, tableIds, printedAs } = issue;
    const known = { sheet, number, createdAt, isCurrent: standing.isCurrent };
    const isReader = mayReadEvent(request.viewer, facts) === 'allow';
    const mayIssue = mayEditEvent(request.viewer, facts) === 'allow';
    const seen = isReader
      ? {
          eventId,
          eventName: plan.details.name,
          to,
          revision,
          tableIds,
          printedAs: mayIssue ? printedAs : null,
          mayIssue,
          standing: standingAsSeen(standing, issue, capabilitiesOf(request.viewer, facts)),
        }
      : null;
    return { ...known, tables: standing.tables.length, seen };
  } catch (error) {
    if (isRefusal(error, 'EVENT_NOT_FOUND')) throw noSuchSheet();
    throw error;
  }
};
