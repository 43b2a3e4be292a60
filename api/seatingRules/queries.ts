import type { SeatingRuleRow } from '../../schema/entities/seatingRule.ts';
import type { Application } from '../application.ts';
import { notFound } from '../core/notFound.ts';
import { seatingRuleColumns } from '../queries/columns.ts';

/** The rules of an event in order. Does not check rights. */
export const rulesOfEvent = (app: Application, eventId: string): Promise<SeatingRuleRow[]> =>
  app
    .read('seating_rules')
    .where({ event_id: eventId })
    .orderBy(['order', 'id'])
    .select<SeatingRuleRow[]>(seatingRuleColumns);

/** A rule. Does not check rights. @throws Refusal RULE_NOT_FOUND */
export const ruleById = async (app: Application, id: string): Promise<SeatingRuleRow> => {
  const rule = await app
    .read('seating_rules')
    .where({ id })
    .first<SeatingRuleRow | undefined>(seatingRuleColumns);
  if (!rule) throw notFound('rule');
  return rule;
};
