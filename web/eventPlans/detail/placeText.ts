import { t } from '../../texts/en/eventDetail.ftl';
import type { ListedPlace } from './planLists.ts';

/** A person's place: "Garden, seat 2". */
export const placeText = (where: ListedPlace): string => {
  switch (where.in) {
    case 'seat':
      return t('at-seat', { table: where.table, position: where.position });
    case 'holding':
      return where.reason ? t('held-because', { reason: where.reason }) : t('held');
    case 'pool':
      return t('in-pool');
  }
};
