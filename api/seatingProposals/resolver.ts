import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { ProposalAnswer } from '../../schema/entities/seatingProposal.ts';
import type { GraphContext } from '../graphql/context.ts';
import { User } from '../members/types.ts';
import { ListedSeatingProposal, SeatingProposal } from './types.ts';

type By = Pick<ProposalAnswer, 'proposedByUserId'>;

/** The member who requested a proposal. */
@Resolver(() => SeatingProposal)
export class SeatingProposalResolver {
  @FieldResolver(() => User, { nullable: true })
  proposedBy(@Root() { proposedByUserId }: By, @Ctx() { loaders }: GraphContext) {
    return loaders.user.load(proposedByUserId);
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
