import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { DraftRow } from '../../schema/entities/draft.ts';
import type { GraphContext } from '../graphql/context.ts';
import { User } from '../members/types.ts';
import { Draft } from './types.ts';

/** The member who started a draft. */
@Resolver(() => Draft)
export class DraftResolver {
  @FieldResolver(() => User, { nullable: true })
  startedBy(@Root() { startedByUserId }: DraftRow, @Ctx() { loaders }: GraphContext) {
    return loaders.user.load(startedByUserId);
  }
}
