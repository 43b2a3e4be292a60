import { Arg, Args, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import type { EventRow, TableRow } from '../../schema/readModels.ts';
import { Event } from '../eventPlans/types.ts';
import type { GraphContext } from '../graphql/context.ts';
import { Page } from '../graphql/page.ts';
import {
  AddTableInput,
  EditTableInput,
  MoveTableInput,
  ResizeTableInput,
  SetEndSeatsInput,
  TableIdInput,
} from './inputs.ts';
import {
  addTable,
  deleteTable,
  editTable,
  moveTable,
  resizeTable,
  setEndSeats,
} from './operations.ts';
import { listTables } from './queries.ts';
import { DeleteTablePayload, Seat, Table, TablePage, TablePayload } from './types.ts';

@Resolver()
export class TablesResolver {
  @Mutation(() => TablePayload, {
    description: 'Adds a table with its seats; without a place it takes the next free one.',
  })
  addTable(
    @Arg('input', () => AddTableInput) input: AddTableInput,
    @Ctx() { app, request }: GraphContext,
  ) {
    return addTable(app, request, input);
  }

  @Mutation(() => TablePayload, { description: 'Changes name, layout or capacity (1 to 20).' })
  editTable(
    @Arg('input', () => EditTableInput) input: EditTableInput,
    @Ctx() { app, request }: GraphContext,
  ) {
    return editTable(app, request, input);
  }

  @Mutation(() => TablePayload, {
    description: 'Sets an even capacity from 4 to 20, and names who lost a seat.',
  })
  resizeTable(
    @Arg('input', () => ResizeTableInput) input: ResizeTableInput,
    @Ctx() { app, request }: GraphContext,
  ) {
    return resizeTable(app, request, input);
  }

  @Mutation(() => TablePayload, {
    description: 'Adds or removes the two seats at the ends of a rectangular or oval table.',
  })
  setEndSeats(
    @Arg('input', () => SetEndSeatsInput) input: SetEndSeatsInput,
    @Ctx() { app, request }: GraphContext,
  ) {
    return setEndSeats(app, request, input);
  }

  @Mutation(() => TablePayload, { description: 'Puts a table somewhere else on the floor.' })
  moveTable(
    @Arg('input', () => MoveTableInput) input: MoveTableInput,
    @Ctx() { app, request }: GraphContext,
  ) {
    return moveTable(app, request, input);
  }

  @Mutation(() => DeleteTablePayload, {
    description: 'Deletes a table; its people return to the pool.',
  })
  deleteTable(
    @Arg('input', () => TableIdInput) input: TableIdInput,
    @Ctx() { app, request }: GraphContext,
  ) {
    return deleteTable(app, request, input);
  }
}

@Resolver(() => Event)
export class EventTables {
  @FieldResolver(() => TablePage, { description: 'The tables of the event, as the plan has them.' })
  tables(
    @Root() event: EventRow,
    @Args(() => Page) page: Page,
    @Ctx() { app, request }: GraphContext,
  ) {
    return listTables(app, request, { ...page, eventId: event.id });
  }
}

@Resolver(() => Table)
export class TableSeats {
  @FieldResolver(() => [Seat], { description: 'Its seats, by position.' })
  seats(@Root() table: TableRow, @Ctx() { loaders }: GraphContext) {
    return loaders.seatsOfTable.load(table.id);
  }
}
