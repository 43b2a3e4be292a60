import { Arg, Ctx, FieldResolver, ID, Query, Resolver, Root } from 'type-graphql';
import type { DraftRow } from '../../schema/entities/draft.ts';
import type { GraphContext } from '../graphql/context.ts';
import { orNull } from '../graphql/orNull.ts';
import { User } from '../members/types.ts';
import { previewTakeOver } from './preview.ts';
import { listDrafts } from './queries.ts';
import { Draft, TakeOverPreview } from './types.ts';

@Resolver(() => Draft)
export class DraftResolver {
  @FieldResolver(() => User, { nullable: true })
  startedBy(@Root() { startedByUserId }: DraftRow, @Ctx() { loaders }: GraphContext) {
    return loaders.user.load(startedByUserId);
  }

  @Query(() => [Draft], {
    description: 'The open drafts of an event, the oldest first; for those who may edit it.',
  })
  drafts(@Arg('eventId', () => ID) eventId: string, @Ctx() { app, request }: GraphContext) {
    return listDrafts(app, request, { eventId });
  }

  @Query(() => TakeOverPreview, {
    nullable: true,
    description:
      'What a take-over would do as of now. Null where the viewer may not edit the event.',
  })
  takeOverPreview(
    @Arg('id', () => ID) id: string,
    @Arg('tableIds', () => [ID], { nullable: true }) tableIds: string[] | null,
    @Ctx() { app, request }: GraphContext,
  ) {
    return orNull(previewTakeOver(app, request, { id, tableIds }));
  }
}
