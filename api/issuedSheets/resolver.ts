import { Arg, Ctx, ID, Query, Resolver } from 'type-graphql';
import type { GraphContext } from '../graphql/context.ts';
import { issuedSheetsOf } from './queries.ts';
import { IssuedSheet } from './types.ts';

@Resolver()
export class IssuedSheetsResolver {
  @Query(() => [IssuedSheet], {
    description: 'The sheets of an event that were given out, the latest first.',
  })
  issuedSheets(@Arg('eventId', () => ID) eventId: string, @Ctx() { app, request }: GraphContext) {
    return issuedSheetsOf(app, request, eventId);
  }
}
