import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { Link, useOutletContext } from 'react-router-dom';
import { mayEditEvent } from '../../schema/permissions.ts';
import type { CurrentUser } from '../members/currentUser.ts';
import { t } from '../texts/en/eventPlans.ftl';
import { rangeText } from '../texts/formats.ts';
import { Button } from '../ui/Button.tsx';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { Card } from '../ui/Card.tsx';
import { Icon } from '../ui/Icon.tsx';
import { LoadError } from '../ui/LoadError.tsx';
import { LoadingRows } from '../ui/LoadingRows.tsx';
import { Page, PageHeader } from '../ui/Page.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import shared from '../ui/shared.module.css';
import { EventForm } from './EventForm.tsx';
import { Events, firstPage, type ListedEvent } from './eventsList.ts';
import { MoreEvents } from './MoreEvents.tsx';
import { NoEvents } from './NoEvents.tsx';
import styles from './SelectEvent.module.css';
import { whoseEvent } from './whoseEvent.ts';

type SelectEventProps = {
  /** The title of the browser's tab. */
  tabTitle: string;
  /** Says what an event is needed for. */
  text: string;
  /** The address to open for the chosen event. */
  to: (eventId: string) => string;
  /** Opens the form of a new event at once if the member has no events. */
  beginsOne?: boolean;
};

/** Asks for an event if the address names none: offers the member's latest events, or a new one. */
export const SelectEvent = ({ tabTitle, text, to, beginsOne = false }: SelectEventProps) => {
  const user = useOutletContext<CurrentUser>();
  const { data, error, loading, refetch, fetchMore } = useQuery(Events, {
    variables: firstPage,
  });
  const [isCreating, setCreating] = useState<boolean | null>(null);
  const events = data?.events.items;
  const total = data?.events.total ?? 0;
  const hasNone = !loading && events?.length === 0;
  const create = () => setCreating(true);
  return (
    <Page title={tabTitle}>
      <PageHeader
        title={t('select-event')}
        subtitle={text}
        actions={
          <>
            <ButtonLink to="/events">{t('go-to-events')}</ButtonLink>
            <Button variant={hasNone ? 'secondary' : 'primary'} icon="plus" onClick={create}>
              {t('new-event')}
            </Button>
          </>
        }
      />
      {!events && error && (
        <LoadError title={t('events-not-loaded')} error={error} onRetry={refetch} />
      )}
      {!events && !error && (
        <Card as="div" className={styles.frame}>
          <LoadingRows label={t('loading-events')} count={4} rowClassName={styles.event}>
            <Skeleton width="14rem" />
          </LoadingRows>
        </Card>
      )}
      {events?.length === 0 && <NoEvents onCreate={create} />}
      {events && events.length > 0 && (
        <Card as="div" className={styles.frame}>
          <ul aria-label={t('events')}>
            {events.map((event) => (
              <li key={event.id}>
                <EventLink event={event} to={to(event.id)} user={user} />
              </li>
            ))}
          </ul>
        </Card>
      )}
      {events && events.length < total && (
        <MoreEvents
          total={total}
          showMore={() => fetchMore({ variables: { ...firstPage, offset: events.length } })}
        />
      )}
      <EventForm open={isCreating ?? (beginsOne && hasNone)} onClose={() => setCreating(false)} />
    </Page>
  );
};

type EventLinkProps = { event: ListedEvent; to: string; user: CurrentUser };

const EventLink = ({ event, to, user }: EventLinkProps) => {
  const organiser = whoseEvent(event, user);
  const isViewed = mayEditEvent(user, event) !== 'allow';
  return (
    <Link to={to} className={styles.event}>
      <span>
        <span className={shared.name}>{event.name}</span>
        {(organiser || isViewed) && (
          <span className={styles.whose}>
            {organiser ? t('organised-by', { organiser }) : t('of-others')}
          </span>
        )}
      </span>
      <span className={styles.when}>
        {rangeText(event.startDate, event.endDate) ?? t('no-date')}
      </span>
      <Icon name="arrowRight" size={16} />
    </Link>
  );
};
