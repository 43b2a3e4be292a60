import { atom } from 'jotai';
import type { RulePreset } from '../../schema/seatingRules/rulePresets.ts';
import type { SeatingRule } from '../../schema/seatingRules/seatingRules.ts';
import type { DescribedConflict } from './conflicts/conflictText.ts';
import type { Liking } from './preferences.ts';

/** Whether the Rules panel is open. */
export const rulesShownAtom = atom(false);

/** How to save a rule that others contradict. See the inputs of the commands. */
export type WayOut = {
  without?: string[];
  unpin?: string[];
  evenSo?: boolean;
  /** Only for a preset. */
  asWishes?: boolean;
};

/** A way out that the server found. `tried` is false if there was no time to check whether it suffices. */
export type RuleWay =
  | { way: 'drop'; ruleIds: string[]; tried: boolean }
  | { way: 'unpin'; personIds: string[]; tried: boolean }
  | { way: 'weaken'; weight: number }
  | { way: 'evenSo' };

export const isUntried = (way: RuleWay): boolean => 'tried' in way && !way.tried;

/** A rule or preset that could not be saved because of other rules or pins. */
export type Contradiction = {
  saving: Saving;
  conflict: DescribedConflict;
  /** The contradicting rules, by id. */
  rules: ReadonlyMap<string, SeatingRule>;
  ways: readonly RuleWay[];
};

/** A rule to add or replace. */
export type RuleSaving = { rule: SeatingRule; ruleId?: string | undefined };

/** What to save: a rule, or the rules of a preset. */
export type Saving = RuleSaving | { preset: RulePreset };

/** The rule that a gesture makes about a few people. */
export type Pairing = 'together' | 'apart';

export type OpenRuleDialog =
  | { about: 'new' }
  | { about: 'change'; ruleId: string; rule: SeatingRule }
  | { about: 'withWhom'; attendeeId: string; pairing: Pairing | Liking }
  | { about: 'contradiction'; contradiction: Contradiction };

export const ruleDialogAtom = atom<OpenRuleDialog | null>(null);
