import { z } from 'zod';
import { id } from '../../schema/entities/fields.ts';
import {
  explanationAnswer,
  personHeat,
  planScoreAnswer,
  tableExplanationAnswer,
} from '../../schema/entities/seatExplanation.ts';
import { listedProposal, proposalAnswer } from '../../schema/entities/seatingProposal.ts';
import { memberFields } from '../graphql/memberFields.ts';
import { wholeNumber } from '../http/defineList.ts';
import { defineQuery } from '../pipeline/defineQuery.ts';
import type { Slice } from '../slice.ts';
import { readExplanation, readHeat, readScore, readTableExplanation } from './explanations.ts';
import { seatingProposalProgressed } from './live.ts';
import {
  cancelSeatingProposal,
  discardSeatingProposal,
  proposeSeating,
  takeSeatingProposal,
  verifySeatingProposal,
} from './operations.ts';
import { listProposals, readProposal } from './queries.ts';
import { startEngine } from './running.ts';
import { ListedSeatingProposal, SeatingProposal } from './types.ts';

const serves: Slice['serves'] = [
  defineQuery({
    name: 'seatingProposals',
    description: 'The latest 50 proposals of an event, newest first, for those who may edit it.',
    args: { eventId: id },
    answer: z.array(listedProposal),
    access: 'edit',
    read: ({ app }, { eventId }) => listProposals(app, eventId),
    route: {
      at: 'GET /api/events/:id/proposals',
      summary: 'The latest proposals of an event, newest first',
    },
  }),
  proposeSeating,
  defineQuery({
    name: 'seatingProposal',
    description:
      "A proposal, or the engine's progress with it. Null if the viewer may not edit the event.",
    args: { id },
    answer: proposalAnswer,
    isNullable: true,
    read: ({ app, request }, named) => readProposal(app, request, named),
    route: {
      at: 'GET /api/events/:id/proposals/:proposalId',
      params: { id: 'eventId', proposalId: 'id' },
      summary: 'A proposal, or how far the engine is with it',
    },
  }),
  cancelSeatingProposal,
  takeSeatingProposal,
  discardSeatingProposal,
  verifySeatingProposal,
  defineQuery({
    name: 'seatingScore',
    description: 'The score of the present seating, for those who may edit the event.',
    args: { eventId: id },
    answer: planScoreAnswer,
    access: 'edit',
    read: ({ app }, { eventId }) => readScore(app, eventId),
    route: {
      at: 'GET /api/events/:id/score',
      summary: 'The score of the present seating, by rule',
    },
  }),
  defineQuery({
    name: 'seatingHeat',
    description:
      "Each seated person's share of their possible points, for those who may edit the event.",
    args: { eventId: id },
    answer: z.array(personHeat),
    access: 'edit',
    read: ({ app }, { eventId }) => readHeat(app, eventId),
    route: {
      at: 'GET /api/events/:id/heat',
      summary: 'What each seated person has of what they could have',
    },
  }),
  defineQuery({
    name: 'explainTable',
    description:
      'Why a table is seated as it is, for those who may edit the event. Null if the viewer may not see it.',
    args: { tableId: id },
    answer: tableExplanationAnswer,
    isNullable: true,
    read: ({ app, request }, { tableId }) => readTableExplanation(app, request, tableId),
    route: {
      at: 'GET /api/tables/:id/explanation',
      params: { id: 'tableId' },
      summary: 'Why a table is seated as it is',
    },
  }),
  defineQuery({
    name: 'explainSeat',
    description:
      'Why somebody sits where they sit, or would sit after a proposal, for those who may edit the event. Null if the viewer may not see them.',
    args: {
      attendeeId: id,
      proposalId: id.nullish(),
      moveBudget: z
        .int()
        .nullish()
        .meta({ description: "The budget of one of the proposal's rungs." }),
    },
    answer: explanationAnswer,
    isNullable: true,
    read: ({ app, request }, query) => readExplanation(app, request, query),
    route: {
      at: 'GET /api/attendees/:id/explanation',
      params: { id: 'attendeeId', proposal: 'proposalId' },
      summary: 'Why somebody sits where they sit, or would by a proposal',
      query: z.object({
        proposal: z.string().optional(),
        moveBudget: wholeNumber.optional(),
      }),
    },
  }),
  seatingProposalProgressed,
];

/** The engine's proposals, and taking or discarding them. */
export const seatingProposals: Slice = {
  tag: 'Proposals',
  resolvers: [
    memberFields(SeatingProposal, { proposedBy: 'proposedByUserId' }),
    memberFields(ListedSeatingProposal, { proposedBy: 'proposedByUserId' }),
  ],
  serves,
  start: startEngine,
};
