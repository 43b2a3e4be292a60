import { limits } from '../../schema/limits.ts';
import type { UserRowFragment } from '../gql/graphql.ts';
import { problemOf } from '../graphql/problems.ts';
import { t } from '../texts/en/admin.ftl';
import { Skeleton } from '../ui/Skeleton.tsx';
import { EmptyState, ErrorState } from '../ui/StateMessage.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import styles from './AdminPage.module.css';
import { UserRow } from './UserRow.tsx';
import type { UserList } from './useUsers.ts';

type UserRowsProps = { list: UserList; onEdit: (user: UserRowFragment) => void };

export const UserRows = ({ list, onEdit }: UserRowsProps) => {
  const { users, error, retry, isLoading, word, total } = list;
  if (!users && error)
    return (
      <ErrorState title={t('users-failed')} message={problemOf(error).message} onRetry={retry} />
    );
  if (!users) return <Waiting />;
  return (
    <>
      <VisuallyHidden>
        <span role="status">{word && !isLoading && t('found', { total })}</span>
      </VisuallyHidden>
      {users.length === 0 ? (
        <EmptyState icon="search" heading="h3" title={t('nobody-found')}>
          {t('nobody-found-text', { search: word })}
        </EmptyState>
      ) : (
        <ul className={styles.rows} aria-labelledby="all-users" aria-busy={isLoading}>
          {users.map((user) => (
            <UserRow key={user.id} user={user} onEdit={() => onEdit(user)} />
          ))}
        </ul>
      )}
    </>
  );
};

const Waiting = () => (
  <div role="status" className={styles.rows}>
    <VisuallyHidden>{t('loading-users')}</VisuallyHidden>
    {Array.from({ length: limits.adminRows }, (_, row) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
      <div key={row} className={styles.row}>
        <Skeleton width="36px" height="36px" radius="50%" />
        <span className={styles.who}>
          <Skeleton width="40%" />
          <Skeleton width="60%" />
        </span>
      </div>
    ))}
  </div>
);
