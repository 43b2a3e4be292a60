import { Arg, Args, Ctx, FieldResolver, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { EventRow, HistoryRow } from '../../schema/readModels.ts';
import { Event } from '../eventPlans/types.ts';
import type { GraphContext } from '../faces/graphql/context.ts';
import { Page } from '../faces/graphql/page.ts';
import { User } from '../members/types.ts';
import { RedoInput, UndoInput } from './inputs.ts';
import { idsOf } from './mentions.ts';
import { redo, undo } from './operations.ts';
import { listHistory } from './queries.ts';
import { listRecentActivity } from './recentActivity.ts';
import { HistoryEntry, HistoryMention, HistoryPage, UndoPayload } from './types.ts';

@Resolver(() => Event)
export class EventHistory {
  @FieldResolver(() => HistoryPage, { description: 'Every change of the plan, newest first.' })
  history(
    @Root() event: EventRow,
    @Args(() => Page) page: Page,
    @Ctx() { app, request }: GraphContext,
  ) {
    return listHistory(app, request, { ...page, eventId: event.id });
  }
}

@Resolver()
export class UndoResolver {
  @Mutation(() => UndoPayload, {
    description:
      "Takes back a step: the one named, else the caller's own last one. UNDO_CONFLICT names the later step in the way.",
  })
  undo(@Arg('input', () => UndoInput) input: UndoInput, @Ctx() { app, request }: GraphContext) {
    return undo(app, request, input);
  }

  @Mutation(() => UndoPayload, { description: 'Does again what the caller undid last.' })
  redo(@Arg('input', () => RedoInput) input: RedoInput, @Ctx() { app, request }: GraphContext) {
    return redo(app, request, input);
  }
}

@Resolver(() => HistoryEntry)
export class HistoryEntryResolver {
  @Query(() => [HistoryEntry], {
    description: 'The latest changes of all events that the viewer may edit, newest first.',
  })
  recentActivity(
    @Arg('limit', () => Int, { nullable: true }) limit: number | null,
    @Ctx() { app, request }: GraphContext,
  ) {
    return listRecentActivity(app, request, { limit });
  }

  @FieldResolver(() => Event, { nullable: true, description: 'Null once it was deleted.' })
  event(@Root() entry: HistoryRow, @Ctx() { loaders }: GraphContext) {
    return loaders.event.load(entry.eventId);
  }

  @FieldResolver(() => [HistoryMention], {
    description: 'What the two states name by id, without what is gone since.',
  })
  async mentions(@Root() entry: HistoryRow, @Ctx() { loaders }: GraphContext) {
    const found = await loaders.mention.loadMany(idsOf(entry));
    return found.filter((mention) => mention && !(mention instanceof Error));
  }

  @FieldResolver(() => User, {
    nullable: true,
    description: 'For those who may edit the event; who may only read it is told no address.',
  })
  async performedBy(@Root() entry: HistoryRow, @Ctx() { loaders }: GraphContext) {
    const mayEdit = await loaders.mayEditEvent.load(entry.eventId);
    return mayEdit ? loaders.user.load(entry.performedByUserId) : null;
  }
}
