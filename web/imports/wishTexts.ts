import type { ImportRow } from '../../schema/imports/importRow.ts';
import type { Wishes } from '../../schema/imports/wishes/wishes.ts';
import { t } from '../texts/en/imports.ftl';
import { listText } from '../texts/formats.ts';
import type { WishesState } from './useWishes.ts';

/** A row's wishes as the file gives them: "with Ada Byron; near Stage". */
export const wishText = ({ togetherWith, apartFrom, near, table, isPinned }: Wishes): string =>
  [
    togetherWith.length > 0 && t('wish-together', { people: listText(togetherWith) }),
    apartFrom.length > 0 && t('wish-apart', { people: listText(apartFrom) }),
    near !== null && t('wish-near', { place: near }),
    table !== null && t(isPinned ? 'wish-pinned' : 'wish-table', { table }),
  ]
    .filter((text) => text !== false)
    .join('; ');

/** Says which wishes turned out differently from what their rows ask. */
export const wishNotices = (
  rows: readonly ImportRow[],
  leftOut: ReadonlySet<number>,
  { staying }: Pick<WishesState, 'staying'>,
): string[] => {
  const ofOthers = rows.filter(({ row, wishes }) => wishes && leftOut.has(row));
  const list = listText(ofOthers.slice(0, mostListed).map(({ row }) => String(row)));
  return [
    ...(ofOthers.length > 0 ? [t('wishes-of-duplicates', { count: ofOthers.length, list })] : []),
    ...staying.map((index) => {
      const { row = 0, name = '' } = rows[index] ?? {};
      return t('stays', { row: String(row), person: name });
    }),
  ];
};

const mostListed = 12;
