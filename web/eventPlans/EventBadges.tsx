import type { EventCardFragment } from '../gql/graphql.ts';
import { t } from '../texts/en/eventPlans.ftl';
import { Badge } from '../ui/Badge.tsx';
import { Icon } from '../ui/Icon.tsx';
import { eventStatusLabels, eventStatusTones } from './eventStatus.ts';

type EventBadgesProps = { event: Pick<EventCardFragment, 'status' | 'isPublic'> };

export const EventBadges = ({ event: { status, isPublic } }: EventBadgesProps) => (
  <>
    <Badge tone={eventStatusTones[status]}>{eventStatusLabels[status]}</Badge>
    {isPublic && (
      <Badge>
        <Icon name="globe" size={13} />
        {t('public')}
      </Badge>
    )}
  </>
);
