import { dietFrom } from '../../../schema/diets.ts';
import { t } from '../../texts/en/attendeesTags.ftl';
import type { TagWords } from './TagEditor.tsx';

/** Diets are edited as tags are, and a known one is told by its word however it is typed. */
export const dietWords = (): TagWords => ({
  all: t('diets'),
  add: t('add-diet'),
  remove: (diet) => t('remove-diet', { diet }),
});

export const dietsOf = (typed: readonly string[]): string[] => [...new Set(typed.map(dietFrom))];
