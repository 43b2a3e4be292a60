import type { SeatingSlots } from '../seating/slots.ts';
import { PairInstead, PersonRules } from './onDemand.ts';
import { RulesBeside } from './RulesBeside.tsx';
import { RulesButton } from './RulesButton.tsx';

/** The rule features of the seating chart. */
export const seatingRules: Partial<SeatingSlots> = {
  RulesButton,
  Beside: RulesBeside,
  PersonRules,
  PairInstead,
};
