import { t } from '../texts/en/eventPlans.ftl';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { PageMessage } from '../ui/PageMessage.tsx';

/** The link to the event list, for screens without an event. */
export const EventsLink = () => (
  <ButtonLink to="/events" variant="primary">
    {t('go-to-events')}
  </ButtonLink>
);

/**
 * Shown if the event was deleted, never existed, or is hidden from the member. The server does not say which.
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
