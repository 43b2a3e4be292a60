import type { EventCardFragment } from '../../gql/graphql.ts';
import { t } from '../../texts/en/eventDetail.ftl';
import { dayText, momentText, numberText } from '../../texts/formats.ts';
import { Card } from '../../ui/Card.tsx';
import { Icon, type IconName } from '../../ui/Icon.tsx';
import styles from './EventOverview.module.css';

type Fact = { icon: IconName; label: string; text: string | null };

/** The card of the event's details, with a text for unset ones. */
export const EventFacts = ({ event }: { event: EventCardFragment }) => {
  const { maxAttendees: most } = event;
  const facts: Fact[] = [
    { icon: 'calendar', label: t('starts'), text: event.startDate && momentText(event.startDate) },
    { icon: 'calendar', label: t('ends'), text: event.endDate && momentText(event.endDate) },
    { icon: 'pin', label: t('location'), text: event.location },
    { icon: 'users', label: t('max-attendees'), text: most ? numberText(most) : null },
    {
      icon: 'globe',
      label: t('visibility'),
      text: t(event.isPublic ? 'for-all-members' : 'private'),
    },
    { icon: 'info', label: t('created'), text: dayText(event.createdAt) },
  ];
  return (
    <Card aria-labelledby="event-details">
      <h2 id="event-details" className={styles.heading}>
        {t('details')}
      </h2>
      <p className={styles.description}>{event.description ?? t('no-description')}</p>
      <dl className={styles.facts}>
        {facts.map(({ icon, label, text }) => (
          <div key={label} className={styles.fact}>
            <dt>
              <Icon name={icon} size={16} />
              {label}
            </dt>
            <dd>{text || t('not-set')}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
};
