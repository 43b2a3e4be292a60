import type { SeatingRuleRow } from '../../schema/readModels.ts';
import type { Application, RequestContext } from '../application.ts';
import { requireEvent, requireMember } from '../auth/authorize.ts';
import { noSuchRule } from '../eventPlans/state.ts';
import { seatingRuleColumns } from '../queries/columns.ts';

/** The rules of an event in their order, without a check of rights. */
export const rulesOfEvent = (app: Application, eventId: string): Promise<SeatingRuleRow[]> =>
  app
    .read('seating_rules')
    .where({ event_id: eventId })
    .orderBy(['order', 'id'])
    .select<SeatingRuleRow[]>(seatingRuleColumns);

/** A rule, without a check of rights. @throws Refusal RULE_NOT_FOUND */
export const ruleById = async (app: Application, id: string): Promise<SeatingRuleRow> => {
  const rule = await app
    .read('seating_rules')
    .where({ id })
    .first<SeatingRuleRow | undefined>(seatingRuleColumns);
  if (!rule) throw noSuchRule();
  return rule;
};

/**
 * The rules of an event, for those who may edit it.
 * @throws Refusal NOT_SIGNED_IN, EVENT_NOT_FOUND, FORBIDDEN
 */
export const listRules = async (
  app: Application,
  request: RequestContext,
  eventId: string,
): Promise<SeatingRuleRow[]> => {
  requireMember(request);
  await requireEvent(app, request, eventId, 'edit');
  return rulesOfEvent(app, eventId);
};
