import { z } from 'zod';
import { diets } from '../attendees/diets.ts';
import { id, scalars } from './fields.ts';

/** The option that a person chose for each course, by their ids. */
export const meals = z
  .record(z.string(), z.string())
  .register(scalars, { scalar: 'Meals' })
  .meta({ description: 'The ids of options by the ids of their courses.' });

export const menuOption = z
  .object({
    optionId: id,
    name: z.string(),
    fits: z.array(z.string()).meta({
      description: `The diets that it suits: ${diets.join(', ')}, or own words.`,
    }),
  })
  .meta({ id: 'MenuOption' });

export const menuCourse = z
  .object({ courseId: id, name: z.string(), options: z.array(menuOption) })
  .meta({ id: 'MenuCourse' });

/** The courses of an event in the order of service. */
export const menuAnswer = z.object({ courses: z.array(menuCourse) }).meta({ id: 'Menu' });

export type MenuOption = z.infer<typeof menuOption>;
export type MenuCourse = z.infer<typeof menuCourse>;
export type Menu = z.infer<typeof menuAnswer>;

/** The menu of an event in its read model; empty before one was set. */
export type MenuRow = { id: string; eventId: string } & Menu;

export const changedMenuAnswer = z
  .object({
    menu: menuAnswer,
    cleared: z.array(id).meta({ description: 'The people whose choices were cleared.' }),
  })
  .meta({ id: 'ChangedMenu' });
