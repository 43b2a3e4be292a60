import type { z } from 'zod';
import type { IssuedSheetRow } from '../../schema/entities/issuedSheet.ts';
import { drawnSheetNames, sheetNamed, type sheetQuery } from '../../schema/inputs/sheets.ts';
import { badField, isRefusal, Refusal } from '../../schema/refusal.ts';
import { sheetPath } from '../../schema/sheetAddress.ts';
import type { SheetOptions } from '../../schema/sheets/sheetLayout.ts';
import type { SheetFormat } from '../../schema/sheets/sheetNames.ts';
import type { PrintedKitchen } from '../../schema/sheets/sheetPlan.ts';
import { sheetWords } from '../../schema/sheets/sheetWords.ts';
import { localeFor } from '../../schema/text/spokenLocale.ts';
import type { SheetKind } from '../../schema/vocabulary.ts';
import type { Application, RequestContext } from '../application.ts';
import { demand, requireCapabilities, requireMember } from '../auth/authorize.ts';
import type { ActivePlan } from '../eventPlans/state.ts';
import { planMoments } from '../history/moments/planMoments.ts';
import { kitchenHasAllTables } from '../issuedSheets/kitchenHasAllTables.ts';
import { readKitchen } from '../kitchen/queries.ts';
import { readImage } from '../rooms/images.ts';
import { designNamed, requireRoom } from './designs.ts';
import { sheetDrawer } from './drawInProcess.ts';
import type { SheetJob } from './messages.ts';
import { onlyNewCards } from './newCardsSince.ts';
import { packedPlan } from './packedPlan.ts';
import { recordedOptions } from './recordedOptions.ts';
import { issueNamed, kitchenIssuesOf, revisionSince } from './references.ts';

const draw = sheetDrawer();

type SheetRequest = z.output<typeof sheetQuery> & { eventId: string; sheet: string };

/**
 * A sheet of an event as a file with its name, limited to what the caller may see. An issue is drawn as it
 * was given out, with its number and a code whose page tells whether the issue is current.
 * @throws Refusal NOT_SIGNED_IN, EVENT_NOT_FOUND; FORBIDDEN for the kitchen's sheet without `seeDiet`, and
 * for an issue or a design without the right to edit; NOT_FOUND for a sheet that is not drawn; BAD_INPUT for
 * an unknown moment, table, issue, design or page; and as `sheetDrawer`
 */
export const drawnSheet = async (
  app: Application,
  request: RequestContext,
  asked: SheetRequest,
  format: SheetFormat,
  signal?: AbortSignal,
): Promise<{ file: Buffer; nameParts: string[] }> => {
  const { eventId, sheet: name, at, tables, since, issue: id, design, page = 1, ...chosen } = asked;
  requireMember(request);
  const sheet = sheetNamed(name);
  if (!sheet)
    throw new Refusal('NOT_FOUND', `Name one of these sheets: ${drawnSheetNames.join(', ')}`);
  const capabilities = await requireCapabilities(app, request, eventId);
  if (sheet === 'kitchen' && !capabilities.has('seeDiet')) demand('forbid', 'event');
  const issue =
    id === undefined
      ? undefined
      : await issueOf(app, request, { eventId, sheet, id, at, tables, who: chosen.who });
  const { last, planOf } = await planMoments(app, eventId);
  const revision = issue?.revision ?? (at === undefined ? last : Number(at));
  const now = await planOf(revision, 'at');
  const tableIds = tablesOn(sheet, now, issue, tables);
  const asOf = at === undefined ? undefined : revision;
  const cards = await optionsOf(app, request, { eventId, sheet, issue, asOf, design, chosen });
  const printed = { eventId, sheet, now, revision, cards, capabilities };
  const isOfNewCards = sheet !== 'kitchen' && since !== undefined;
  const options = {
    ...cards,
    ...(isOfNewCards && (await onlyNewCards(app, request, { ...printed, since }))),
  };
  requireRoom(options);
  const kitchen =
    sheet === 'kitchen'
      ? await printedKitchen(app, request, { eventId, at: revision, since, issue })
      : undefined;
  const isPictured = chosen.withBackground ?? issue?.printedAs?.withBackground;
  const images =
    sheet === 'seatingPlan' && isPictured ? await imagesOf(app, request, eventId, now) : {};
  const plan = packedPlan(now, capabilities);
  const file = await draw(
    { plan, tableIds, kitchen, sheet, options, format, page, images },
    signal,
  );
  const part = format === 'pdf' || page === 1 ? [] : [String(page)];
  const { titles } = sheetWords(options.locale);
  return { file, nameParts: [now.details.name, titles[sheet], ...part] };
};

