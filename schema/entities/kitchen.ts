import { z } from 'zod';
import { allergyAnswer, allergySeverities } from '../attendees/allergies.ts';
import { id } from './fields.ts';
import { meals } from './menu.ts';

export const servedOption = z.object({ optionId: id, name: z.string(), count: z.int() });

/** How often each option of a course is served. Options and `notChosen` add up to the people. */
export const servedCourse = z
  .object({
    courseId: id,
    name: z.string(),
    options: z.array(servedOption),
    notChosen: z.int(),
  })
  .meta({ id: 'ServedCourse' });

/** The diets that some guests have together, and how many they are. */
export const servedDiets = z
  .object({ diets: z.array(z.string()), count: z.int() })
  .meta({ id: 'ServedDiets' });

export const servedSeat = z
  .object({
    seatId: id,
    position: z.int(),
    attendeeId: id,
    name: z.string(),
    diets: z.array(z.string()),
    allergies: z.array(allergyAnswer),
    meals: meals.nullable(),
  })
  .meta({ id: 'ServedSeat' });

/** The earlier serving at a changed seat; null if nobody sat there. */
export const seatBefore = z
  .object({ position: z.int(), before: servedSeat.nullable() })
  .meta({ id: 'SeatBefore' });

export const servedTable = z
  .object({
    tableId: id,
    name: z.string(),
    courses: z.array(servedCourse),
    seats: z.array(servedSeat).meta({ description: 'The taken seats, by position.' }),
    nameBefore: z
      .string()
      .nullable()
      .meta({ description: 'With `since`, where the table had another name.' }),
    changes: z
      .array(seatBefore)
      .meta({ description: 'With `since`: the seats that differ, as they were, by position.' }),
  })
  .meta({ id: 'ServedTable' });

export const kitchenAllergy = z
  .object({
    attendeeId: id,
    name: z.string(),
    tableName: z.string().nullable(),
    position: z.int().nullable(),
    substance: z.string(),
    severity: z.enum(allergySeverities),
  })
  .meta({ id: 'KitchenAllergy' });

/** Guests who are coming but have no seat yet. */
export const kitchenUnseated = z
  .object({
    people: z.int(),
    courses: z.array(servedCourse),
    diets: z.array(servedDiets),
    allergies: z.array(kitchenAllergy),
  })
  .meta({ id: 'KitchenUnseated' });

export const tableGone = z.object({ tableId: id, name: z.string() }).meta({ id: 'TableGone' });

/** Everything served as of an earlier revision. Its courses give the names of the meals in `changes`. */
export const kitchenBefore = z
  .object({ seated: z.int(), courses: z.array(servedCourse), diets: z.array(servedDiets) })
  .meta({ id: 'KitchenBefore' });

/** The meals by seat at a revision of the plan. */
export const kitchenAnswer = z
  .object({
    eventId: id,
    revision: z.int().meta({ description: "The revision in the event plan's stream." }),
    since: z
      .int()
      .nullable()
      .meta({ description: 'The earlier revision: only tables that differ are listed.' }),
    before: kitchenBefore.nullable().meta({ description: 'With `since`: the earlier totals.' }),
    seated: z.int().meta({ description: 'The number of taken seats. Each course adds up to it.' }),
    courses: z.array(servedCourse),
    diets: z.array(servedDiets).meta({
      description:
        'The seated people with diets, the most frequent first. Each counts once, with all of their diets.',
    }),
    tables: z.array(servedTable).meta({
      description: 'In their order. Tables where nobody sits are included only with `since`.',
    }),
    tablesGone: z.array(tableGone).meta({ description: 'Tables that no longer exist.' }),
    allergies: z
      .array(kitchenAllergy)
      .meta({ description: 'The allergies of seated people, the most severe first.' }),
    unseated: kitchenUnseated,
  })
  .meta({ id: 'Kitchen' });

export type ServedCourse = z.infer<typeof servedCourse>;
export type ServedDiets = z.infer<typeof servedDiets>;
export type ServedSeat = z.infer<typeof servedSeat>;
export type SeatBefore = z.infer<typeof seatBefore>;
export type ServedTable = z.infer<typeof servedTable>;
export type KitchenAllergy = z.infer<typeof kitchenAllergy>;
export type Kitchen = z.infer<typeof kitchenAnswer>;
