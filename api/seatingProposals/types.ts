import { z } from 'zod';
import {
  explanationAnswer,
  otherSeat,
  personHeat,
  planRuleScore,
  planScoreAnswer,
  ruleChange,
  seatReason,
  tableExplanationAnswer,
  tableReason,
} from '../../schema/entities/seatExplanation.ts';
import {
  jobStates,
  listedProposal,
  progressMessage,
  proposalAnswer,
  proposalObstacle,
  proposalOptions,
  proposalProgress,
  proposalRung,
  proposalStates,
  proposalTaken,
  proposedMove,
  ruleScore,
  ruleThen,
  rungScore,
  seatingScore,
  verificationAnswer,
} from '../../schema/entities/seatingProposal.ts';
import { movePrices, proposalIdInput } from '../../schema/inputs/seatingProposals.ts';
import { enumOf } from '../graphql/enums.ts';
import { inputFrom, objectFrom, payloadFrom } from '../graphql/fromZod.ts';
import '../seatingRules/conflictTypes.ts';

export const eventIdDescription =
  "The proposal's event, if known. A proposal of another event is then not found.";

inputFrom('SeatingProposalIdInput', proposalIdInput, {
  descriptions: { eventId: eventIdDescription },
});

inputFrom('MovePricesInput', movePrices, {
  description: 'The cost of moving a seated person, in points.',
});

enumOf(
  'SeatingProposalScope',
  proposalOptions.shape.scope.options,
  'The people that a proposal may move: only the pool, also those of some tables, or everybody.',
);
enumOf(
  'SeatingProposalState',
  proposalStates,
  '`done`: computed, and neither taken nor discarded. Before that, a job is `waiting` or `running`, or it ends as `failed` or `cancelled`.',
);
enumOf('SeatingJobState', jobStates, 'The state of an engine job.');

objectFrom('MovePrices', proposalOptions.shape.movePrices, {
  description: 'The cost of moving a seated person, in points.',
});
objectFrom('SeatingProposalOptions', proposalOptions, {
  description: 'The options of the proposal.',
  descriptions: {
    moveBudget: 'The most seated people that may move; null for all.',
    ladder: 'Smaller budgets, ascending.',
    fromBudget: 'The budget of `from` whose moves it starts from; null for the largest.',
  },
});
objectFrom('RuleScore', ruleScore, {
  description: 'The result of one rule in a seating.',
  descriptions: { broken: 'The number of places where a hard rule is broken; 0 for soft rules.' },
});
objectFrom('SeatingScore', seatingScore, {
  description:
    'The score of a seating. Fewer broken hard rules are better, then less priority without a seat, then more points.',
  descriptions: {
    hard: 'The number of places where hard rules are broken.',
    waiting: 'The priority of those without a seat: 3 for VIPs, 1 for others.',
    pairs: 'The points of account executives and their accounts.',
    moves: 'The cost of moves: 0 or less.',
  },
});
objectFrom('ProposedMove', proposedMove, {
  description: 'A move of a proposal; null stands for the pool.',
});
objectFrom('RungScore', rungScore, {
  description: 'The score of a seating with a smaller budget of moves.',
});
objectFrom('RuleThen', ruleThen, { description: 'A rule as it was when the engine ran.' });
objectFrom('SeatingProposalObstacle', proposalObstacle, {
  description: 'Why somebody cannot be moved as proposed.',
  descriptions: {
    reason: '`gone`, `moved`, `held`, `pinned`, `seatGone` or `seatTaken`.',
    other: 'The person who stays on the seat.',
  },
});
objectFrom('SeatingProposalRung', proposalRung, {
  description: 'The result of a proposal for a smaller budget of moves.',
  descriptions: {
    id: 'Made of the proposal and the budget.',
    obstacles: 'The obstacles to taking it now, at most 100.',
  },
});
objectFrom('SeatingProposalProgress', proposalProgress, {
  description: "The engine's progress, and the score of its best seating so far.",
  descriptions: { share: 'From 0 to 1.' },
});
objectFrom('SeatingVerification', verificationAnswer, {
  description: 'The result of computing a proposal again.',
  descriptions: {
    outcome:
      '`same`, `different`, `otherPlan` if people of the plan were erased since, or `otherEngine` if the engine has another version.',
    seats: 'The number of seated people.',
    differing: 'How many of them got another seat than proposed.',
  },
});

