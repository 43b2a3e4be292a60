import type { SeatingRuleRow } from '../../schema/entities/seatingRule.ts';
import type { Application } from '../application.ts';
import { seatingRuleColumns } from '../queries/columns.ts';

/** The rules of an event in order. Does not check rights. */
export const rulesOfEvent = (app: Application, eventId: string): Promise<SeatingRuleRow[]> =>
  app
    .read('seating_rules')
    .where({ event_id: eventId })
    .orderBy(['order', 'id'])
    .select<SeatingRuleRow[]>(seatingRuleColumns);

/** A rule; undefined if there is none. Does not check rights. */
export const ruleById = (app: Application, id: string): Promise<SeatingRuleRow | undefined> =>
  app.read('seating_rules').where({ id }).first<SeatingRuleRow | undefined>(seatingRuleColumns);
