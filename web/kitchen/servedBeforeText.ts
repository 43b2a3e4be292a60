import type { ServedSeat } from '../../schema/entities/kitchen.ts';
import { type BeforeWords, type Courses, factsBefore } from '../../schema/sheets/factsBefore.ts';
import { allergyText } from '../attendees/allergies/allergyWords.ts';
import { dietLabel } from '../attendees/fieldWords.ts';
import { t } from '../texts/en/kitchen.ftl';
import { listText } from '../texts/formats.ts';

export type { Courses };

const words: BeforeWords = {
  nobodyBefore: t('nobody-before'),
  was: (facts) => t('was', { facts }),
  dishOf: (course, dish) => t('dish-of', { course, dish }),
  noneOf: (fact) => t('none-of', { fact }),
  diet: t('diet'),
  allergy: t('allergy'),
  need: dietLabel,
  allergyIn: allergyText,
  list: listText,
};

/** The earlier meal at a changed seat, in words. */
export const servedBeforeText = (
  before: ServedSeat | null,
  now: ServedSeat | undefined,
  courses: Courses,
): string => factsBefore(before, now, courses, words);