export const SeatingProposal = objectFrom('SeatingProposal', proposalAnswer, {
  description: 'A seating that the engine proposes, or is computing.',
  descriptions: {
    revision: 'The revision of the plan that it was computed from.',
    problem: 'The reason for a failure.',
    planned: 'The number of iterations.',
    done: 'The number of iterations.',
    conflicts: 'Rules and pins that cannot all hold, if rules are broken or people wait.',
    overFull: 'Set if there are more people than seats.',
    obstacles: 'The obstacles to taking it now, at most 100; empty once it was taken.',
    rungs: 'The results for smaller budgets of moves. A larger budget is never worse.',
    takenBudget: 'The budget of the rung that was taken; null for the proposal itself.',
    verification: 'The latest verification within a day.',
  },
  hides: ['proposedByUserId'],
});

export const ListedSeatingProposal = objectFrom('ListedSeatingProposal', listedProposal, {
  description: 'A proposal in a list.',
  hides: ['proposedByUserId'],
});

export const SeatingProposalPayload = payloadFrom('SeatingProposalPayload', {
  proposal: proposalAnswer,
});

export const TakeSeatingProposalPayload = payloadFrom(
  'TakeSeatingProposalPayload',
  { proposal: proposalAnswer, ...proposalTaken },
  {
    descriptions: {
      moved: 'The number of people.',
      left: 'The people of the proposal who stay where they are.',
    },
  },
);

export const SeatingProposalProgressed = objectFrom(
  'SeatingProposalProgressed',
  progressMessage.extend({
    /** Needed by the protocol only. */
    position: z.string(),
    resync: z.boolean(),
  }),
  {
    description: "The engine's progress with a proposal.",
    descriptions: { state: '`done`: the proposal is recorded and can be read.' },
    hides: ['position', 'resync'],
  },
);
export type SeatingProposalProgressed = InstanceType<typeof SeatingProposalProgressed>;

const sourceDescriptions = {
  from: '`rule`, `pairs` (what the product knows of two people) or `moves`.',
  ruleId: 'For rules.',
  kind: 'For rules.',
  name: 'For pairs.',
};
const asElsewhere = 'The difference that it would make.';

objectFrom('PlanRuleScore', planRuleScore, {
  description: 'The result of one rule in the present seating.',
  descriptions: {
    ...sourceDescriptions,
    most: 'Points at best, as if there were no other rule.',
    broken: 'The number of places where a hard rule is broken.',
    personIds: 'The people who break it, or lack what it wants.',
    tableIds: 'The tables where they sit.',
  },
});
objectFrom('PlanScore', planScoreAnswer, {
  description: 'The score of the present seating.',
  descriptions: {
    revision: 'The revision of the plan.',
    hard: 'The number of places where hard rules are broken.',
    waiting: 'The priority of those without a seat: 3 for VIPs, 1 for others.',
    waitingIds: 'The people without a seat.',
  },
});
objectFrom('PersonHeat', personHeat, {
  description: "A seated person's share of their possible points.",
  descriptions: {
    most: 'Points at best, each rule by itself.',
    broken: 'The number of places where the person has a share in breaking hard rules.',
    share: 'The share of the possible points, from 0 to 1; 0 if a hard rule is broken.',
  },
});
objectFrom('SeatReason', seatReason, {
  description: 'A rule that concerns somebody, and how far it is kept: `count` of `of`.',
  descriptions: {
    ...sourceDescriptions,
    role: '`by`: the person is company for others.',
    points: "This person's share.",
    most: 'Points at best, as if there were no other rule.',
    broken: 'The number of places where the person has a share in breaking it.',
    personIds: 'The other people.',
  },
});
objectFrom('RuleChange', ruleChange, {
  description: 'The gain or loss of a rule.',
  descriptions: { ...sourceDescriptions, personIds: 'The other people it concerns.' },
});
objectFrom('OtherSeat', otherSeat, {
  description: 'The best seat at a table for somebody who sits elsewhere.',
  descriptions: {
    swapWith: 'The present occupant, who would take this place; null if the seat is free.',
    hard: asElsewhere,
    waiting: asElsewhere,
    points: asElsewhere,
  },
});
objectFrom('SeatExplanation', explanationAnswer, {
  description:
    'Why somebody sits where they sit. The points of all people add up to those of the plan.',
  descriptions: {
    share: 'The share of the possible points, from 0 to 1.',
    elsewhere: 'The best seat at each table.',
    best: 'The three best of these.',
  },
});

objectFrom('TableReason', tableReason, {
  description: 'The result of a rule at one table.',
  descriptions: {
    ...sourceDescriptions,
    broken: 'The number of places where a hard rule is broken there.',
    personIds: 'The people it includes there.',
    lackingIds: 'Those of them who break it, or lack what it wants.',
  },
});
objectFrom('TableExplanation', tableExplanationAnswer, {
  description: 'Why a table is seated as it is.',
  descriptions: { points: 'The points of those who sit there.' },
});
