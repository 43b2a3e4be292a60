import { limits } from '../../schema/limits.ts';
import { t } from '../texts/en/admin.ftl';
import { Button } from '../ui/Button.tsx';
import { classes } from '../ui/classes.ts';
import shared from '../ui/shared.module.css';
import styles from './AdminPage.module.css';
import type { UserList } from './useUsers.ts';

/** The number of users shown, with links to the rest of the list. */
export const UserListFooter = ({ list }: { list: UserList }) => {
  const { users, total, showsAll, showAll, offset } = list;
  const first = limits.adminRows;
  if (!users || total <= first) return null;
  return (
    <div className={classes(shared.spread, styles.footer)}>
      <p className={classes(shared.faint, styles.range)}>
        {showsAll
          ? t('showing-range', { from: offset + 1, to: offset + users.length, total })
          : t('showing-first', { shown: users.length, total })}
      </p>
      {showsAll && <Pages list={list} />}
      <Button size="sm" onClick={() => showAll(!showsAll)}>
        {showsAll ? t('show-first', { count: first }) : t('show-all')}
      </Button>
    </div>
  );
};

const Pages = ({ list: { page, pages, turnTo, isLoading } }: { list: UserList }) => {
  if (pages <= 1) return null;
  return (
    <nav aria-label={t('pages')} className={shared.cluster}>
      <Button
        size="sm"
        icon="arrowLeft"
        disabled={page === 0}
        aria-disabled={isLoading || undefined}
        onClick={() => turnTo(page - 1)}
      >
        {t('previous')}
      </Button>
      <Button
        size="sm"
        icon="arrowRight"
        disabled={page >= pages - 1}
        aria-disabled={isLoading || undefined}
        onClick={() => turnTo(page + 1)}
      >
        {t('next')}
      </Button>
    </nav>
  );
};
