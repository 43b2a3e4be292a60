import { leaves } from '../effects.ts';
import { byEither, graphql, type Kinds, rest } from '../kind.ts';

/** Paper that is given out. */
export const issuedSheetKinds: Kinds = {
  issueSheet: {
    weight: 0.5,
    draw: ({ plan: { eventId }, random }) => {
      const sheet = random.pick(['placeCards', 'escortCards', 'doorList', 'kitchen']);
      const issue = { sheet, to: 'other' };
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
