import { t } from '../texts/en/print.ftl';
import { EmptyState } from '../ui/StateMessage.tsx';

export const NoTables = () => (
  <EmptyState icon="table" title={t('no-tables')} text={t('no-tables-text')} />
);
