import type { Kitchen } from '../../schema/entities/kitchen.ts';
import { kitchenInput } from '../../schema/inputs/kitchen.ts';
import type { Application, RequestContext } from '../application.ts';
import { demand, requireCapabilities, requireMember } from '../auth/authorize.ts';
import { noSuchMoment } from '../history/moments/noSuchMoment.ts';
import { planMoments } from '../history/moments/planMoments.ts';
import { parseInput } from '../pipeline/parseInput.ts';
import { withShownNames } from '../plusOnes/shownNames.ts';
import { kitchenOf } from './kitchenOf.ts';
import { changedSince } from './since.ts';

/**
 * The kitchen of an event at a revision, by default the latest. With `since`, only the tables that differ
 * from an earlier revision.
 * @throws Refusal NOT_SIGNED_IN, EVENT_NOT_FOUND; FORBIDDEN without `seeDiet`; BAD_INPUT if the event has no
 * such moment
 */
export const readKitchen = async (
  app: Application,
  request: RequestContext,
  input: unknown,
): Promise<Kitchen> => {
  requireMember(request);
  const { eventId, at, since } = parseInput(kitchenInput, input);
  const capabilities = await requireCapabilities(app, request, eventId);
  if (!capabilities.has('seeDiet')) demand('forbid', 'event');
  const { last, planOf } = await planMoments(app, eventId);
  const revision = at ?? last;
  const plan = await planOf(revision, 'at');
  const now = kitchenOf(withShownNames(plan));
  if (typeof since !== 'number') {
    const tables = now.tables.filter(({ seats }) => seats.length > 0);
    return { eventId, revision, since: null, before: null, ...now, tables, tablesGone: [] };
  }
  if (since > revision) throw noSuchMoment('since');
  const then = kitchenOf(withShownNames(await planOf(since, 'since')));
  const before = { seated: then.seated, courses: then.courses, diets: then.diets };
  return { eventId, revision, since, before, ...now, ...changedSince(then, now) };
};