/** The only tables to draw: those of an issue, or else those that the caller names. */
const tablesOn = (
  sheet: SheetKind,
  plan: ActivePlan,
  issue: IssuedSheetRow | undefined,
  named: string | undefined,
): string[] | undefined => {
  if (sheet === 'kitchen' && named !== undefined) throw kitchenHasAllTables('tables');
  const ids = issue ? (issue.tableIds ?? undefined) : named?.split(',');
  if (ids && !ids.every((id) => plan.tables.has(id)))
    throw badField('tables', 'The event has no such table');
  return ids;
};

type Drawn = {
  eventId: string;
  sheet: SheetKind;
  issue: IssuedSheetRow | undefined;
  /** The moment that was asked for. */
  asOf: number | undefined;
  design: SheetRequest['design'];
  chosen: Omit<
    SheetRequest,
    'eventId' | 'sheet' | 'at' | 'tables' | 'since' | 'issue' | 'design' | 'page'
  >;
};

/** The options of drawing: for an issue, those it was printed with, unless the caller chooses others. */
const optionsOf = async (
  app: Application,
  request: RequestContext,
  { eventId, sheet, issue, asOf, design, chosen }: Drawn,
) => {
  const { locale = localeFor([]) } = chosen;
  // The head of the kitchen's sheet says it already.
  const isOfMoment = asOf !== undefined && sheet !== 'kitchen';
  return {
    paper: 'a4',
    timeZone: 'UTC',
    printedAt: new Date().toISOString(),
    ...(issue?.printedAs && (await recordedOptions(app, eventId, issue.printedAs))),
    ...chosen,
    locale,
    ...(design !== undefined && {
      design: await designNamed(app, request, { eventId, sheet, id: design }),
    }),
    ...(isOfMoment && { stamp: sheetWords(locale).asOf(asOf), code: '' }),
    ...(issue && stampOf(app, issue, locale, chosen.timeZone)),
  } as const;
};

/** The picture of the hall by its id; none if it is no longer stored. */
const imagesOf = async (
  app: Application,
  request: RequestContext,
  eventId: string,
  { room: { background } }: ActivePlan,
): Promise<SheetJob['images']> => {
  if (!background) return {};
  const { imageId } = background;
  try {
    return { [imageId]: (await readImage(app, request, eventId, imageId)).bytes };
  } catch (error) {
    if (isRefusal(error, 'IMAGE_NOT_FOUND')) return {};
    throw error;
  }
};

/**
 * @throws Refusal BAD_INPUT for an issue of another sheet, and if a moment, tables or other people are given
 * too, because an issue has its own
 */
const issueOf = async (
  app: Application,
  request: RequestContext,
  asked: Pick<SheetRequest, 'eventId' | 'at' | 'tables' | 'who'> & { sheet: SheetKind; id: string },
): Promise<IssuedSheetRow> => {
  const { eventId, id, at, tables, who, sheet } = asked;
  const issue = await issueNamed(app, request, { eventId, id, path: 'issue' });
  if (issue.sheet !== sheet) throw badField('issue', 'The issue belongs to another sheet');
  if (at !== undefined) throw badField('at', 'An issue has its own moment');
  if (tables !== undefined) throw badField('tables', 'An issue has its own tables');
  // An erasure learns from the record whom the paper may name, so the people must be the recorded ones.
  if (who !== undefined && issue.printedAs && who !== (issue.printedAs.who ?? 'seated'))
    throw badField('who', 'An issue has its own people');
  return issue;
};

/** The foot of an issue's pages. */
const stampOf = (
  { publicUrl }: Application,
  { id, number, createdAt }: IssuedSheetRow,
  locale: string,
  timeZone = 'UTC',
): Pick<SheetOptions, 'stamp' | 'code'> => ({
  stamp: sheetWords(locale, timeZone).issued(number, createdAt),
  code: new URL(sheetPath(id), publicUrl).href,
});

type KitchenAsked = Pick<SheetRequest, 'eventId' | 'since'> & {
  at: number;
  issue: IssuedSheetRow | undefined;
};

/** The kitchen's sheet for paper: all of it, or the changes since a revision or an issue. */
const printedKitchen = async (
  app: Application,
  request: RequestContext,
  { eventId, at, since: text, issue }: KitchenAsked,
): Promise<PrintedKitchen> => {
  const from =
    text === undefined
      ? issue?.printedAs?.since
      : await revisionSince(app, request, { eventId, since: text });
  const { eventId: _, ...kitchen } = await readKitchen(app, request, { eventId, at, since: from });
  const { since } = kitchen;
  return {
    ...kitchen,
    issues: since === null ? [] : await kitchenIssuesOf(app, eventId, since),
  };
};
