import { z } from 'zod';
import {
  explanationAnswer,
  personHeat,
  planScoreAnswer,
  tableExplanationAnswer,
} from '../../schema/entities/seatExplanation.ts';
import { listedProposal, proposalAnswer } from '../../schema/entities/seatingProposal.ts';
import { defineRoute } from '../http/defineRoute.ts';
import type { Slice } from '../slice.ts';
import { readExplanation, readHeat, readScore, readTableExplanation } from './explanations.ts';
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
  defineRoute({
    at: 'GET /api/events/:id/score',
    tag,
    summary: 'What the present seating is worth, and by which rules',
    answer: planScoreAnswer,
    handle: ({ app, request, params: { id = '' } }) => readScore(app, request, id),
  }),
  defineRoute({
    at: 'GET /api/events/:id/heat',
    tag,
    summary: 'What each seated person has of what they could have',
    answer: z.array(personHeat),
    handle: ({ app, request, params: { id = '' } }) => readHeat(app, request, id),
  }),
  defineRoute({
    at: 'GET /api/tables/:id/explanation',
    tag,
    summary: 'Why a table is seated as it is',
    answer: tableExplanationAnswer,
    handle: ({ app, request, params: { id = '' } }) => readTableExplanation(app, request, id),
  }),
  defineRoute({
    at: 'GET /api/attendees/:id/explanation',
    tag,
    summary: 'Why somebody sits where they sit, or would by a proposal',
    query: z.object({
      proposal: z.string().optional(),
      moveBudget: z.coerce.number().int().min(0).optional(),
    }),
    answer: explanationAnswer,
    handle: ({
      app,
      request,
      params: { id: attendeeId = '' },
      query: { proposal: proposalId, moveBudget },
    }) => readExplanation(app, request, { attendeeId, proposalId, moveBudget }),
  }),
];

/** Seatings that the engine proposes, and what becomes of them. */
export const seatingProposals: Slice = {
  resolvers: [SeatingProposalResolver, ListedSeatingProposalResolver],
  serves,
  start: startEngine,
};
