import { limits } from '../../schema/limits.ts';
import type { UserRowFragment } from '../gql/graphql.ts';
import { t } from '../texts/en/admin.ftl';
import { Announcement } from '../ui/Announcement.tsx';
import { LoadError } from '../ui/LoadError.tsx';
import { LoadingRows } from '../ui/LoadingRows.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { EmptyState } from '../ui/StateMessage.tsx';
import styles from './AdminPage.module.css';
import { UserRow } from './UserRow.tsx';
import type { UserList } from './useUsers.ts';

type UserRowsProps = { list: UserList; onEdit: (user: UserRowFragment) => void };

export const UserRows = ({ list, onEdit }: UserRowsProps) => {
  const { users, error, refetch, isLoading, word, total } = list;
  if (!users && error)
    return <LoadError title={t('users-failed')} error={error} onRetry={refetch} />;
  if (!users)
    return (
      <LoadingRows
        label={t('loading-users')}
        count={limits.adminRows}
        className={styles.rows}
        rowClassName={styles.row}
      >
        <Skeleton width="36px" height="36px" radius="50%" />
        <span className={styles.who}>
          <Skeleton width="40%" />
          <Skeleton width="60%" />
        </span>
      </LoadingRows>
    );
  return (
    <>
      <Announcement of={word}>{word && !isLoading && t('found', { total })}</Announcement>
      {users.length === 0 ? (
        <EmptyState
          icon="search"
          heading="h3"
          title={t('nobody-found')}
          text={t('nobody-found-text', { search: word })}
        />
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
