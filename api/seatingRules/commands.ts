import type { Preference } from '../../schema/inputs/seatingRules.ts';
import type { RulePreset } from '../../schema/seatingRules/rulePresets.ts';
import type { PeopleGroup, SeatingRule } from '../../schema/seatingRules/seatingRules.ts';

/**
 * How to save a rule that others contradict: remove these rules in the same step, unpin these people, or save
 * it nevertheless.
 */
export type WayOut = {
  without?: readonly string[] | null | undefined;
  unpin?: readonly string[] | null | undefined;
  evenSo?: boolean | null | undefined;
};

/** Ids come from the decision context: `id(0)` for a new rule, `id(n)` for the n-th of a preset. */
export type SeatingRuleCommand =
  | ({ type: 'AddSeatingRule'; eventId: string; rule: SeatingRule } & WayOut)
  | ({ type: 'ChangeSeatingRule'; eventId: string; ruleId: string; rule: SeatingRule } & WayOut)
  | { type: 'RemoveSeatingRule'; eventId: string; ruleId: string }
  | ({
      type: 'ApplyRulePreset';
      eventId: string;
      preset: RulePreset;
      /** The groups of people who met at earlier events. */
      met?: readonly PeopleGroup[] | undefined;
      /** Whether to save hard rules of the preset that others contradict as wishes. */
      asWishes?: boolean | null | undefined;
    } & WayOut)
  | PickPreference;

/** Records whether two people like one another, avoid one another, or neither. */
export type PickPreference = {
  type: 'PickSeatingPreference';
  eventId: string;
  people: readonly string[];
  preference: Preference;
};
