import { Arg, Ctx, FieldResolver, ID, Resolver, Root, Subscription } from 'type-graphql';
import type { ProposalAnswer } from '../../schema/entities/seatingProposal.ts';
import type { GraphContext } from '../graphql/context.ts';
import { User } from '../members/types.ts';
import { followProposal } from './live.ts';
import { ListedSeatingProposal, SeatingProposal, SeatingProposalProgressed } from './types.ts';

type By = Pick<ProposalAnswer, 'proposedByUserId'>;

/** A proposal's people, and the subscription to its progress. */
@Resolver(() => SeatingProposal)
export class SeatingProposalResolver {
  @FieldResolver(() => User, { nullable: true })
  proposedBy(@Root() { proposedByUserId }: By, @Ctx() { loaders }: GraphContext) {
    return loaders.user.load(proposedByUserId);
  }

  @Subscription(() => SeatingProposalProgressed, {
    subscribe: followProposal,
    description: "The engine's progress with a proposal, from now until it ends.",
  })
  seatingProposalProgressed(
    @Arg('jobId', () => ID) _jobId: string,
    @Root() message: SeatingProposalProgressed,
  ) {
    return message;
  }
}

/** The member who requested a listed proposal. */
@Resolver(() => ListedSeatingProposal)
export class ListedSeatingProposalResolver {
  @FieldResolver(() => User, { nullable: true })
  proposedBy(@Root() { proposedByUserId }: By, @Ctx() { loaders }: GraphContext) {
    return loaders.user.load(proposedByUserId);
  }
}
