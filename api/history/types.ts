import { Field, ID, Int, ObjectType } from 'type-graphql';
import type { HistoryRow } from '../../schema/readModels.ts';
import { ListPage } from '../faces/graphql/page.ts';
import { DateTime, Json } from '../faces/graphql/scalars.ts';

@ObjectType({ description: 'One change of an event plan.', simpleResolvers: true })
export class HistoryEntry implements HistoryRow {
  @Field(() => ID)
  id!: string;

  @Field(() => String, { description: 'Its place in the event log.' })
  position!: string;

  @Field(() => Int, { description: 'Its place among the changes of its stream, from 0.' })
  revision!: number;

  @Field(() => ID)
  eventId!: string;

  @Field(() => ID, { nullable: true })
  arrangementId!: string | null;

  @Field(() => String, { description: 'In snake_case, e.g. `seat_assigned`.' })
  action!: string;

  @Field(() => Json, { nullable: true })
  previousState!: Record<string, unknown> | null;

  @Field(() => Json, { nullable: true })
  newState!: Record<string, unknown> | null;

  @Field(() => ID)
  performedByUserId!: string;

  @Field(() => DateTime)
  timestamp!: string;
}

@ObjectType({ description: 'A page of the history, newest first.', simpleResolvers: true })
export class HistoryPage extends ListPage {
  @Field(() => [HistoryEntry])
  items!: HistoryRow[];
}
