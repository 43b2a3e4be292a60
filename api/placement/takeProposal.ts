import { isDeclined } from '../../schema/attendees/replies.ts';
import type { EventPlanEvent, ProposedMove } from '../../schema/domainEvents.ts';
import type { ProposalObstacle } from '../../schema/entities/seatingProposal.ts';
import type { Placement } from '../../schema/planFacts.ts';
import { Refusal } from '../../schema/refusal.ts';
import type { Decided } from '../core/decider.ts';
import type { ActivePlan } from '../eventPlans/state.ts';
import type { PlacementCommand } from './commands.ts';

type TakeProposal = Extract<PlacementCommand, { type: 'TakeSeatingProposal' }>;
type Obstacle = Omit<ProposalObstacle, 'name' | 'other'> & { otherId: string | null };

/**
 * Makes the moves of a proposal in one step. People in `without` stay, and so do people who would take their
 * seats.
 * @throws Refusal PROPOSAL_OUTDATED with `details.obstacles` if the plan has changed, unless `whatStillFits`
 */
export const takeProposal = (
  { eventId, proposalId, moves: proposed, budget, without, whatStillFits }: TakeProposal,
  plan: ActivePlan,
): Decided<EventPlanEvent>[] => {
  const wanted = movesWithout(proposed, without);
  const found = obstaclesOf(plan, wanted);
  if (found.length > 0 && !whatStillFits) throw outdated(obstaclesNamed(plan, found));
  const blocked = new Set(found.map(({ attendeeId }) => attendeeId));
  const moves = wanted.filter(([attendeeId]) => !blocked.has(attendeeId));
  return moves.length > 0
    ? [
        {
          type: 'SeatingProposalTaken',
          data: { eventId, proposalId, moves, budget, without: [...without] },
        },
      ]
    : [];
};

/** The most obstacles that a list can show. */
const mostNamed = 100;

const outdated = (obstacles: readonly ProposalObstacle[]): Refusal =>
  new Refusal('PROPOSAL_OUTDATED', 'The plan has changed since this was proposed', [], {
    obstacles: obstacles.slice(0, mostNamed),
    count: obstacles.length,
  });

/** The remaining moves if some people stay. People who would take their seats stay too. */
const movesWithout = (
  moves: readonly ProposedMove[],
  without: readonly string[],
): ProposedMove[] => {
  const moveTo = new Map(moves.flatMap((move) => (move[2] === null ? [] : [[move[2], move]])));
  const moveOf = new Map(moves.map((move) => [move[0], move]));
  const staying = new Set<string>();
  let next = moves.filter(([attendeeId]) => without.includes(attendeeId)).map(([id]) => id);
  while (next.length > 0) {
    for (const id of next) staying.add(id);
    next = next.flatMap((id) => {
      const from = moveOf.get(id)?.[1];
      const taker = from ? moveTo.get(from)?.[0] : undefined;
      return taker !== undefined && !staying.has(taker) ? [taker] : [];
    });
  }
  return moves.filter(([attendeeId]) => !staying.has(attendeeId));
};

/** The obstacles to the moves, with people's names. */
export const obstaclesTo = (plan: ActivePlan, moves: readonly ProposedMove[]): ProposalObstacle[] =>
  obstaclesNamed(plan, obstaclesOf(plan, moves));

/**
 * One obstacle for each move that cannot be made: its person or seat has changed, or somebody stays on the
 * seat, perhaps only because of another obstacle.
 */
const obstaclesOf = (plan: ActivePlan, moves: readonly ProposedMove[]): Obstacle[] => {
  const found = new Map<string, Obstacle>();
  for (const move of moves) {
    const obstacle = ownObstacle(plan, move);
    if (obstacle) found.set(move[0], obstacle);
  }
  const movers = new Set(moves.map(([attendeeId]) => attendeeId));
  for (let before = -1; before < found.size; ) {
    before = found.size;
    for (const [attendeeId, , to] of moves) {
      const occupant = to === null ? null : (plan.seats.get(to)?.attendeeId ?? null);
      if (occupant === null || occupant === attendeeId || found.has(attendeeId)) continue;
      if (movers.has(occupant) && !found.has(occupant)) continue;
      found.set(attendeeId, { attendeeId, reason: 'seatTaken', otherId: occupant });
    }
  }
  return [...found.values()];
};

const ownObstacle = (
  plan: ActivePlan,
  [attendeeId, from, to]: ProposedMove,
): Obstacle | undefined => {
  const because = (reason: Obstacle['reason']) => ({ attendeeId, reason, otherId: null });
  const attendee = plan.attendees.get(attendeeId);
  if (!attendee) return because('gone');
  if (attendee.placement.in === 'holding') return because('held');
  if (seatIn(attendee.placement) !== from) return because('moved');
  if (from === null && isDeclined(attendee.reply)) return because('declined');
  if (attendee.isPinned) return because('pinned');
  return to !== null && !plan.seats.has(to) ? because('seatGone') : undefined;
};

const seatIn = (placement: Placement): string | null =>
  placement.in === 'seat' ? placement.seatId : null;

const obstaclesNamed = (plan: ActivePlan, obstacles: readonly Obstacle[]): ProposalObstacle[] => {
  const nameOf = (id: string) => plan.attendees.get(id)?.person.name ?? '';
  return obstacles.map(({ otherId, ...obstacle }) => ({
    ...obstacle,
    name: nameOf(obstacle.attendeeId),
    other: otherId === null ? null : { attendeeId: otherId, name: nameOf(otherId) },
  }));
};
