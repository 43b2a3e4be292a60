import { leaves } from '../effects.ts';
import { byEither, graphql, type Kinds, rest } from '../kind.ts';
import { taken } from '../sketch.ts';

/** Comparing changes nothing; the list may have nothing to change, or be outdated. */
const perhapsMerged = { effect: leaves('GuestListMerged'), alreadySo: () => true };

/** Guest lists that are imported again. */
export const guestListKinds: Kinds = {
  compareList: {
    weight: 0.5,
    // A new guest, and one of the event's first guests, whose company changes.
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
