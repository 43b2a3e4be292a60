import type { ReactNode } from 'react';
import { attendeeRoleOptions } from '../../attendees/attendeeForm.ts';
import { useDetailsShown } from '../../chart/detailsShown.ts';
import { replyOptions } from '../../replies/replyText.ts';
import { t } from '../../texts/en/eventDetail.ftl';
import { SearchField } from '../../ui/SearchField.tsx';
import { Select } from '../../ui/Select.tsx';
import styles from './AttendeesTab.module.css';
import type { AttendeeFilter } from './planLists.ts';

type GuestListBarProps = {
  filter: AttendeeFilter;
  onFilter: (filter: AttendeeFilter) => void;
  count: { shown: number; all: number };
  /** The controls of the list's view, and further actions. */
  children: ReactNode;
};

/** The filter of the guest list and the number of guests found. Stays in view above the list. */
export const GuestListBar = ({ filter, onFilter, count, children }: GuestListBarProps) => {
  const withDetails = useDetailsShown();
  return (
    <div className={styles.bar}>
      <div className={styles.search}>
        <SearchField
          label={t('search-attendees')}
          value={filter.typed}
          onChange={(typed) => onFilter({ ...filter, typed })}
        />
      </div>
      {withDetails && (
        <>
          <div className={styles.choice}>
            <Select
              label={t('role')}
              hideLabel
              value={filter.role}
              options={[{ value: 'all', label: t('all-roles') }, ...attendeeRoleOptions]}
              onChange={(role: AttendeeFilter['role']) => onFilter({ ...filter, role })}
            />
          </div>
          <div className={styles.choice}>
            <Select
              label={t('reply')}
              hideLabel
              value={filter.reply}
              options={[{ value: 'all', label: t('all-replies') }, ...replyOptions]}
              onChange={(reply: AttendeeFilter['reply']) => onFilter({ ...filter, reply })}
            />
          </div>
        </>
      )}
      <p role="status" className={styles.count}>
        {count.shown === count.all
          ? t('people', { count: count.all })
          : t('people-of', { shown: count.shown, count: count.all })}
      </p>
      {children}
    </div>
  );
};
