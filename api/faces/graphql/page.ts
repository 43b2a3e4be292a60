import { ArgsType, Field, Int } from 'type-graphql';
import { limits } from '../../../schema/limits.ts';

const { default: usual, max } = limits.pageSize;

/** Which part of a list: its bounds are checked with the other rules of a query. */
@ArgsType()
export class Page {
  @Field(() => Int, { nullable: true, description: `${usual} where absent, ${max} at most.` })
  limit?: number | null;

  @Field(() => Int, { nullable: true, description: 'How many to pass over.' })
  offset?: number | null;
}
