import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { IssuedSheetRow } from '../../schema/entities/issuedSheet.ts';
import { sheetNames } from '../../schema/sheets/sheetNames.ts';
import type { GraphContext } from '../graphql/context.ts';
import { standingOf } from './scanned.ts';
import { IssuedSheet, SheetStanding } from './types.ts';

@Resolver(() => IssuedSheet)
export class IssuedSheetsResolver {
  @FieldResolver(() => String, {
    description:
      'The path of the issued sheet as a PDF. With .svg or .png instead, one page of it.',
  })
  pdf(@Root() { eventId, sheet, id }: IssuedSheetRow) {
    return `/api/events/${eventId}/sheets/${sheetNames[sheet]}.pdf?issue=${id}`;
  }

  @FieldResolver(() => SheetStanding, {
    description: 'How it differs from the present plan. Each one loads the plan of that time.',
  })
  async standing(@Root() issue: IssuedSheetRow, @Ctx() { app }: GraphContext) {
    const { plan: _, ...standing } = await standingOf(app, issue);
    return standing;
  }
}
