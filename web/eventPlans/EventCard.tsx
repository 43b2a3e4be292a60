import { useState } from 'react';
import { mayDeleteEvent, mayEditEvent } from '../../schema/permissions.ts';
import type { EventCardFragment } from '../gql/graphql.ts';
import type { CurrentUser } from '../members/currentUser.ts';
import { t } from '../texts/en/eventPlans.ftl';
import { rangeText } from '../texts/formats.ts';
import { Badge } from '../ui/Badge.tsx';
import { Button } from '../ui/Button.tsx';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { Card } from '../ui/Card.tsx';
import { Icon, type IconName } from '../ui/Icon.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import shared from '../ui/shared.module.css';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import { DeleteEvent } from './DeleteEvent.tsx';
import styles from './EventCard.module.css';
import { EventForm } from './EventForm.tsx';
import { eventStatusLabels, eventStatusTones } from './eventStatus.ts';

type EventCardProps = { event: EventCardFragment; user: CurrentUser };

export const EventCard = ({ event, user }: EventCardProps) => {
  const [isEditing, setEditing] = useState(false);
  const [isDeleting, setDeleting] = useState(false);
  const mayEdit = mayEditEvent(user, event) === 'allow';
  const mayDelete = mayDeleteEvent(user, event) === 'allow';
  return (
    <Card as="li" className={styles.card}>
      <div className={shared.cluster}>
        <Badge tone={eventStatusTones[event.status]}>{eventStatusLabels[event.status]}</Badge>
        {event.isPublic && (
          <Badge>
            <Icon name="globe" size={13} />
            {t('public')}
          </Badge>
        )}
      </div>
      <h2 className={styles.name}>{event.name}</h2>
      {event.description && <p className={styles.description}>{event.description}</p>}
      <Facts event={event} />
      <div className={styles.actions}>
        <ButtonLink
          to={`/events/${event.id}`}
          aria-label={t('manage-event', { name: event.name })}
          variant="primary"
          size="sm"
        >
          {t('manage')}
        </ButtonLink>
        {mayEdit && (
          <Button
            size="sm"
            icon="edit"
            aria-label={t('edit-named', { name: event.name })}
            onClick={() => setEditing(true)}
          >
            {t('edit')}
          </Button>
        )}
        {mayDelete && (
          <Button
            variant="quiet"
            size="sm"
            icon="trash"
            aria-label={t('delete-named', { name: event.name })}
            onClick={() => setDeleting(true)}
          >
            {t('delete')}
          </Button>
        )}
      </div>
      <EventForm open={isEditing} onOpenChange={setEditing} event={event} />
      <DeleteEvent open={isDeleting} onOpenChange={setDeleting} event={event} />
    </Card>
  );
};

const Facts = ({ event }: { event: EventCardFragment }) => {
  const when = rangeText(event.startDate, event.endDate);
  const { maxAttendees: most } = event;
  const facts: { icon: IconName; label: string; text: string | null | undefined }[] = [
    { icon: 'calendar', label: t('when'), text: when },
    { icon: 'pin', label: t('where'), text: event.location },
    { icon: 'users', label: t('guests'), text: most ? t('up-to', { most }) : null },
  ];
  return (
    <dl className={styles.facts}>
      {facts.map(
        ({ icon, label, text }) =>
          text && (
            <div key={label} className={styles.fact}>
              <dt>
                <Icon name={icon} size={16} />
                <VisuallyHidden>{label}</VisuallyHidden>
              </dt>
              <dd>{text}</dd>
            </div>
          ),
      )}
    </dl>
  );
};

export const EventCardSkeleton = () => (
  <Card as="div" className={styles.card}>
    <Skeleton width="4.5rem" height="1.25rem" radius="999px" />
    <Skeleton width="70%" height="1.5rem" />
    <Skeleton width="95%" />
    <Skeleton width="60%" />
    <div className={styles.actions}>
      <Skeleton width="5rem" height="1.875rem" />
      <Skeleton width="5rem" height="1.875rem" />
    </div>
  </Card>
);
