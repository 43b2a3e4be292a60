import type { Meals } from '../../schema/menu.ts';
import type { Capabilities } from '../../schema/permissions.ts';
import { sortedById } from '../../schema/sortedById.ts';
import { allergiesOf } from '../attendees/attendeeForm.ts';
import type { ListedAttendee } from '../eventPlans/detail/planLists.ts';
import type { Course, Menu } from '../menus/documents.ts';
import { optionText } from '../menus/mealWords.ts';
import { t } from '../texts/en/guestTable.ftl';
import { type GuestColumn, guestColumns } from './columns.ts';

/** A select cannot hold an empty value. */
const notChosen = 'notChosen';

const ofCourse = ({ courseId, name, options }: Course): GuestColumn => {
  const chosenBy = ({ attendee }: ListedAttendee) =>
    options.find(({ optionId }) => optionId === (attendee.meals as Meals | null)?.[courseId]);
  return {
    id: `meal:${courseId}`,
    label: name,
    width: 168,
    shownBy: 'seeDiet',
    text: (guest) => chosenBy(guest)?.name ?? '',
    edit: {
      as: 'choice',
      chosen: (guest) => chosenBy(guest)?.optionId ?? notChosen,
      options: ({ attendee }) => {
        const needs = { diets: attendee.diets ?? [], allergies: allergiesOf(attendee) };
        return [
          { value: notChosen, label: t('no-meal') },
          ...options.map((one) => ({ value: one.optionId, label: optionText(one, needs) })),
        ];
      },
      change: (optionId, { attendee }) => {
        const { [courseId]: _, ...others } = (attendee.meals ?? {}) as Meals;
        const meals = optionId === notChosen ? others : { ...others, [courseId]: optionId };
        return { person: { meals: sortedById(Object.entries(meals)) } };
      },
    },
  };
};

/** The columns that depend on the event: one for each course of its menu. */
const ofEvent = (menu: Menu | undefined): GuestColumn[] => (menu?.courses ?? []).map(ofCourse);

/** All columns that somebody may see of an event, in their order. */
export const columnsFor = (seen: Capabilities, menu: Menu | undefined): GuestColumn[] => {
  const at = guestColumns.findIndex(({ id }) => id === 'tags');
  const all = [...guestColumns.slice(0, at), ...ofEvent(menu), ...guestColumns.slice(at)];
  return all.filter(({ shownBy }) => seen.has(shownBy));
};
