import { graphql } from '../gql/gql.ts';

graphql(`
  fragment ProposalScore on SeatingScore {
    hard
    waiting
    points
    byRule {
      ruleId
      points
      broken
    }
    pairs
    moves
  }
`);

graphql(`
  fragment ProposalMove on ProposedMove {
    attendeeId
    fromSeatId
    toSeatId
  }
`);

graphql(`
  fragment ProposalObstacle on SeatingProposalObstacle {
    attendeeId
    name
    reason
    other {
      attendeeId
      name
    }
  }
`);

/** A proposal, as its preview needs it. */
graphql(`
  fragment ProposalParts on SeatingProposal {
    id
    state
    progress {
      share
      hard
      waiting
      points
    }
    problem
    options {
      scope
      tableIds
      seconds
      moveBudget
      ladder
      movePrices {
        toOtherTable
        withinTable
      }
    }
    before {
      ...ProposalScore
    }
    after {
      ...ProposalScore
    }
    conflicts {
      ...ConflictParts
    }
    overFull {
      people
      seats
      short
      tables {
        tableId
        more
      }
    }
    moves {
      ...ProposalMove
    }
    rungs {
      id
      moveBudget
      after {
        ...ProposalScore
      }
      moves {
        ...ProposalMove
      }
      obstacles {
        ...ProposalObstacle
      }
    }
    takenBudget
    rules {
      ruleId
      rule
    }
    obstacles {
      ...ProposalObstacle
    }
    createdAt
    verification {
      state
      share
      problem
      outcome
      seats
      differing
    }
  }
`);

export const Proposal = graphql(`
  query SeatingProposal($id: ID!) {
    seatingProposal(id: $id) {
      ...ProposalParts
    }
  }
`);

export const Proposals = graphql(`
  query SeatingProposals($eventId: ID!) {
    seatingProposals(eventId: $eventId) {
      id
      state
      createdAt
      proposedBy {
        ...MemberName
      }
      before {
        hard
        waiting
        points
      }
      after {
        hard
        waiting
        points
      }
    }
  }
`);

export const ProposalProgressed = graphql(`
  subscription SeatingProposalProgressed($id: ID!) {
    seatingProposalProgressed(jobId: $id) {
      id
      state
      share
      hard
      waiting
      points
      problem
    }
  }
`);

export const ProposeSeating = graphql(`
  mutation ProposeSeating($input: ProposeSeatingInput!) {
    proposeSeating(input: $input) {
      proposal {
        ...ProposalParts
      }
    }
  }
`);

export const CancelProposal = graphql(`
  mutation CancelSeatingProposal($input: CancelSeatingProposalInput!) {
    cancelSeatingProposal(input: $input) {
      proposal {
        ...ProposalParts
      }
    }
  }
`);

export const TakeProposal = graphql(`
  mutation TakeSeatingProposal($input: TakeSeatingProposalInput!) {
    takeSeatingProposal(input: $input) {
      stepId
      moved
      left
      proposal {
        id
        state
      }
    }
  }
`);

export const DiscardProposal = graphql(`
  mutation DiscardSeatingProposal($input: SeatingProposalIdInput!) {
    discardSeatingProposal(input: $input) {
      proposal {
        id
        state
      }
    }
  }
`);

export const VerifyProposal = graphql(`
  mutation VerifySeatingProposal($input: SeatingProposalIdInput!) {
    verifySeatingProposal(input: $input) {
      proposal {
        ...ProposalParts
      }
    }
  }
`);

export const ExplainSeat = graphql(`
  query ExplainSeat($attendeeId: ID!) {
    explainSeat(attendeeId: $attendeeId) {
      attendeeId
      points
      most
      reasons {
        ...ReasonParts
      }
      best {
        ...OtherSeatParts
      }
      elsewhere {
        ...OtherSeatParts
      }
    }
  }

  fragment ReasonParts on SeatReason {
    from
    ruleId
    kind
    name
    role
    points
    most
    broken
    personIds
    count
    of
  }

  fragment OtherSeatParts on OtherSeat {
    tableId
    seatId
    swapWith
    hard
    waiting
    points
    reasons {
      from
      ruleId
      kind
      name
      points
      broken
      personIds
    }
  }
`);

/** Why a proposal moves a person: the reasons for their present and their new seat. */
export const ExplainMove = graphql(`
  query ExplainMove($attendeeId: ID!, $proposalId: ID!, $moveBudget: Int) {
    before: explainSeat(attendeeId: $attendeeId) {
      attendeeId
      points
    }
    after: explainSeat(
      attendeeId: $attendeeId
      proposalId: $proposalId
      moveBudget: $moveBudget
    ) {
      attendeeId
      points
      reasons {
        ...ReasonParts
      }
    }
  }
`);

export const SeatingScore = graphql(`
  query SeatingScore($eventId: ID!) {
    seatingScore(eventId: $eventId) {
      eventId
      hard
      waiting
      points
      byRule {
        from
        ruleId
        kind
        name
        points
        most
        broken
        personIds
        tableIds
      }
    }
  }
`);

export const SeatingHeat = graphql(`
  query SeatingHeat($eventId: ID!) {
    seatingHeat(eventId: $eventId) {
      attendeeId
      share
    }
  }
`);

export const ExplainTable = graphql(`
  query ExplainTable($tableId: ID!) {
    explainTable(tableId: $tableId) {
      tableId
      points
      reasons {
        from
        ruleId
        kind
        points
        broken
        personIds
        lackingIds
      }
    }
  }
`);
