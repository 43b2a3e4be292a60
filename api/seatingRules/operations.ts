import { z } from 'zod';
import { type SeatingRuleRow, seatingRuleAnswer } from '../../schema/entities/seatingRule.ts';
import {
  addSeatingRuleInput,
  applyRulePresetInput,
  changeSeatingRuleInput,
  pickPreferenceInput,
  removeSeatingRuleInput,
  ruleFrom,
} from '../../schema/inputs/seatingRules.ts';
import { type RulePreset, rulesOfPreset } from '../../schema/seatingRules/rulePresets.ts';
import type { SeatingRule } from '../../schema/seatingRules/seatingRules.ts';
import type { Application } from '../application.ts';
import type { CommandOrigin } from '../core/handleCommand.ts';
import { derivedId } from '../core/ids.ts';
import { foundOrAsLeft, type HandledPlan } from '../eventPlans/rowsAsLeft.ts';
import { activeOf, idWithin } from '../eventPlans/state.ts';
import { answers, operation } from '../pipeline/operation.ts';
import { performOnPlan } from '../pipeline/perform.ts';
import { toEdit } from '../pipeline/rights.ts';
import { equalRulesIn } from '../planChange/equalRules.ts';
import type { SeatingRuleCommand } from './commands.ts';
import { metBefore, withMet } from './metBefore.ts';
import { preferencesIn } from './preferences.ts';
import { ruleById, rulesOfEvent } from './queries.ts';
import {
  PreferencePayload,
  RemoveSeatingRulePayload,
  RulePresetPayload,
  SeatingRulePayload,
} from './types.ts';

const codes = { rule: 'RULE_INVALID' } as const;

const descriptions = {
  evenSo: 'Saves it even if it contradicts other hard rules.',
  without: 'The ids of rules to remove in the same step.',
  unpin: 'The ids of people to unpin in the same step.',
};

const asWishes = 'Saves its hard rules that others contradict as soft ones.';

type Saving = Extract<SeatingRuleCommand, { rule: SeatingRule }>;

/**
 * A rule, as the command left it if somebody has removed it since.
 * @throws Refusal RULE_NOT_FOUND
 */
const ruleAsLeft = async (app: Application, id: string, handled: HandledPlan) =>
  foundOrAsLeft(app, handled, 'rule', id, await ruleById(app, id));

/** The rule that a command saved, or the equal rule that existed already. */
const saved = async (app: Application, command: Saving, origin: CommandOrigin) => {
  const handled = await performOnPlan(app, command, origin);
  const { events, position, state } = handled;
  const added = idWithin(state, derivedId(origin.commandId, 0));
  const there = () => equalRulesIn(activeOf(state), command.rule)[0] ?? added;
  const id = 'ruleId' in command ? command.ruleId : events.length > 0 ? added : there();
  return { position, rule: await ruleAsLeft(app, id, handled) };
};

/**
 * @throws Refusal RULE_INVALID with the path of the error; RULE_CONFLICT with the rules that cannot all hold
 * and the ways out, unless `evenSo`; LIMIT_REACHED; EVENT_NOT_FOUND, FORBIDDEN
 */
export const addSeatingRule = operation({
  name: 'addSeatingRule',
  description: 'Adds a seating rule. If the event has an equal one, returns that one.',
  input: addSeatingRuleInput,
  codes,
  right: toEdit,
  work: async ({ app, request, origin }, { rule: given, ...input }) => {
    const rule = await withMet(app, request, input.eventId, ruleFrom(given));
    return saved(app, { type: 'AddSeatingRule', ...input, rule }, origin);
  },
  mutation: { input: { descriptions }, payload: SeatingRulePayload },
  route: { at: 'POST /api/events/:id/rules', ...answers('rule', seatingRuleAnswer), status: 201 },
});

