import { leaves } from '../effects.ts';
import { byEither, graphql, idIn, type Kinds, rest } from '../kind.ts';
import { taken } from '../sketch.ts';

/** A run may end without a proposal, e.g. with its process. */
const perhapsProposed = { effect: leaves('SeatingProposed'), alreadySo: () => true };

/** Changes of a proposal. They are refused until the engine has recorded the proposal. */
export const seatingProposalKinds: Kinds = {
  proposeSeating: {
    weight: 0.2,
    draw: ({ plan: { eventId, proposals }, random }) => {
      const options = { scope: 'all', seconds: 1 };
      return {
        call: byEither(
          random,
          rest('POST', `/api/events/${eventId}/proposals`, options),
          graphql('proposeSeating', 'ProposeSeatingInput', 'proposal { id }', {
            eventId,
            ...options,
          }),
        ),
        wanted: perhapsProposed,
        learn: (answer) => void proposals.push(idIn(answer, 'proposal')),
      };
    },
  },
  cancelProposal: {
    weight: 0.1,
    draw: ({ plan: { eventId, proposals }, random }) => {
      const id = random.pick(proposals);
      return id
        ? {
            call: byEither(
              random,
              rest('DELETE', `/api/events/${eventId}/proposals/${id}`, { keepBest: true }),
              graphql('cancelSeatingProposal', 'CancelSeatingProposalInput', 'proposal { id }', {
                eventId,
                id,
                keepBest: true,
              }),
            ),
            wanted: perhapsProposed,
          }
        : undefined;
    },
  },
  takeProposal: {
    weight: 0.3,
    draw: ({ plan: { eventId, proposals }, random }) => {
      const id = random.pick(proposals);
      return id
        ? {
            call: byEither(
              random,
              rest('POST', `/api/events/${eventId}/proposals/${id}/take`, { whatStillFits: true }),
              graphql('takeSeatingProposal', 'TakeSeatingProposalInput', 'moved', {
                eventId,
                id,
                whatStillFits: true,
              }),
            ),
            wanted: {
              effect: leaves('SeatingProposalTaken', { proposalId: id }),
              also: [leaves('SeatingProposalAccepted', { proposalId: id })],
              // Everybody whom it would move may have moved since.
              alreadySo: () => true,
            },
          }
        : undefined;
    },
  },
  discardProposal: {
    weight: 0.1,
    draw: ({ plan: { eventId, proposals }, random }) => {
      const id = taken(proposals);
      return id
        ? {
            call: byEither(
              random,
              rest('POST', `/api/events/${eventId}/proposals/${id}/discard`),
              graphql('discardSeatingProposal', 'SeatingProposalIdInput', 'proposal { id }', {
                eventId,
                id,
              }),
            ),
            wanted: {
              effect: leaves('SeatingProposalDiscarded', { proposalId: id }),
              // It may have been taken already.
              alreadySo: () => true,
            },
          }
        : undefined;
    },
  },
  verifyProposal: {
    weight: 0.1,
    draw: ({ plan: { eventId, proposals }, random }) => {
      const id = random.pick(proposals);
      return id
        ? {
            call: byEither(
              random,
              rest('POST', `/api/events/${eventId}/proposals/${id}/verify`),
              graphql('verifySeatingProposal', 'SeatingProposalIdInput', 'proposal { id }', {
                eventId,
                id,
              }),
            ),
            // The engine computes it again and records nothing.
            wanted: { effect: () => false, alreadySo: () => true },
          }
        : undefined;
    },
  },
};
