import { z } from 'zod';
import { seatingConflict } from '../../schema/entities/seatingConflict.ts';
import { seatingRuleAnswer } from '../../schema/entities/seatingRule.ts';
import { defineRoute } from '../http/defineRoute.ts';
import type { Slice } from '../slice.ts';
import { readConflicts } from './conflictsOfPlan.ts';
import {
  addSeatingRule,
  applyRulePreset,
  changeSeatingRule,
  pickSeatingPreference,
  removeSeatingRule,
} from './operations.ts';
import { listRules } from './queries.ts';
import { SeatingRulesResolver } from './resolver.ts';

const serves: Slice['serves'] = [
  defineRoute({
    at: 'GET /api/events/:id/rules',
    tag: 'Seating rules',
    summary: 'The seating rules of an event, in their order; for those who may edit it',
    answer: z.array(seatingRuleAnswer),
    handle: ({ app, request, params }) => listRules(app, request, params.id ?? ''),
  }),
  defineRoute({
    at: 'GET /api/events/:id/rules/conflicts',
    tag: 'Seating rules',
    summary:
      'The hard rules and pins of an event that are proven not to hold together; for those who may edit it',
    answer: z.array(seatingConflict),
    handle: ({ app, request, params }) => readConflicts(app, request, params.id ?? ''),
  }),
  addSeatingRule,
  changeSeatingRule,
  removeSeatingRule,
  applyRulePreset,
  pickSeatingPreference,
];

/** The rules of an event plan: who belongs with whom, apart, or where. */
export const seatingRules: Slice = { resolvers: [SeatingRulesResolver], serves };
