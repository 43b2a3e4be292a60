import { leaves } from '../effects.ts';
import { byEither, graphql, type Kinds, rest } from '../kind.ts';
import { some } from '../sketch.ts';

/** Sheets that are issued. */
export const issuedSheetKinds: Kinds = {
  issueSheet: {
    weight: 0.5,
    draw: ({ plan: { eventId, tables }, random }) => {
      const sheet = random.pick(['placeCards', 'escortCards', 'doorList', 'kitchen']);
      // The kitchen's sheet always shows all tables.
      const ids = sheet !== 'kitchen' && random.chance(0.3) ? some(random, tables, 2) : [];
      const printedAs = { paper: 'a5', turned: random.pick(['portrait', 'landscape']) };
      const issue = {
        ...{ sheet, to: 'other' },
        ...(ids.length > 0 && { tableIds: ids }),
        ...(random.chance(0.5) && { printedAs }),
      };
      return {
        stream: `issuedSheets-${eventId}`,
        call: byEither(
          random,
          rest('POST', `/api/events/${eventId}/issues`, issue),
          graphql('issueSheet', 'IssueSheetInput', 'issue { number }', { eventId, ...issue }),
        ),
        wanted: { effect: leaves('SheetIssued', { eventId }) },
      };
    },
  },
};
