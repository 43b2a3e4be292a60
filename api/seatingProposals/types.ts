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

export const itsEvent = 'Its event, where it is known: another proposal is then not found.';

inputFrom('SeatingProposalIdInput', proposalIdInput, {
  descriptions: { eventId: itsEvent },
});

inputFrom('MovePricesInput', movePrices, {
  description: 'What moving somebody who has a seat costs, in points.',
});

enumOf(
  'SeatingProposalScope',
  proposalOptions.shape.scope.options,
  'Whom a proposal may move: the pool alone, the people of some tables too, or everybody.',
);
enumOf(
  'SeatingProposalState',
  proposalStates,
  '`done`: worked out, and neither taken nor discarded. A job of the engine is `waiting` or `running` before, or ends as `failed` or `cancelled`.',
);
enumOf('SeatingJobState', progressMessage.shape.state.options, 'How a job of the engine stands.');

objectFrom('MovePrices', proposalOptions.shape.movePrices, {
  description: 'What moving somebody who has a seat costs, in points.',
});
objectFrom('SeatingProposalOptions', proposalOptions, {
  description: 'What was asked for.',
  descriptions: {
    moveBudget: 'How many people who have a seat may move at most; null for all.',
    ladder: 'Smaller budgets, ascending.',
    fromBudget: 'The budget whose moves of `from` it begins with; null for the largest.',
  },
});
objectFrom('RuleScore', ruleScore, {
  description: 'What one rule is worth in a seating.',
  descriptions: { broken: 'In how many places a hard rule is broken; 0 for others.' },
});
objectFrom('SeatingScore', seatingScore, {
  description:
    'What a seating is worth. Better is: fewer hard rules broken, then less priority without a seat, then more points.',
  descriptions: {
    hard: 'In how many places hard rules are broken.',
    waiting: 'The priority of those without a seat: 3 for VIPs, 1 for others.',
    pairs: 'Points of account executives and their accounts.',
    moves: 'What moving people costs: 0 or less.',
  },
});
objectFrom('ProposedMove', proposedMove, {
  description: 'Whom a proposal moves; null stands for the pool.',
});
objectFrom('RungScore', rungScore, {
  description: 'What a seating is worth with a smaller budget of moves.',
});
objectFrom('RuleThen', ruleThen, { description: 'A rule as it was when the engine ran.' });
objectFrom('SeatingProposalObstacle', proposalObstacle, {
  description: 'Why somebody cannot be moved as proposed.',
  descriptions: {
    reason: '`gone`, `moved`, `held`, `pinned`, `seatGone` or `seatTaken`.',
    other: 'Who stays on the seat.',
  },
});
objectFrom('SeatingProposalRung', proposalRung, {
  description: 'What a proposal comes to for a smaller budget of moves.',
  descriptions: {
    id: 'Of the proposal and the budget.',
    obstacles: 'What keeps it from being taken now, up to 100.',
  },
});
objectFrom('SeatingProposalProgress', proposalProgress, {
  description: 'How far the engine is, and what the best so far is worth.',
  descriptions: { share: 'From 0 to 1.' },
});
objectFrom('SeatingVerification', verificationAnswer, {
  description: 'What came of working a proposal out again.',
  descriptions: {
    outcome:
      '`same`; `different`; `otherPlan` where people of the plan were erased since; `otherEngine` where the engine is another version.',
    seats: 'How many people have a seat in it.',
    differing: 'How many of them have another one than proposed.',
  },
});

