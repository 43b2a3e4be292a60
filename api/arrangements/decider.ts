import type { ArrangementEvent } from '../../schema/domainEvents.ts';
import type { Decider } from '../core/decider.ts';
import type { ArrangementCommand } from './commands.ts';
import { decideArrangement } from './decide.ts';
import { type ArrangementState, evolveArrangement } from './evolve.ts';

/** All rules of one saved arrangement. */
export const arrangementDecider: Decider<ArrangementState, ArrangementCommand, ArrangementEvent> = {
  version: 3,
  initialState: { status: 'none' },
  decide: decideArrangement,
  evolve: evolveArrangement,
};
