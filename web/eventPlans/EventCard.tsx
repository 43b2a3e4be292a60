import { mayDeleteEvent, mayEditEvent } from '../../schema/permissions.ts';
import type { CurrentUser } from '../members/currentUser.ts';
import { t } from '../texts/en/eventPlans.ftl';
import { rangeText } from '../texts/formats.ts';
import { Button } from '../ui/Button.tsx';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { Card } from '../ui/Card.tsx';
import { classes } from '../ui/classes.ts';
import { Icon, type IconName } from '../ui/Icon.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import shared from '../ui/shared.module.css';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import { EventBadges } from './EventBadges.tsx';
import styles from './EventCard.module.css';
import type { ListedEvent } from './eventsList.ts';
import { whoseEvent } from './whoseEvent.ts';

type EventCardProps = {
  event: ListedEvent;
  user: CurrentUser;
  onEdit: () => void;
  onDelete: () => void;
};

export const EventCard = ({ event, user, onEdit, onDelete }: EventCardProps) => {
  const mayEdit = mayEditEvent(user, event) === 'allow';
  const mayDelete = mayDeleteEvent(user, event) === 'allow';
  return (
    <Card as="li" className={styles.card}>
      <div className={shared.cluster}>
        <EventBadges event={event} />
      </div>
      <h2 className={styles.name}>{event.name}</h2>
      {event.description && <p className={styles.description}>{event.description}</p>}
      <Facts event={event} user={user} mayEdit={mayEdit} />
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
            onClick={onEdit}
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
            onClick={onDelete}
          >
            {t('delete')}
          </Button>
        )}
      </div>
    </Card>
  );
};

type Fact = { icon: IconName; label: string; text: string | null | undefined; isOver?: boolean };

/** Only editors of an event see how many have checked in. */
const Facts = ({
  event,
  user,
  mayEdit,
}: Pick<EventCardProps, 'event' | 'user'> & { mayEdit: boolean }) => {
  const { maxAttendees: most, stats } = event;
  const { attendees, seats, assigned, checkedIn } = stats;
  const people = most ? t('up-to', { people: attendees, most }) : t('people', { count: attendees });
  const facts: Fact[] = [
    { icon: 'calendar', label: t('when'), text: rangeText(event.startDate, event.endDate) },
    { icon: 'pin', label: t('where'), text: event.location },
    { icon: 'users', label: t('guests'), text: people, isOver: attendees > (most ?? Infinity) },
    {
      icon: 'chair',
      label: t('seats'),
      text: seats > 0 ? t('seats-taken', { taken: assigned, count: seats }) : null,
    },
    {
      icon: 'check',
      label: t('arrivals'),
      text: mayEdit && checkedIn > 0 ? t('checked-in', { count: checkedIn }) : null,
    },
    { icon: 'shield', label: t('organiser'), text: whoseEvent(event, user) },
  ];
  return (
    <dl className={styles.facts}>
      {facts.map(
        ({ icon, label, text, isOver }) =>
          text && (
            <div key={label} className={classes(styles.fact, isOver && styles.over)}>
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
