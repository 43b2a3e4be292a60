import {
  Arg,
  Ctx,
  FieldResolver,
  ID,
  Int,
  Query,
  Resolver,
  Root,
  Subscription,
} from 'type-graphql';
import type { ProposalAnswer } from '../../schema/entities/seatingProposal.ts';
import type { GraphContext } from '../graphql/context.ts';
import { orNull } from '../graphql/orNull.ts';
import { User } from '../members/types.ts';
import { readExplanation, readHeat, readScore, readTableExplanation } from './explanations.ts';
import { followProposal } from './live.ts';
import { listProposals, readProposal } from './queries.ts';
import {
  ListedSeatingProposal,
  PersonHeat,
  PlanScore,
  SeatExplanation,
  SeatingProposal,
  SeatingProposalProgressed,
  TableExplanation,
} from './types.ts';

type By = Pick<ProposalAnswer, 'proposedByUserId'>;

@Resolver(() => SeatingProposal)
export class SeatingProposalResolver {
  @FieldResolver(() => User, { nullable: true })
  proposedBy(@Root() { proposedByUserId }: By, @Ctx() { loaders }: GraphContext) {
    return loaders.user.load(proposedByUserId);
  }

  @Query(() => SeatingProposal, {
    nullable: true,
    description:
      'A proposal, or how far the engine is with it. Null where the viewer may not edit the event.',
  })
  seatingProposal(@Arg('id', () => ID) id: string, @Ctx() { app, request }: GraphContext) {
    return orNull(readProposal(app, request, { id }));
  }

  @Query(() => [ListedSeatingProposal], {
    description:
      'The latest 50 proposals of an event, the newest first; for those who may edit it.',
  })
  seatingProposals(
    @Arg('eventId', () => ID) eventId: string,
    @Ctx() { app, request }: GraphContext,
  ) {
    return listProposals(app, request, eventId);
  }

  @Query(() => PlanScore, {
    description: 'What the present seating is worth; for those who may edit the event.',
  })
  seatingScore(@Arg('eventId', () => ID) eventId: string, @Ctx() { app, request }: GraphContext) {
    return readScore(app, request, eventId);
  }

  @Query(() => [PersonHeat], {
    description:
      'What each seated person has of what they could have; for those who may edit the event.',
  })
  seatingHeat(@Arg('eventId', () => ID) eventId: string, @Ctx() { app, request }: GraphContext) {
    return readHeat(app, request, eventId);
  }

  @Query(() => TableExplanation, {
    nullable: true,
    description:
      'Why a table is seated as it is; for those who may edit the event. Null where it is not to be seen.',
  })
  explainTable(@Arg('tableId', () => ID) tableId: string, @Ctx() { app, request }: GraphContext) {
    return orNull(readTableExplanation(app, request, tableId));
  }

  @Query(() => SeatExplanation, {
    nullable: true,
    description:
      'Why somebody sits where they sit, or would by a proposal; for those who may edit the event. Null where they are not to be seen.',
  })
  explainSeat(
    @Arg('attendeeId', () => ID) attendeeId: string,
    @Arg('proposalId', () => ID, { nullable: true }) proposalId: string | null,
    @Arg('moveBudget', () => Int, {
      nullable: true,
      description: 'Of one of the rungs of the proposal.',
    })
    moveBudget: number | null,
    @Ctx() { app, request }: GraphContext,
  ) {
    return orNull(readExplanation(app, request, { attendeeId, proposalId, moveBudget }));
  }

  @Subscription(() => SeatingProposalProgressed, {
    subscribe: followProposal,
    description: 'How far the engine is with a proposal, now and as it goes on, until it ends.',
  })
  seatingProposalProgressed(
    @Arg('jobId', () => ID) _jobId: string,
    @Root() message: SeatingProposalProgressed,
  ) {
    return message;
  }
}

@Resolver(() => ListedSeatingProposal)
export class ListedSeatingProposalResolver {
  @FieldResolver(() => User, { nullable: true })
  proposedBy(@Root() { proposedByUserId }: By, @Ctx() { loaders }: GraphContext) {
    return loaders.user.load(proposedByUserId);
  }
}
