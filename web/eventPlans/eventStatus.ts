import type { EventStatus } from '../../schema/vocabulary.ts';
import { t } from '../texts/en/eventPlans.ftl';
import type { BadgeTone } from '../ui/Badge.tsx';

/** Badge colours of the specification's section 4. */
export const eventStatusTones: Record<EventStatus, BadgeTone> = {
  active: 'success',
  completed: 'info',
  cancelled: 'danger',
};

export const eventStatusLabels: Record<EventStatus, string> = {
  active: t('active'),
  completed: t('completed'),
  cancelled: t('cancelled'),
};
