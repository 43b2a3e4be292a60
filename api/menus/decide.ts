import type { DomainEventOf } from '../../schema/domainEvents.ts';
import type { Menu } from '../../schema/entities/menu.ts';
import { isOnMenu, losesChoices, optionIdsOf } from '../../schema/menus/menu.ts';
import { type Issue, Refusal } from '../../schema/refusal.ts';
import type { Decided, DecisionContext } from '../core/decider.ts';
import type { PlanDecisions } from '../eventPlans/handlers.ts';
import { refusalNaming, repeatedIn } from '../eventPlans/listedNames.ts';
import type { ActivePlan } from '../eventPlans/state.ts';
import { isSame } from '../planChange/diff.ts';
import type { CourseInput, MenuCommand } from './commands.ts';

/**
 * Sets the menu. A chosen option can be removed only with `clear`.
 * @throws Refusal BAD_INPUT for a repeated name or an id that is not on the menu; CONFLICT if the menu has
 * changed since `before`; MEAL_CHOSEN with `details.people`
 */
const setMenu = (
  { eventId, courses, clear, before: edited }: MenuCommand,
  plan: ActivePlan,
  context: DecisionContext,
): Decided<DomainEventOf<'MenuSet'>>[] => {
  if (edited && !isSame(edited, plan.menu.courses)) throw changedMeanwhile();
  refuseTwice(courses);
  refuseUnknown(courses, plan.menu);
  const before = plan.menu;
  const after = withIds(courses, context);
  if (isSame(before, after)) return [];
  const choosing = losesChoices(before, after) ? whoChose(plan, after) : [];
  if (choosing.length > 0 && !clear) throw chosen(plan, choosing);
  const data = { eventId, before, after, ...(choosing.length > 0 && { cleared: choosing }) };
  return [{ type: 'MenuSet', data }];
};

const changedMeanwhile = () =>
  new Refusal(
    'CONFLICT',
    'Somebody else has changed the menu in the meantime. Open it again to continue.',
  );

/** New courses and options get ids in their order. */
const withIds = (courses: readonly CourseInput[], { id }: DecisionContext): Menu => {
  let next = 0;
  const newId = () => id(next++);
  return {
    courses: courses.map(({ courseId, name, options }) => ({
      courseId: courseId ?? newId(),
      name,
      options: options.map(({ optionId, name, fits }) => ({
        optionId: optionId ?? newId(),
        name,
        fits,
      })),
    })),
  };
};

const chosen = (plan: ActivePlan, ids: readonly string[]) =>
  refusalNaming('MEAL_CHOSEN', plan, ids, {
    one: 'chose what would leave the menu',
    several: 'chose what would leave the menu',
  });

/** The guests who chose an option that the menu lacks. */
const whoChose = ({ attendees }: ActivePlan, menu: Menu): string[] => {
  const isOffered = isOnMenu(menu);
  return [...attendees].flatMap(([attendeeId, { person }]) =>
    isOffered(person.meals) ? [] : [attendeeId],
  );
};

/** @throws Refusal BAD_INPUT for a name or id that appears twice among the courses, or within one */
const refuseTwice = (courses: readonly CourseInput[]): void => {
  const issues = [
    ...repeatedIn(
      courses.map(({ courseId: id, name }, n) => ({ path: `courses.${n}.name`, id, name })),
    ),
    ...courses.flatMap(({ options }, course) =>
      repeatedIn(
        options.map(({ optionId: id, name }, n) => ({
          path: `courses.${course}.options.${n}.name`,
          id,
          name,
        })),
      ),
    ),
  ];
  if (issues[0]) throw new Refusal('BAD_INPUT', issues[0].message, issues);
};

/** @throws Refusal BAD_INPUT for an id that is not in this place of the menu */
const refuseUnknown = (courses: readonly CourseInput[], menu: Menu): void => {
  const known = optionIdsOf(menu);
  const issues = courses.flatMap(({ courseId, options }, n): Issue[] => {
    const offered = courseId ? known.get(courseId) : undefined;
    if (courseId && !offered)
      return [{ path: `courses.${n}.courseId`, message: 'The menu has no such course' }];
    return options.flatMap(({ optionId }, option) =>
      optionId && !offered?.has(optionId)
        ? [
            {
              path: `courses.${n}.options.${option}.optionId`,
              message: 'This course has no such option',
            },
          ]
        : [],
    );
  });
  if (issues[0]) throw new Refusal('BAD_INPUT', issues[0].message, issues);
};

export const menuDecisions: PlanDecisions<MenuCommand> = { SetMenu: setMenu };