/** @throws Refusal RULE_NOT_FOUND, and those of `addSeatingRule` */
export const changeSeatingRule = operation({
  name: 'changeSeatingRule',
  description: 'Replaces a seating rule as a whole.',
  input: changeSeatingRuleInput,
  codes,
  right: toEdit,
  work: async ({ app, request, origin }, { rule: given, ...input }) => {
    const rule = await withMet(app, request, input.eventId, ruleFrom(given));
    return saved(app, { type: 'ChangeSeatingRule', ...input, rule }, origin);
  },
  mutation: { input: { descriptions }, payload: SeatingRulePayload },
  route: { at: 'PATCH /api/events/:id/rules/:ruleId', ...answers('rule', seatingRuleAnswer) },
});

/** @throws Refusal RULE_NOT_FOUND; EVENT_NOT_FOUND, FORBIDDEN */
export const removeSeatingRule = operation({
  name: 'removeSeatingRule',
  description: 'Removes a seating rule.',
  input: removeSeatingRuleInput,
  right: toEdit,
  work: async ({ app, origin }, { eventId, ruleId }) => {
    const command = { type: 'RemoveSeatingRule' as const, eventId, ruleId };
    const { position } = await performOnPlan(app, command, origin);
    return { position, id: ruleId };
  },
  mutation: { payload: RemoveSeatingRulePayload },
  route: { at: 'DELETE /api/events/:id/rules/:ruleId' },
});

const looksBack = (preset: RulePreset): boolean =>
  rulesOfPreset(preset, 1).some((rule) => rule.kind === 'Pairs' && rule.source === 'metBefore');

/** @throws Refusal RULE_CONFLICT, LIMIT_REACHED; EVENT_NOT_FOUND, FORBIDDEN */
export const applyRulePreset = operation({
  name: 'applyRulePreset',
  description:
    'Adds the seating rules of a preset that the event does not have yet, in one step. Returns all rules of the event.',
  input: applyRulePresetInput,
  right: toEdit,
  work: async (
    { app, request, origin },
    input,
  ): Promise<{ position: string | null; rules: SeatingRuleRow[]; addedIds: string[] }> => {
    const met = looksBack(input.preset) ? await metBefore(app, request, input.eventId) : [];
    const command = { type: 'ApplyRulePreset' as const, ...input, met };
    const { position, events } = await performOnPlan(app, command, origin);
    const addedIds = events.flatMap((event) =>
      event.type === 'SeatingRuleAdded' ? [event.data.ruleId] : [],
    );
    return { position, rules: await rulesOfEvent(app, input.eventId), addedIds };
  },
  mutation: { input: { descriptions: { ...descriptions, asWishes } }, payload: RulePresetPayload },
  route: {
    at: 'POST /api/events/:id/rules/presets/:preset',
    ...answers('rules', z.array(seatingRuleAnswer)),
  },
});

/**
 * The first preference also adds the rule that holds them all. Returns null if there is no such rule.
 * @throws Refusal RULE_INVALID for a person who is not in the event; LIMIT_REACHED; EVENT_NOT_FOUND,
 * FORBIDDEN
 */
export const pickSeatingPreference = operation({
  name: 'pickSeatingPreference',
  description:
    'Records that two people like or avoid one another, or neither. Returns the rule that holds preferences.',
  input: pickPreferenceInput,
  codes: { people: 'RULE_INVALID' },
  right: toEdit,
  work: async ({ app, origin }, input) => {
    const command = { type: 'PickSeatingPreference' as const, ...input };
    const handled = await performOnPlan(app, command, origin);
    const [saved] = handled.events;
    // A repeat finds the present state, in which the rule may be gone.
    const ruleId =
      saved && 'ruleId' in saved.data ? saved.data.ruleId : preferencesIn(activeOf(handled.state));
    const rule = ruleId === undefined ? null : await ruleAsLeft(app, ruleId, handled);
    return { position: handled.position, rule };
  },
  mutation: { payload: PreferencePayload },
  route: {
    at: 'PATCH /api/events/:id/preferences',
    ...answers('rule', seatingRuleAnswer.nullable()),
  },
});
