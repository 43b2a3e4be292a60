import { graphql } from '../gql/gql.ts';
import type { FiguresFragment } from '../gql/graphql.ts';
import { t } from '../texts/en/admin.ftl';
import { firstOfMonthText } from '../texts/formats.ts';
import { StatCards } from '../ui/StatCard.tsx';
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
  const { activeUsers, usersByRole: roles, usersByMembership: levels } = stats ?? {};
  const active = stats && t('active-note', { count: activeUsers ?? 0 });
  const moderators = roles && t('moderators-note', { count: roles.moderator });
  const basic = levels && t('basic-note', { count: levels.basic });
  const premium = levels && levels.premium + levels.enterprise;
  const isNew = {
    value: stats?.newUsersThisMonth,
    note: t('new-note', { day: firstOfMonthText() }),
  };
  return (
    <StatCards
      className={styles.stats}
      figures={[
        { icon: 'users', label: t('total-users'), value: stats?.totalUsers, note: active },
        { icon: 'userPlus', label: t('new-this-month'), ...isNew },
        { icon: 'shield', label: t('admins'), value: roles?.admin, note: moderators },
        { icon: 'wand', label: t('premium-users'), value: premium, note: basic },
      ]}
    />
  );
};
