import { Args, Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { EventRow, HistoryRow } from '../../schema/readModels.ts';
import { Event } from '../eventPlans/types.ts';
import type { GraphContext } from '../faces/graphql/context.ts';
import { Page } from '../faces/graphql/page.ts';
import { User } from '../members/types.ts';
import { listHistory } from './queries.ts';
import { HistoryEntry, HistoryPage } from './types.ts';

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

@Resolver(() => HistoryEntry)
export class HistoryMembers {
  @FieldResolver(() => User, {
    nullable: true,
    description: 'For those who may edit the event; who may only read it is told no address.',
  })
  async performedBy(@Root() entry: HistoryRow, @Ctx() { loaders }: GraphContext) {
    const mayEdit = await loaders.mayEditEvent.load(entry.eventId);
    return mayEdit ? loaders.user.load(entry.performedByUserId) : null;
  }
}
