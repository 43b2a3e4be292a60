import { accessNeedFrom } from '../../../schema/attendees/accessNeeds.ts';
import { dietFrom } from '../../../schema/attendees/diets.ts';
import { t } from '../../texts/en/attendeesTags.ftl';
import { accessNeedLabel, dietLabel } from '../fieldWords.ts';
import type { TagWords } from './TagEditor.tsx';

/** Lists whose entries are known words or people's own words. */
export type KnownList = 'diets' | 'access' | 'fits';

type Looks = {
  words: () => TagWords;
  /** The label of a chip. */
  shown: (word: string) => string;
  /** Converts typed text to a known word, if it stands for one. */
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
  /** The diets that a menu option suits. */
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
 * The props that make a tag editor edit one of these lists. `wordsOf` converts typed texts to the known words
 * they stand for, without duplicates.
 */
export const knownListProps = (list: KnownList) => {
  const { words, shown, from } = knownLists[list];
  return {
    looks: { words: words(), shown },
    wordsOf: (typed: readonly string[]): string[] => [...new Set(typed.map(from))],
  };
};
