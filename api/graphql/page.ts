import 'reflect-metadata';
import { ArgsType, Field, Int, ObjectType } from 'type-graphql';
import { pageInput } from '../../schema/inputs/lists.ts';
import { limits } from '../../schema/limits.ts';
import type { RequestContext } from '../application.ts';
import { requireMember } from '../auth/authorize.ts';
import { parseInput } from '../pipeline/parseInput.ts';
import type { PageOf } from '../queries/page.ts';

const { default: usual, max } = limits.pageSize;

/** The paging arguments of a list. The input schemas check their bounds. */
@ArgsType()
export class Page {
  @Field(() => Int, { nullable: true, description: `${usual} where absent, ${max} at most.` })
  limit?: number | null;

  @Field(() => Int, { nullable: true, description: 'The number of items to skip.' })
  offset?: number | null;
}

/** The checked bounds of a page. @throws Refusal NOT_SIGNED_IN, BAD_INPUT */
export const partOf = (request: RequestContext, page: Page): PageOf => {
  requireMember(request);
  return parseInput(pageInput, page);
};

/** The base type of pages. */
@ObjectType({ simpleResolvers: true })
export abstract class ListPage {
  @Field(() => Int, { description: 'The number of items on all pages.' })
  total!: number;
}
