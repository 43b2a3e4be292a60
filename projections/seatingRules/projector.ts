import type { RulesLosing } from '../../schema/domainEvents.ts';
import { type SeatingRuleRow, seatingRuleAnswer } from '../../schema/entities/seatingRule.ts';
import type { WholeChange, WholeRule } from '../../schema/planChange.ts';
import {
  type Leavers,
  ruleWithout,
  type SeatingRule,
} from '../../schema/seatingRules/seatingRules.ts';
import type { RecordedPlanChange } from '../engine/planChanged.ts';
import { removePlanFrom } from '../engine/planDeleted.ts';
import { type About, defineProjector } from '../engine/projector.ts';
import { columnsOf } from '../engine/rows/columnsOf.ts';
import { originOf } from '../engine/rows/originOf.ts';
import type { RowChanges } from '../engine/rows/rowChanges.ts';
import { defineStaging } from '../engine/rows/staging.ts';
import { defineTable } from '../engine/rows/table.ts';
import { utc } from '../engine/rows/times.ts';

export const seatingRulesTable = defineTable<SeatingRuleRow>(
  'seating_rules',
  columnsOf(seatingRuleAnswer),
  { scope: 'eventId', isReported: true },
);

/** Staged rules of incomplete changes. */
const ruleParts = defineStaging('rule_parts', ['rulesAdded', 'rulesRemoved', 'rulesChanged']);

type OfPlan = About<'eventId'>;

const add = (changes: RowChanges, event: OfPlan, { ruleId, order, rule }: WholeRule): void =>
  changes.insert(seatingRulesTable, { id: ruleId, order, rule, ...originOf(event) });

const change = (
  changes: RowChanges,
  { data, metadata }: OfPlan,
  ruleId: string,
  rule: SeatingRule,
): void =>
  changes.patch(seatingRulesTable, data.eventId, ruleId, { rule, updatedAt: utc(metadata.at) });

const remove = (changes: RowChanges, { data }: OfPlan, ruleId: string): void =>
  changes.remove(seatingRulesTable, data.eventId, ruleId);

/** Removes a person or a table from the recalled rules. */
const lose = (
  changes: RowChanges,
  event: OfPlan & { data: { rules?: RulesLosing } },
  leavers: Leavers,
): void => {
  const { rules: losing } = event.data;
  if (!losing) return;
  const rows = new Map(
    changes.rows(seatingRulesTable, event.data.eventId).map((row) => [row.id, row]),
  );
  for (const ruleId of losing.removed) remove(changes, event, ruleId);
  for (const ruleId of losing.shortened) {
    const row = rows.get(ruleId);
    if (!row) throw new Error(`no rule: ${ruleId}`);
    change(changes, event, ruleId, ruleWithout(row.rule, leavers) ?? row.rule);
  }
};

type OfPerson = OfPlan & { data: { attendeeId: string; rules?: RulesLosing } };

const losePerson = (changes: RowChanges, event: OfPerson): void =>
  lose(changes, event, { people: new Set([event.data.attendeeId]) });

const changePlan = (changes: RowChanges, event: RecordedPlanChange, whole: WholeChange): void => {
  for (const { ruleId } of whole.rulesRemoved) remove(changes, event, ruleId);
  for (const { ruleId, after } of whole.rulesChanged) change(changes, event, ruleId, after);
  for (const rule of whole.rulesAdded) add(changes, event, rule);
};

export const seatingRulesProjector = defineProjector({
  name: 'seating_rules',
  version: 1,
  tables: [seatingRulesTable, ruleParts.table],
  recalls: [
    {
      table: seatingRulesTable,
      scopeFor: ({ data }) =>
        'rules' in data && data.rules && 'eventId' in data ? data.eventId : undefined,
    },
    ruleParts.recall,
  ],
  on: {
    ...ruleParts.on,
    SeatingRuleAdded: (changes, event) => add(changes, event, event.data),
    SeatingRuleChanged: (changes, event) =>
      change(changes, event, event.data.ruleId, event.data.after),
    SeatingRuleRemoved: (changes, event) => remove(changes, event, event.data.ruleId),
    AttendeeDeleted: losePerson,
    AttendeeErased: losePerson,
    TableDeleted: (changes, event) =>
      lose(changes, event, { tables: new Set([event.data.tableId]) }),
    ...ruleParts.onPlanChanged(changePlan),
    EventPlanDeleted: removePlanFrom(seatingRulesTable, ruleParts.table),
  },
});
