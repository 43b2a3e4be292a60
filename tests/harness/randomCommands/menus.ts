import type { AttendeeCommand } from '../../../api/attendees/commands.ts';
import type { ActivePlan } from '../../../api/eventPlans/state.ts';
import type { MenuCommand } from '../../../api/menus/commands.ts';
import { sortedById } from '../../../schema/sortedById.ts';
import type { RandomCommands } from './named.ts';

/** The menu without some course and some option, with new ones, and in another order. */
const menuWanted = ({ menu: { courses } }: ActivePlan, a: number, b: number, c: number) => {
  const kept = courses.slice(c % 4 === 0 ? 1 : 0).map((course, n) => ({
    ...course,
    ...(c % 3 === 0 && { name: `course ${a}.${n}` }),
    options: [
      ...course.options.slice(b % 2),
      ...(b % 3 ? [] : [{ name: `option ${a} ${b}`, fits: ['vegan'] }]),
    ].slice(0, 4),
  }));
  const added = { name: `new ${a} ${b}`, options: [{ name: 'soup', fits: [] }] };
  const all = kept.length > 0 && (c % 3 || kept.length > 3) ? kept : [...kept, added];
  return b % 5 ? all : all.toReversed();
};

/** One option of each course, or of none. */
const chosenOf = ({ menu: { courses } }: ActivePlan, a: number, b: number) =>
  sortedById(
    courses.flatMap(({ courseId, options }, n): [string, string][] => {
      const option = options[(a + n) % Math.max(1, options.length)];
      return option && (b + n) % 4 ? [[courseId, option.optionId]] : [];
    }),
  );

export const menuCommands = {
  setMenu: ({ eventId, plan, a, b, c }) => ({
    type: 'SetMenu',
    eventId,
    courses: menuWanted(plan, a, b, c),
    clear: c % 2 === 0,
  }),
  choose: ({ person, plan, a, b, c }) => ({
    type: 'EditAttendee',
    ...person,
    changes: { person: { meals: c % 5 ? chosenOf(plan, a, b) : null } },
  }),
} satisfies RandomCommands<MenuCommand | AttendeeCommand>;
