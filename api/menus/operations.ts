import type { z } from 'zod';
import { changedMenuAnswer } from '../../schema/entities/menu.ts';
import { type menuCourseInput, setMenuInput } from '../../schema/inputs/menus.ts';
import { activeOf } from '../eventPlans/state.ts';
import { operation } from '../pipeline/operation.ts';
import { performOnPlan } from '../pipeline/perform.ts';
import { toEdit } from '../pipeline/rights.ts';
import { SetMenuPayload } from './types.ts';

const courseOf = ({ options, ...course }: z.output<typeof menuCourseInput>) => ({
  ...course,
  options: options.map((option) => ({ ...option, fits: option.fits ?? [] })),
});

/**
 * Courses and options without an id are new.
 * @throws Refusal BAD_INPUT for a repeated name or an unknown id; CONFLICT if `before` is not the present
 * menu; MEAL_CHOSEN if somebody chose an option that is removed, unless `clear`; EVENT_NOT_FOUND, FORBIDDEN
 */
export const setMenu = operation({
  name: 'setMenu',
  description: 'Sets the menu of an event as a whole: its courses and their options.',
  input: setMenuInput,
  right: toEdit,
  work: async ({ app, origin }, { eventId, courses, before, clear }) => {
    const command = {
      type: 'SetMenu' as const,
      eventId,
      courses: courses.map(courseOf),
      ...(before && { before: before.map(courseOf) }),
      ...(clear && { clear }),
    };
    const { position, events, state } = await performOnPlan(app, command, origin);
    const cleared = events.flatMap((event) =>
      event.type === 'MenuSet' ? (event.data.cleared ?? []) : [],
    );
    return { position, menu: activeOf(state).menu, cleared };
  },
  mutation: { payload: SetMenuPayload },
  route: {
    at: 'PUT /api/events/:id/menu',
    answer: changedMenuAnswer,
    shows: ({ menu, cleared }) => ({ menu, cleared }),
  },
});
