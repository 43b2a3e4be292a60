import { z } from 'zod';
import { listedProposal, proposalAnswer } from '../../schema/entities/seatingProposal.ts';
import { defineRoute } from '../http/defineRoute.ts';
import type { Slice } from '../slice.ts';
import {
  cancelSeatingProposal,
  discardSeatingProposal,
  proposeSeating,
  takeSeatingProposal,
  verifySeatingProposal,
} from './operations.ts';
import { listProposals, readProposal } from './queries.ts';
import { ListedSeatingProposalResolver, SeatingProposalResolver } from './resolver.ts';
import { startEngine } from './running.ts';

const tag = 'Proposals';

const serves: Slice['serves'] = [
  defineRoute({
    at: 'GET /api/events/:id/proposals',
    tag,
    summary: 'The latest proposals of an event, the newest first',
    answer: z.array(listedProposal),
    handle: ({ app, request, params: { id = '' } }) => listProposals(app, request, id),
  }),
  proposeSeating,
  defineRoute({
    at: 'GET /api/events/:id/proposals/:proposalId',
    tag,
    summary: 'A proposal, or how far the engine is with it',
    answer: proposalAnswer,
    handle: ({ app, request, params: { id: eventId, proposalId = '' } }) =>
      readProposal(app, request, { id: proposalId, eventId }),
  }),
  cancelSeatingProposal,
  takeSeatingProposal,
  discardSeatingProposal,
  verifySeatingProposal,
];

/** Seatings that the engine proposes, and what becomes of them. */
export const seatingProposals: Slice = {
  resolvers: [SeatingProposalResolver, ListedSeatingProposalResolver],
  serves,
  start: startEngine,
};
