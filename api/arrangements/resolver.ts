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
import { Event } from '../eventPlans/types.ts';
import type { GraphContext } from '../graphql/context.ts';
import { Page, partOf } from '../graphql/page.ts';
import { followArrangement } from './live.ts';
import { listArrangements } from './queries.ts';
import { listTemplates } from './templates.ts';
import { ArrangementDelta, ArrangementPage, TemplatePage } from './types.ts';

/** The subscription to one arrangement. */
@Resolver()
export class ArrangementsResolver {
  @Query(() => TemplatePage, {
    description: 'The templates of the events that the viewer may edit, newest first.',
  })
  templates(@Args(() => Page) page: Page, @Ctx() { app, request }: GraphContext) {
    return listTemplates(app, request, partOf(request, page));
  }

  @Subscription(() => ArrangementDelta, {
    subscribe: followArrangement,
    description: 'The changes of a saved arrangement, after a position or from now on.',
  })
  arrangementChanged(
    @Arg('id', () => ID) _id: string,
    @Arg('after', () => String, { nullable: true }) _after: string | null,
    @Root() delta: ArrangementDelta,
  ) {
    return delta;
  }
}

/** The arrangements of an event. */
@Resolver(() => Event)
export class EventArrangements {
  @FieldResolver(() => ArrangementPage, {
    description: "The event's arrangements, newest first.",
  })
  arrangements(
    @Root() event: EventRow,
    @Args(() => Page) page: Page,
    @Ctx() { app, request }: GraphContext,
  ) {
    return listArrangements(app, request, event.id, partOf(request, page));
  }
}
