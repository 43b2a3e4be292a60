import 'reflect-metadata';
import { ArgsType, Field, Int, ObjectType } from 'type-graphql';
import { limits } from '../../schema/limits.ts';

const { default: usual, max } = limits.pageSize;

/** The paging arguments of a list. The input schemas check their bounds. */
@ArgsType()
export class Page {
  @Field(() => Int, { nullable: true, description: `${usual} where absent, ${max} at most.` })
  limit?: number | null;

  @Field(() => Int, { nullable: true, description: 'How many to pass over.' })
  offset?: number | null;
}

/** The base type of pages. */
@ObjectType({ simpleResolvers: true })
export abstract class ListPage {
  @Field(() => Int, { description: 'How many there are in all pages.' })
  total!: number;
}
