import { t } from '../texts/en/eventPlans.ftl';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { PageMessage } from '../ui/PageMessage.tsx';

/** The link from a screen without an event to the list. */
export const EventsLink = () => (
  <ButtonLink to="/events" variant="primary">
    {t('go-to-events')}
  </ButtonLink>
);

/**
 * The event was deleted, never existed, or is hidden from the member: the server does not say
 * which.
 */
export const EventNotFound = () => (
  <PageMessage
    icon="alert"
    title={t('event-not-found')}
    text={t('event-not-found-text')}
    actions={
      <ButtonLink to="/events" variant="primary">
        {t('back-to-events')}
      </ButtonLink>
    }
  />
);
