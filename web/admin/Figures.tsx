import { graphql } from '../gql/gql.ts';
import type { FiguresFragment } from '../gql/graphql.ts';
import { t } from '../texts/en/admin.ftl';
import { StatCard } from '../ui/StatCard.tsx';
import styles from './AdminPage.module.css';

graphql(`
  fragment Figures on AdminStats {
    totalUsers
    activeUsers
    newUsersThisMonth
    usersByRole {
      admin
      moderator
      user
    }
    usersByMembership {
      basic
      premium
      enterprise
    }
  }
`);

/** The four figures of the specification's section 2. */
export const Figures = ({ stats }: { stats: FiguresFragment | undefined }) => {
  const levels = stats?.usersByMembership;
  return (
    <dl className={styles.stats}>
      <StatCard
        icon="users"
        label={t('total-users')}
        value={stats?.totalUsers}
        note={stats ? t('active-note', { count: stats.activeUsers }) : ' '}
      />
      <StatCard
        icon="userPlus"
        label={t('new-this-month')}
        value={stats?.newUsersThisMonth}
        note={t('new-note')}
      />
      <StatCard
        icon="shield"
        label={t('admins')}
        value={stats?.usersByRole.admin}
        note={stats ? t('moderators-note', { count: stats.usersByRole.moderator }) : ' '}
      />
      <StatCard
        icon="wand"
        label={t('premium-users')}
        value={levels && levels.premium + levels.enterprise}
        note={levels ? t('basic-note', { count: levels.basic }) : ' '}
      />
    </dl>
  );
};
