import type { z } from 'zod';
import { eventPlanStream } from '../../schema/ids.ts';
import { drawnSheetNames, sheetNamed, type sheetQuery } from '../../schema/inputs/sheets.ts';
import { Refusal } from '../../schema/refusal.ts';
import type { SheetFormat } from '../../schema/sheets/sheetNames.ts';
import { onlyTables, type SheetPlan } from '../../schema/sheets/sheetPlan.ts';
import { sheetWords } from '../../schema/sheets/sheetWords.ts';
import { localeFor } from '../../schema/spokenLocale.ts';
import type { Application, RequestContext } from '../application.ts';
import { requireCapabilities, requireMember } from '../auth/authorize.ts';
import { eventPlanDecider } from '../eventPlans/decider.ts';
import { planAsSeen } from '../eventPlans/planAsSeen.ts';
import { planAt } from '../eventPlans/plans.ts';
import { activeOf } from '../eventPlans/state.ts';
import { noSuchMoment } from '../history/moments/noSuchMoment.ts';
import { withShownNames } from '../plusOnes/shownNames.ts';
import { type SheetDrawer, sheetDrawer } from './drawInThread.ts';
import { sheetPlanOf } from './sheetPlanOf.ts';

const drawer = sheetDrawer();

type Asked = z.output<typeof sheetQuery> & { eventId: string; sheet: string };

/**
 * A sheet of an event as a file, with what the caller may see, and its name.
 * @throws Refusal NOT_SIGNED_IN, EVENT_NOT_FOUND; NOT_FOUND for a sheet that is not drawn; BAD_INPUT for a moment,
 * a table or a page that is not there; and as `sheetDrawer`
 */
export const drawnSheet = async (
  app: Application,
  request: RequestContext,
  { eventId, sheet: name, at, tables, page = 1, ...asked }: Asked,
  format: SheetFormat,
  draw: SheetDrawer = drawer,
): Promise<{ file: Buffer; nameParts: string[] }> => {
  requireMember(request);
  const sheet = sheetNamed(name);
  if (!sheet)
    throw new Refusal('NOT_FOUND', `Name one of these sheets: ${drawnSheetNames.join(', ')}`);
  const capabilities = await requireCapabilities(app, request, eventId);
  const latest = await app.commands.load(eventPlanDecider, eventPlanStream(eventId));
  const last = Number(latest.revision);
  const revision = at === undefined ? last : Number(at);
  if (revision > last) throw noSuchMoment('at');
  const state =
    revision === last ? activeOf(latest.state) : await planAt(app, eventId, BigInt(revision));
  const whole = sheetPlanOf(
    withShownNames(planAsSeen(state, capabilities)),
    capabilities.has('seeDetails'),
  );
  const plan = tables === undefined ? whole : onlyTheseTables(whole, tables.split(','));
  const locale = localeFor(asked.locale === undefined ? [] : [asked.locale]);
  const options = { paper: 'a4', timeZone: 'UTC', ...asked, locale } as const;
  const file = await draw({ plan, sheet, options, format, page });
  const part = format === 'pdf' || page === 1 ? [] : [String(page)];
  return { file, nameParts: [plan.event.name, sheetWords(locale).titles[sheet], ...part] };
};

/** @throws Refusal BAD_INPUT for a table that the plan does not have */
const onlyTheseTables = (plan: SheetPlan, ids: readonly string[]): SheetPlan => {
  const known = new Set(plan.tables.map(({ id }) => id));
  if (!ids.every((id) => known.has(id))) {
    const message = 'The event has no such table';
    throw new Refusal('BAD_INPUT', message, [{ path: 'tables', message }]);
  }
  return onlyTables(plan, ids);
};
