import { Args, Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { EventRow } from '../../schema/entities/event.ts';
import type { TableRow } from '../../schema/entities/table.ts';
import { Event } from '../eventPlans/types.ts';
import type { GraphContext } from '../graphql/context.ts';
import { Page, partOf } from '../graphql/page.ts';
import { listTables } from './queries.ts';
import { Seat, Table, TablePage } from './types.ts';

@Resolver(() => Event)
export class EventTables {
  @FieldResolver(() => TablePage, {
    description: 'The tables of the event, in the order of the plan.',
  })
  tables(
    @Root() event: EventRow,
    @Args(() => Page) page: Page,
    @Ctx() { app, request }: GraphContext,
  ) {
    return listTables(app, request, event.id, partOf(request, page));
  }
}

@Resolver(() => Table)
export class TableSeats {
  @FieldResolver(() => [Seat], { description: 'Its seats, by position.' })
  seats(@Root() table: TableRow, @Ctx() { loaders }: GraphContext) {
    return loaders.seatsOfTable.load(table.id);
  }
}
