import type { Meals } from '../../schema/menus/menu.ts';
import type { Capabilities } from '../../schema/permissions.ts';
import { sortedById } from '../../schema/sortedById.ts';
import { allergiesOf } from '../attendees/attendeeForm.ts';
import type { ListedAttendee } from '../eventPlans/detail/planLists.ts';
import type { GuestField } from '../guestFields/documents.ts';
import {
  notSet,
  optionsOf,
  problemOf,
  typedText,
  valueFrom,
  valueText,
} from '../guestFields/fieldValues.ts';
import type { Course, Menu } from '../menus/documents.ts';
import { optionText } from '../menus/mealWords.ts';
import { t } from '../texts/en/guestTable.ftl';
import { type GuestColumn, guestColumns } from './columns.ts';

/** Stands for no choice, because a select cannot have an empty value. */
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

const ofField = (field: GuestField): GuestColumn => {
  const { fieldId, name, kind } = field;
  const valueIn = ({ attendee }: ListedAttendee) => attendee.custom?.[fieldId];
  const options = optionsOf(field);
  const change = (text: string) => ({
    person: { custom: { [fieldId]: valueFrom(kind, text) } },
  });
  const column = {
    id: `custom:${fieldId}`,
    label: name,
    width: 152,
    shownBy: 'seeDetails',
    text: (guest: ListedAttendee) => valueText(field, valueIn(guest)),
  } as const;
  if (options)
    return {
      ...column,
      edit: {
        as: 'choice',
        chosen: (guest) => typedText(field, valueIn(guest)) || notSet,
        options: () => options,
        change: (picked) => change(picked === notSet ? '' : picked),
      },
    };
  return {
    ...column,
    ...(kind === 'number' && { rank: (guest) => Number(valueIn(guest) ?? Infinity) }),
    ...(kind === 'date' && {
      rank: (guest) => Date.parse(String(valueIn(guest) ?? '9999-12-31')),
    }),
    edit: {
      as: 'text',
      typed: (guest) => typedText(field, valueIn(guest)),
      problemOf: (text) => problemOf(field, text),
      change,
    },
  };
};

/** The columns that depend on the event: one for each course of its menu, and each custom field. */
const ofEvent = (
  menu: Menu | undefined,
  fields: readonly GuestField[] | undefined,
): GuestColumn[] => [...(menu?.courses ?? []).map(ofCourse), ...(fields ?? []).map(ofField)];

/** All columns that the viewer may see of an event, in order. */
export const columnsFor = (
  seen: Capabilities,
  menu: Menu | undefined,
  fields?: readonly GuestField[],
): GuestColumn[] => {
  const at = guestColumns.findIndex(({ id }) => id === 'tags');
  const all = [...guestColumns.slice(0, at), ...ofEvent(menu, fields), ...guestColumns.slice(at)];
  return all.filter(({ shownBy }) => seen.has(shownBy));
};
