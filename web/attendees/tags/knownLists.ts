import { accessNeedFrom } from '../../../schema/attendees/accessNeeds.ts';
import { dietFrom } from '../../../schema/attendees/diets.ts';
import { t } from '../../texts/en/attendeesTags.ftl';
import { accessNeedLabel, dietLabel } from '../fieldWords.ts';
import type { TagWords } from './TagEditor.tsx';

/** Lists of known or own words. */
export type KnownList = 'diets' | 'access' | 'fits';

type Looks = {
  words: () => TagWords;
  /** The label of a chip. */
  shown: (word: string) => string;
  /** The word for a typed text. */
  from: (typed: string) => string;
};

const knownLists: Record<KnownList, Looks> = {
  diets: {
    words: () => ({
      all: t('diets'),
      add: t('add-diet'),
      remove: (diet) => t('remove-diet', { diet }),
    }),
    shown: dietLabel,
    from: dietFrom,
  },
  /** The diets that an option of a menu is made for. */
  fits: {
    words: () => ({
      all: t('fits'),
      add: t('add-fit'),
      remove: (diet) => t('remove-fit', { diet }),
    }),
    shown: dietLabel,
    from: dietFrom,
  },
  access: {
    words: () => ({
      all: t('access'),
      add: t('add-access'),
      example: t('access-example'),
      remove: (need) => t('remove-access', { need }),
    }),
    shown: accessNeedLabel,
    from: accessNeedFrom,
  },
};

/**
 * These lists are edited like tags, and known words are recognised however they are typed. `wordsOf`
 * replaces typed texts by the known words they stand for, each once.
 */
export const knownListProps = (list: KnownList) => {
  const { words, shown, from } = knownLists[list];
  return {
    looks: { words: words(), shown },
    wordsOf: (typed: readonly string[]): string[] => [...new Set(typed.map(from))],
  };
};
