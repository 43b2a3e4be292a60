import 'reflect-metadata';
import { ArgsType, Field, Int, ObjectType } from 'type-graphql';
import { limits } from '../../schema/limits.ts';

const { default: usual, max } = limits.pageSize;

/** Which part of a list: its bounds are checked with the other rules of a query. */
@ArgsType()
export class Page {
  @Field(() => Int, { nullable: true, description: `${usual} where absent, ${max} at most.` })
  limit?: number | null;

  @Field(() => Int, { nullable: true, description: 'How many to pass over.' })
  offset?: number | null;
}

/** Part of a list, which says how long the whole is. */
@ObjectType({ simpleResolvers: true })
export abstract class ListPage {
  @Field(() => Int, { description: 'How many there are in all pages.' })
  total!: number;
}
