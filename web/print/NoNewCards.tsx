import { t } from '../texts/en/print.ftl';
import { EmptyState } from '../ui/StateMessage.tsx';

/** Says that no cards are new, if only new ones were to be printed. */
export const NoNewCards = () => (
  <EmptyState icon="check" title={t('no-new-cards')} text={t('no-new-cards-text')} />
);
