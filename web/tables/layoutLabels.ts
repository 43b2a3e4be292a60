import { everyLayout, type TableLayout, tableLayouts } from '../../schema/vocabulary.ts';
import { t } from '../texts/en/tables.ftl';

export const layoutLabels: Record<TableLayout, string> = {
  rectangular: t('rectangular'),
  circular: t('circular'),
  oval: t('oval'),
  halfRound: t('half-round'),
  uShape: t('u-shape'),
  longTable: t('long-table'),
  row: t('row'),
};

/** The layouts that the specification's form offers. */
export const layoutOptions = tableLayouts.map((value) => ({ value, label: layoutLabels[value] }));

export const everyLayoutOption = everyLayout.map((value) => ({
  value,
  label: layoutLabels[value],
}));
