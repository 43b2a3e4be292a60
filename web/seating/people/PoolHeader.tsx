import { useAtom } from 'jotai';
import { attendeeRoleLabel } from '../../../schema/vocabulary.ts';
import { useDetailsShown } from '../../chart/detailsShown.ts';
import { RoleIcon } from '../../chart/RoleMark.tsx';
import { t } from '../../texts/en/seatingPeople.ftl';
import { Button } from '../../ui/Button.tsx';
import { SearchField } from '../../ui/SearchField.tsx';
import { Select } from '../../ui/Select.tsx';
import { poolFilterAtom } from '../state.ts';
import styles from './People.module.css';
import { filterRoles, type RoleFilter } from './search.ts';
import { sortings } from './sort.ts';

/** Explains the colours and shapes of the roles. */
const RoleLegend = () => (
  <ul className={styles.legend} aria-label={t('legend')}>
    {filterRoles.map((role) => (
      <li key={role}>
        <RoleIcon role={role} />
        {attendeeRoleLabel(role)}
      </li>
    ))}
  </ul>
);

type PoolHeaderProps = {
  titleId: string;
  shown: number;
  /** The number of people per role who match the search. */
  counts: Record<RoleFilter, number>;
  pool: number;
  /** The numbers of people who wait and who declined, and which of the two are shown. */
  standing: { waiting: number; declined: number; ofDeclined: boolean };
  isChoosing: boolean;
  /** Undefined if the member must not move people. */
  onChoosing: ((isChoosing: boolean) => void) | undefined;
};

/** Search, role filter and order of the pool. */
export const PoolHeader = (props: PoolHeaderProps) => {
  const { titleId, shown, counts, pool, standing, isChoosing, onChoosing } = props;
  const [filter, setFilter] = useAtom(poolFilterAtom);
  const withRoles = useDetailsShown();
  return (
    <header className={styles.header}>
      <div className={styles.titleRow}>
        <h2 id={titleId} className={styles.title}>
          {t('pool')}
        </h2>
        {/* Moves are announced anyway, so without a search the new count need not be. */}
        <span className={styles.count} role="status" aria-live={shown === pool ? 'off' : undefined}>
          {shown === pool ? t('count', { count: pool }) : t('shown', { shown, count: pool })}
        </span>
        {onChoosing && (
          <Button
            size="sm"
            variant="quiet"
            aria-pressed={isChoosing}
            onClick={() => onChoosing(!isChoosing)}
          >
            {t('select')}
          </Button>
        )}
      </div>
      <SearchField
        label={t('search')}
        value={filter.typed}
        onChange={(typed) => setFilter({ ...filter, typed })}
      />
      {standing.declined > 0 && (
        <Select
          label={t('standing')}
          hideLabel
          value={standing.ofDeclined ? 'declined' : 'waiting'}
          options={[
            { value: 'waiting', label: t('waiting-for-seat', { count: standing.waiting }) },
            { value: 'declined', label: t('declined', { count: standing.declined }) },
          ]}
          onChange={(shown) => setFilter({ ...filter, ofDeclined: shown === 'declined' })}
        />
      )}
      <div className={styles.filters}>
        {withRoles && (
          <Select
            label={t('role')}
            hideLabel
            value={filter.role}
            options={[
              { value: 'all', label: t('all-roles', { count: counts.all }) },
              ...filterRoles.map((role) => ({
                value: role,
                label: t('one-role', { role: attendeeRoleLabel(role), count: counts[role] }),
              })),
            ]}
            onChange={(role: RoleFilter) => setFilter({ ...filter, role })}
          />
        )}
        <Select
          label={t('sort')}
          hideLabel
          value={filter.sort}
          options={sortings
            .filter((value) => withRoles || value !== 'role')
            .map((value) => ({ value, label: t(sortWords[value]) }))}
          onChange={(sort) => setFilter({ ...filter, sort })}
        />
      </div>
      {withRoles && <RoleLegend />}
    </header>
  );
};

const sortWords = {
  name: 'by-name',
  company: 'by-company',
  role: 'by-role',
  added: 'by-added',
} as const;
