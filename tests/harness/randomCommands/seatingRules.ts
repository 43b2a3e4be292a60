import type { SeatingRuleCommand } from '../../../api/seatingRules/commands.ts';
import { preferenceWords } from '../../../schema/inputs/seatingRules.ts';
import { rulePresets } from '../../../schema/seatingRules/rulePresets.ts';
import type { SeatingRule } from '../../../schema/seatingRules/seatingRules.ts';
import { type Named, pick, type RandomCommands } from './named.ts';

/** A rule about two people and a table, who may exist or no longer exist. */
const ruleOf = ({ a, b, c, plan, table, person }: Named): SeatingRule => {
  const two = { people: [person.attendeeId, pick(plan.attendees.keys(), b)] };
  const weight = 1 + c;
  const rules: SeatingRule[] = [
    { kind: 'KeepTogether', who: two, hard: true },
    { kind: 'KeepApart', who: two, level: 'table', hard: true },
    { kind: 'SitBeside', who: { any: [two, { tag: `tag ${a}` }] }, how: 'next', weight },
    { kind: 'Accompanied', who: { people: [person.attendeeId] }, by: { not: two }, weight },
    { kind: 'AtTable', who: two, tables: [table.tableId, pick(plan.tables.keys(), b)], weight },
    { kind: 'Reserved', who: { role: 'guest' }, tables: [table.tableId], hard: true },
    { kind: 'PerTable', who: { everyone: true }, each: 'company', max: 1 + (c % 4), weight },
    { kind: 'Near', who: two, place: pick(plan.objects.keys(), b), weight },
    { kind: 'AtTable', who: two, zone: pick(plan.objects.keys(), b), weight },
  ];
  return rules[c % rules.length] ?? { kind: 'Balance', weight };
};

export const ruleCommands = {
  addRule: (named) => ({
    type: 'AddSeatingRule',
    eventId: named.eventId,
    rule: ruleOf(named),
    evenSo: named.c % 2 === 0,
  }),
  changeRule: (named) => ({
    type: 'ChangeSeatingRule',
    eventId: named.eventId,
    ruleId: pick(named.plan.rules.keys(), named.b),
    rule: ruleOf(named),
    evenSo: true,
  }),
  removeRule: ({ eventId, plan, b }) => ({
    type: 'RemoveSeatingRule',
    eventId,
    ruleId: pick(plan.rules.keys(), b),
  }),
  preset: ({ eventId, a }) => ({
    type: 'ApplyRulePreset',
    eventId,
    preset: rulePresets[a % rulePresets.length] ?? 'clientDinner',
  }),
  prefer: ({ eventId, plan, a, b, c }) => ({
    type: 'PickSeatingPreference',
    eventId,
    people: [pick(plan.attendees.keys(), a), pick(plan.attendees.keys(), b)],
    preference: preferenceWords[c % preferenceWords.length] ?? 'none',
  }),
} satisfies RandomCommands<SeatingRuleCommand>;
