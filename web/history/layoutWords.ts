import type { TableLayout } from '../../schema/vocabulary.ts';
import { t } from '../texts/en/history.ftl';

/** A layout within a sentence: "half round". */
export const layoutWords: Record<TableLayout, string> = {
  rectangular: t('rectangular'),
  circular: t('circular'),
  oval: t('oval'),
  halfRound: t('half-round'),
  uShape: t('u-shape'),
  longTable: t('long-table'),
  row: t('row'),
};
