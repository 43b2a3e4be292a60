import type { SeatingSlots } from '../seating/slots.ts';
import { PairInstead, PersonRules } from './onDemand.ts';
import { RulesBeside } from './RulesBeside.tsx';
import { RulesButton } from './RulesButton.tsx';

export const seatingRules: Partial<SeatingSlots> = {
  RulesButton,
  Beside: RulesBeside,
  PersonRules,
  PairInstead,
};
