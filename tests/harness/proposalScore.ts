import type { SeatingInput } from '../../api/seatingEngine/input.ts';
import { type RuleScore, scoreOf } from '../../api/seatingEngine/points.ts';
import type { Proposal } from '../../api/seatingEngine/proposal.ts';
import { resolve } from '../../api/seatingEngine/resolve.ts';
import type { Worth } from '../../api/seatingEngine/worth.ts';

export type ProposalScore = {
  worth: Worth;
  byRule: RuleScore[];
  /** The number of seated people who have lost or changed their seat. */
  moved: number;
};

/** The score of a proposal, worked out from its input and its seats alone. */
export const scoreOfProposal = (
  input: SeatingInput,
  { assignments }: Pick<Proposal, 'assignments'>,
): ProposalScore => {
  const resolved = resolve(input);
  const { people, floor, seated } = resolved;
  const taken = new Map(assignments.map(([seat, person]) => [person, floor.seatIds.indexOf(seat)]));
  const seatOf = people.map(({ id }) => taken.get(id) ?? -1);
  const { hard, waiting, points, byRule } = scoreOf(resolved, seatOf);
  const moved = seatOf.filter((seat, person) => {
    const home = seated[person] as number;
    return home >= 0 && seat !== home;
  }).length;
  return { worth: { hard, waiting, points }, byRule, moved };
};
