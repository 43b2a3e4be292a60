import { t } from '../texts/en/eventPlans.ftl';
import { Button } from '../ui/Button.tsx';
import { EmptyState } from '../ui/StateMessage.tsx';

/** Offers a first event to a member who has none. */
export const NoEvents = ({ onCreate }: { onCreate: () => void }) => (
  <EmptyState
    icon="calendar"
    title={t('no-events')}
    text={t('no-events-text')}
    actions={
      <Button variant="primary" icon="plus" onClick={onCreate}>
        {t('create-first')}
      </Button>
    }
  />
);
