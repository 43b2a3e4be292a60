import {
  Arg,
  Args,
  Ctx,
  FieldResolver,
  ID,
  Query,
  Resolver,
  Root,
  Subscription,
} from 'type-graphql';
import type { EventRow } from '../../schema/readModels.ts';
import type { GraphContext } from '../graphql/context.ts';
import { orNull } from '../graphql/orNull.ts';
import { Page, partOf } from '../graphql/page.ts';
import { queriesById } from '../graphql/queryById.ts';
import { followEventPlan, followEvents } from './live.ts';
import { listEvents, readEvent, readEventPlan } from './queries.ts';
import {
  Event,
  EventPage,
  EventPlan,
  EventPlanDelta,
  EventStats,
  EventsDelta,
  SetAside,
} from './types.ts';

export const EventById = queriesById({
  event: { type: Event, description: 'Null where the viewer may not see it.', read: readEvent },
});

@Resolver(() => Event)
export class EventPlansResolver {
  @Query(() => EventPage, { description: 'The events that the viewer may see.' })
  async events(@Args(() => Page) page: Page, @Ctx() { app, request }: GraphContext) {
    // Read before the list, so that a subscription misses nothing.
    const position = app.feed.reached();
    return { ...(await listEvents(app, request, partOf(request, page))), position };
  }

  @Query(() => EventPlan, {
    nullable: true,
    description: 'Null where the viewer may not see it. Waits until `minPosition` is to be seen.',
  })
  eventPlan(
    @Arg('id', () => ID) id: string,
    @Arg('minPosition', () => String, { nullable: true }) minPosition: string | null,
    @Ctx() { app, request }: GraphContext,
  ) {
    return orNull(readEventPlan(app, request, { id, minPosition }));
  }

  @FieldResolver(() => EventStats)
  stats(@Root() event: EventRow, @Ctx() { loaders }: GraphContext) {
    return loaders.statsOfEvent.load(event.id);
  }

  @FieldResolver(() => SetAside, {
    nullable: true,
    description: 'Null while it is up to date, as events are.',
  })
  setAside(@Root() event: EventRow, @Ctx() { app }: GraphContext) {
    const since = app.setAside.sinceWhen(event.id);
    return since === null ? null : { since };
  }

  @FieldResolver(() => Event, { nullable: true, description: 'Of a draft: the event itself.' })
  liveEvent(@Root() { draftOf }: EventRow, @Ctx() { loaders }: GraphContext) {
    return draftOf === null ? null : loaders.event.load(draftOf);
  }

  @Subscription(() => EventPlanDelta, {
    subscribe: followEventPlan,
    description: 'What changes of an event plan, after a position or from now on.',
  })
  eventPlanChanged(
    @Arg('id', () => ID) _id: string,
    @Arg('after', () => String, { nullable: true }) _after: string | null,
    @Root() delta: EventPlanDelta,
  ) {
    return delta;
  }

  @Subscription(() => EventsDelta, {
    subscribe: followEvents,
    description:
      'What changes among the events that the viewer may see, after a position or from now on.',
  })
  eventsChanged(
    @Arg('after', () => String, { nullable: true }) _after: string | null,
    @Root() delta: EventsDelta,
  ) {
    return delta;
  }
}
