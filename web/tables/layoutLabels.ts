import { type TableLayout, tableLayouts } from '../../schema/vocabulary.ts';
import { t } from '../texts/en/tables.ftl';

export const layoutLabels: Record<TableLayout, string> = {
  rectangular: t('rectangular'),
  circular: t('circular'),
  oval: t('oval'),
};

export const layoutOptions = tableLayouts.map((value) => ({ value, label: layoutLabels[value] }));