export const SeatingProposal = objectFrom('SeatingProposal', proposalAnswer, {
  description: 'A seating that the engine proposes, or is working out.',
  descriptions: {
    revision: 'Of the plan that it was worked out from.',
    problem: 'Why nothing came of it.',
    planned: 'Iterations.',
    done: 'Iterations.',
    conflicts: 'Rules and pins that cannot all hold, where rules are broken or people wait.',
    overFull: 'Where there are more people than seats.',
    obstacles: 'What keeps it from being taken now, up to 100; empty once it was taken.',
    rungs: 'What comes of smaller budgets of moves. A larger budget is never worse.',
    takenBudget: 'Of the rung that was taken; null for the proposal itself.',
    verification: 'The latest one within a day.',
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
  { descriptions: { moved: 'How many people.', left: 'Who of the proposal stay where they are.' } },
);

export const SeatingProposalProgressed = objectFrom(
  'SeatingProposalProgressed',
  progressMessage.extend({
    /** For the protocol alone. */
    position: z.string(),
    resync: z.boolean(),
  }),
  {
    description: 'How far the engine is with a proposal.',
    descriptions: { state: '`done`: the proposal is recorded and can be read.' },
    hides: ['position', 'resync'],
  },
);
export type SeatingProposalProgressed = InstanceType<typeof SeatingProposalProgressed>;

const origin = {
  from: '`rule`, `pairs` (what the product knows of two people) or `moves`.',
  ruleId: 'Of a rule.',
  kind: 'Of a rule.',
  name: 'Of pairs.',
};
const asElsewhere = 'The difference that it would make.';

objectFrom('PlanRuleScore', planRuleScore, {
  description: 'What one rule comes to in the present seating.',
  descriptions: {
    ...origin,
    most: 'Points at best, as if there were no other rule.',
    broken: 'In how many places a hard rule is broken.',
    personIds: 'Who break it, or lack what it is for.',
    tableIds: 'Where they sit.',
  },
});
objectFrom('PlanScore', planScoreAnswer, {
  description: 'What the present seating is worth.',
  descriptions: {
    revision: 'Of the plan.',
    hard: 'In how many places hard rules are broken.',
    waiting: 'The priority of those without a seat: 3 for VIPs, 1 for others.',
    waitingIds: 'Who have no seat.',
  },
});
objectFrom('PersonHeat', personHeat, {
  description: 'What a seated person has of what they could have.',
  descriptions: {
    most: 'Points at best, each rule by itself.',
    broken: 'In how many places the person has a share in breaking hard rules.',
    share: 'Of what they could have, from 0 to 1; 0 where a hard rule is broken.',
  },
});
objectFrom('SeatReason', seatReason, {
  description: 'A rule that concerns somebody, and how far it is kept: `count` of `of`.',
  descriptions: {
    ...origin,
    role: '`by`: as company of others.',
    points: "This person's share.",
    most: 'Points at best, as if there were no other rule.',
    broken: 'In how many places the person has a share in breaking it.',
    personIds: 'With whom.',
  },
});
objectFrom('RuleChange', ruleChange, {
  description: 'What a rule would gain or lose.',
  descriptions: { ...origin, personIds: 'The others whom it concerns.' },
});
objectFrom('OtherSeat', otherSeat, {
  description: 'The best seat of a table for somebody who sits elsewhere.',
  descriptions: {
    swapWith: 'Who sits there now and would take this place; null where the seat is free.',
    hard: asElsewhere,
    waiting: asElsewhere,
    points: asElsewhere,
  },
});
objectFrom('SeatExplanation', explanationAnswer, {
  description:
    'Why somebody sits where they sit. The points of all people add up to those of the plan.',
  descriptions: {
    share: 'Of what they could have, from 0 to 1.',
    elsewhere: 'The best seat at each table.',
    best: 'The three best of these.',
  },
});

objectFrom('TableReason', tableReason, {
  description: 'What a rule comes to at one table.',
  descriptions: {
    ...origin,
    broken: 'In how many places a hard rule is broken there.',
    personIds: 'Whom it counts there.',
    lackingIds: 'Those of them who break it, or lack what it is for.',
  },
});
objectFrom('TableExplanation', tableExplanationAnswer, {
  description: 'Why a table is seated as it is.',
  descriptions: { points: 'Of those who sit there.' },
});
