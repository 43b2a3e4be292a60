import { Arg, Ctx, FieldResolver, ID, Query, Resolver, Root, Subscription } from 'type-graphql';
import type { ProposalAnswer } from '../../schema/entities/seatingProposal.ts';
import type { GraphContext } from '../graphql/context.ts';
import { orNull } from '../graphql/orNull.ts';
import { User } from '../members/types.ts';
import { followProposal } from './live.ts';
import { listProposals, readProposal } from './queries.ts';
import { ListedSeatingProposal, SeatingProposal, SeatingProposalProgressed } from './types.ts';

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
