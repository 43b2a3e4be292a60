import { atom } from 'jotai';
import type { SeatingRule } from '../../schema/seatingRules.ts';
import type { Pairing } from './pair.ts';

/** Whether the Rules panel is open. */
export const rulesShownAtom = atom(false);

/** A rule that could not be saved because others contradict it; `rules` has all of them. */
export type Contradiction = { saving: Saving; rules: readonly SeatingRule[] };

/** A rule to be added, or one to be replaced. */
export type Saving = { rule: SeatingRule; ruleId?: string | undefined };

/** The dialog about rules that is open. */
export type RuleAsked =
  | { about: 'new' }
  | { about: 'change'; ruleId: string; rule: SeatingRule }
  | { about: 'withWhom'; attendeeId: string; pairing: Pairing }
  | { about: 'contradiction'; contradiction: Contradiction };

export const ruleAskedAtom = atom<RuleAsked | null>(null);
