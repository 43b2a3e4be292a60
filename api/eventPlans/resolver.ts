import { Arg, Args, Ctx, FieldResolver, ID, Query, Resolver, Root } from 'type-graphql';
import type { EventRow } from '../../schema/entities/event.ts';
import { mayEditEvent } from '../../schema/permissions.ts';
import type { GraphContext } from '../graphql/context.ts';
import { nullIfNotFound } from '../graphql/nullIfNotFound.ts';
import { User } from '../members/types.ts';
import { EventsArgs } from './listArgs.ts';
import { findEvents, readEventPlan } from './queries.ts';
import { Event, EventPage, EventPlan, EventStats, SetAside } from './types.ts';

@Resolver(() => Event)
export class EventPlansResolver {
  @Query(() => EventPage, { description: 'The events that the viewer may see.' })
  async events(@Args(() => EventsArgs) wanted: EventsArgs, @Ctx() { app, request }: GraphContext) {
    // The position is read before the list, so that a subscription misses nothing.
    const position = app.feed.reached();
    return { ...(await findEvents(app, request, wanted)), position };
  }

  @Query(() => EventPlan, {
    nullable: true,
    description:
      'Null if the viewer may not see it. Waits until the read models show `minPosition`.',
  })
  eventPlan(
    @Arg('id', () => ID) id: string,
    @Arg('minPosition', () => String, { nullable: true }) minPosition: string | null,
    @Ctx() { app, request }: GraphContext,
  ) {
    return nullIfNotFound(readEventPlan(app, request, { id, minPosition }));
  }

  @FieldResolver(() => EventStats)
  stats(@Root() event: EventRow, @Ctx() { loaders }: GraphContext) {
    return loaders.statsOfEvent.load(event.id);
  }

  @FieldResolver(() => User, {
    nullable: true,
    description: 'The owner, for those who may edit the event.',
  })
  async organiser(@Root() event: EventRow, @Ctx() { request, loaders }: GraphContext) {
    const isTold = mayEditEvent(request.viewer, event) === 'allow';
    return isTold ? loaders.user.load(event.createdByUserId) : null;
  }

  @FieldResolver(() => SetAside, {
    nullable: true,
    description: 'Null while the event is up to date, as it usually is.',
  })
  setAside(@Root() event: EventRow, @Ctx() { app }: GraphContext) {
    const since = app.setAside.sinceWhen(event.id);
    return since === null ? null : { since };
  }

  @FieldResolver(() => Event, {
    nullable: true,
    description: 'For a draft: the event that it belongs to.',
  })
  liveEvent(@Root() { draftOf }: EventRow, @Ctx() { loaders }: GraphContext) {
    return draftOf === null ? null : loaders.event.load(draftOf);
  }
}
