import { eventSortings, eventStatuses } from '../../schema/vocabulary.ts';
import { t } from '../texts/en/eventPlans.ftl';
import { Button } from '../ui/Button.tsx';
import { SearchField } from '../ui/SearchField.tsx';
import { Select } from '../ui/Select.tsx';
import shared from '../ui/shared.module.css';
import styles from './EventsPage.module.css';
import { eventStatusLabels } from './eventStatus.ts';
import type { EventsFilter } from './eventsFilter.ts';

export type EventsFilterBarProps = {
  filter: EventsFilter;
  onChange: (change: Partial<EventsFilter>) => void;
  /** The number of events found; undefined while searching. */
  found: number | undefined;
};

const sortTexts = {
  created: t('sort-created'),
  changed: t('sort-changed'),
  date: t('sort-date'),
  name: t('sort-name'),
};

/** Chooses which events the list shows, and in which order. */
export const EventsFilterBar = ({ filter, onChange, found }: EventsFilterBarProps) => (
  <search className={styles.filter} aria-label={t('find-events')}>
    <SearchField
      className={styles.search}
      label={t('search-events')}
      value={filter.search}
      onChange={(search) => onChange({ search })}
    />
    <div className={styles.choice}>
      <Select
        label={t('status')}
        hideLabel
        value={filter.status}
        options={[
          { value: 'all', label: t('any-status') },
          ...eventStatuses.map((value) => ({ value, label: eventStatusLabels[value] })),
        ]}
        onChange={(status: EventsFilter['status']) => onChange({ status })}
      />
    </div>
    <div className={styles.choice}>
      <Select
        label={t('order')}
        hideLabel
        value={filter.sort}
        options={eventSortings.map((value) => ({ value, label: sortTexts[value] }))}
        onChange={(sort: EventsFilter['sort']) => onChange({ sort })}
      />
    </div>
    <Button aria-pressed={filter.isMine} onClick={() => onChange({ isMine: !filter.isMine })}>
      {t('only-mine')}
    </Button>
    <p role="status" className={shared.figures}>
      {found === undefined ? '' : t('events-found', { count: found })}
    </p>
  </search>
);
