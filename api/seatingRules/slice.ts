import { id } from '../../schema/entities/fields.ts';
import './conflictTypes.ts';
import { z } from 'zod';
import { seatingConflict } from '../../schema/entities/seatingConflict.ts';
import { seatingRuleAnswer } from '../../schema/entities/seatingRule.ts';
import { defineQuery } from '../pipeline/defineQuery.ts';
import type { Slice } from '../slice.ts';
import { conflictsOfPlan } from './conflictsOfPlan.ts';
import {
  addSeatingRule,
  applyRulePreset,
  changeSeatingRule,
  pickSeatingPreference,
  removeSeatingRule,
} from './operations.ts';
import { rulesOfEvent } from './queries.ts';

const serves: Slice['serves'] = [
  defineQuery({
    name: 'seatingRules',
    description: 'The seating rules of an event in their order, for those who may edit it.',
    args: { eventId: id },
    answer: z.array(seatingRuleAnswer),
    access: 'edit',
    read: ({ app }, { eventId }) => rulesOfEvent(app, eventId),
    route: { at: 'GET /api/events/:id/rules' },
  }),
  defineQuery({
    name: 'seatingConflicts',
    description:
      'The hard rules and pins of an event that provably contradict each other, for those who may edit it.',
    args: { eventId: id },
    answer: z.array(seatingConflict),
    access: 'edit',
    read: ({ app }, { eventId }) => conflictsOfPlan(app, eventId),
    route: { at: 'GET /api/events/:id/rules/conflicts' },
  }),
  addSeatingRule,
  changeSeatingRule,
  removeSeatingRule,
  applyRulePreset,
  pickSeatingPreference,
];

/** The rules of an event plan: who belongs with whom, apart, or where. */
export const seatingRules: Slice = { tag: 'Seating rules', serves };
