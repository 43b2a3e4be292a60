import { Arg, Ctx, Query, Resolver } from 'type-graphql';
import { listHeader } from '../../schema/inputs/listSource.ts';
import type { GraphContext } from '../graphql/context.ts';
import { Json } from '../graphql/scalars.ts';
import { parseInput } from '../pipeline/parseInput.ts';
import { rememberedMapping } from './rememberedMapping.ts';

/** The query for the column mapping that a member used last. */
@Resolver()
export class GuestListsResolver {
  @Query(() => Json, {
    nullable: true,
    description:
      'Your last assignment of columns for a file with this header, as `ColumnMappingInput`; null if there is none.',
  })
  async rememberedMapping(
    @Arg('header', () => [String]) header: string[],
    @Ctx() { app, request }: GraphContext,
  ) {
    return (await rememberedMapping(app, request, parseInput(listHeader, header))) ?? null;
  }
}
