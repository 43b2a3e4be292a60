import { newCardsInput } from '../../schema/inputs/sheets.ts';
import type { Capabilities } from '../../schema/permissions.ts';
import { type PlanReference, referenceFrom } from '../../schema/planReference.ts';
import { badField } from '../../schema/refusal.ts';
import { sheetsOfNewCards } from '../../schema/sheets/choices.ts';
import type { SheetOptions } from '../../schema/sheets/sheetLayout.ts';
import type { SheetKind } from '../../schema/vocabulary.ts';
import type { Application, RequestContext } from '../application.ts';
import { requireCapabilities } from '../auth/authorize.ts';
import { planAsSeen } from '../eventPlans/planAsSeen.ts';
import type { ActivePlan } from '../eventPlans/state.ts';
import { planReferredTo } from '../history/compare/planReferredTo.ts';
import { noSuchMoment } from '../history/moments/noSuchMoment.ts';
import { parseInput } from '../pipeline/parseInput.ts';
import { designNamed } from './designs.ts';
import { type CardOptions, newCards } from './newCards.ts';
import { revisionSince } from './references.ts';

/**
 * The ids of the people, or for table cards of the tables, whose cards are new in the present plan, as far as
 * the caller may see both plans.
 * @throws Refusal NOT_SIGNED_IN, BAD_INPUT, EVENT_NOT_FOUND; as `planReferredTo` and `designNamed`
 */
export const readNewCards = async (
  app: Application,
  request: RequestContext,
  input: unknown,
): Promise<string[]> => {
  const { eventId, sheet, since, who, hasDiets, designId } = parseInput(newCardsInput, input);
  const capabilities = await requireCapabilities(app, request, eventId);
  const [{ plan: now }, design] = await Promise.all([
    planReferredTo(app, request, eventId, { kind: 'now' }),
    designId ? designNamed(app, request, { eventId, sheet, id: designId }) : undefined,
  ]);
  const cards = { who: who ?? undefined, hasDiets: hasDiets ?? undefined, design };
  return newCardsSince(app, request, { eventId, sheet, from: since, now, cards, capabilities });
};

type Printed = {
  eventId: string;
  sheet: SheetKind;
  since: string;
  now: ActivePlan;
  /** The revision of `now`. */
  revision: number;
  cards: CardOptions;
  capabilities: Capabilities;
};

/**
 * The new cards since a plan, if a sheet is limited to these: see `sheetQuery`.
 * @throws Refusal BAD_INPUT for a sheet that is always printed in full, and for a moment after the sheet's;
 * as `revisionSince` and `planReferredTo`
 */
export const onlyNewCards = async (
  app: Application,
  request: RequestContext,
  { since, revision, ...printed }: Printed,
): Promise<Pick<SheetOptions, 'onlyPeople' | 'onlyTables'>> => {
  const { eventId, sheet } = printed;
  if (!sheetsOfNewCards.some((one) => one === sheet))
    throw badField('since', 'This sheet is always printed in full');
  const from = referenceFrom(since) ?? {
    kind: 'revision',
    revision: await revisionSince(app, request, { eventId, since }),
  };
  if (from.kind === 'revision' && from.revision > revision) throw noSuchMoment('since');
  const ids = await newCardsSince(app, request, { ...printed, from });
  return sheet === 'tableCards' ? { onlyTables: ids } : { onlyPeople: ids };
};

type Since = Omit<Printed, 'since' | 'revision'> & { from: PlanReference };

const newCardsSince = async (
  app: Application,
  request: RequestContext,
  { eventId, sheet, from, now, cards, capabilities }: Since,
): Promise<string[]> => {
  const { plan, tableId } = await planReferredTo(app, request, eventId, from);
  const plans = [planAsSeen(plan, capabilities), planAsSeen(now, capabilities)] as const;
  return newCards(sheet, plans, cards, tableId);
};
