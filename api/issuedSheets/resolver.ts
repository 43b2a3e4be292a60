import { Arg, Ctx, FieldResolver, ID, Query, Resolver, Root } from 'type-graphql';
import type { IssuedSheetRow } from '../../schema/entities/issuedSheet.ts';
import type { GraphContext } from '../graphql/context.ts';
import { User } from '../members/types.ts';
import { issuedSheetsOf } from './queries.ts';
import { IssuedSheet } from './types.ts';

@Resolver(() => IssuedSheet)
export class IssuedSheetsResolver {
  @FieldResolver(() => User, { nullable: true })
  issuedBy(@Root() { issuedByUserId }: IssuedSheetRow, @Ctx() { loaders }: GraphContext) {
    return loaders.user.load(issuedByUserId);
  }

  @Query(() => [IssuedSheet], {
    description: 'The sheets of an event that were given out, the latest first.',
  })
  issuedSheets(@Arg('eventId', () => ID) eventId: string, @Ctx() { app, request }: GraphContext) {
    return issuedSheetsOf(app, request, eventId);
  }
}
