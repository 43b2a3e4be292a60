import { leaves } from '../effects.ts';
import { byEither, graphql, type Kinds, rest } from '../kind.ts';
import { taken } from '../sketch.ts';

/** A comparison changes nothing; a list may have nothing to change, or be outdated. */
const perhapsMerged = { effect: leaves('GuestListMerged'), alreadySo: () => true };

/** Guest lists that come again. */
export const guestListKinds: Kinds = {
  compareList: {
    weight: 0.5,
    // Somebody who is new, and one of those whom the event began with: their company changes.
    draw: ({ plan: { eventId, previews }, random, unique: name }) => ({
      call: graphql('previewMerge', 'PreviewMergeInput', 'importId', {
        eventId,
        kind: 'paste',
        columns: ['name', 'company'],
        rows: [
          { name, company: 'Northwind' },
          { name: `Guest ${random.below(34)}`, company: name },
        ],
      }),
      wanted: perhapsMerged,
      learn: (answer) => void (answer.importId && previews.push(answer.importId)),
    }),
  },
  mergeList: {
    weight: 0.5,
    draw: ({ plan: { eventId, previews }, random }) => {
      const importId = taken(previews);
      return importId
        ? {
            call: byEither(
              random,
              rest('POST', `/api/events/${eventId}/imports/${importId}/apply`, {}),
              graphql('mergeGuests', 'MergeGuestsInput', 'added', { eventId, importId }),
            ),
            wanted: perhapsMerged,
          }
        : undefined;
    },
  },
};
