import { t } from '../texts/en/print.ftl';
import { EmptyState } from '../ui/StateMessage.tsx';

/** Only new cards were asked for, and there are none. */
export const NoNewCards = () => (
  <EmptyState icon="check" title={t('no-new-cards')} text={t('no-new-cards-text')} />
);
