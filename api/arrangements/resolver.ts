import { Args, Ctx, FieldResolver, Query, Resolver, Root } from 'type-graphql';
import type { EventRow } from '../../schema/entities/event.ts';
import { Event } from '../eventPlans/types.ts';
import type { GraphContext } from '../graphql/context.ts';
import { Page, partOf } from '../graphql/page.ts';
import { listArrangements } from './queries.ts';
import { listTemplates } from './templates.ts';
import { ArrangementPage, TemplatePage } from './types.ts';

@Resolver()
export class ArrangementsResolver {
  @Query(() => TemplatePage, {
    description: 'The templates of the events that the viewer may edit, newest first.',
  })
  templates(@Args(() => Page) page: Page, @Ctx() { app, request }: GraphContext) {
    return listTemplates(app, request, partOf(request, page));
  }
}

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
