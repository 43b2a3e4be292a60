import { useQuery } from '@apollo/client/react';
import { Link } from 'react-router-dom';
import { graphql } from '../gql/gql.ts';
import { problemOf } from '../graphql/problems.ts';
import type { CurrentUser } from '../members/currentUser.ts';
import { memberRoleLabels, memberRoleTones, membershipLabels } from '../members/labels.ts';
import { Badge } from '../ui/Badge.tsx';
import { ButtonLink } from '../ui/Button.tsx';
import { Card } from '../ui/Card.tsx';
import { Icon, type IconName } from '../ui/Icon.tsx';
import { Page, PageHeader } from '../ui/Page.tsx';
import { ErrorState } from '../ui/StateMessage.tsx';
import styles from './HomePage.module.css';
import { StatCard } from './StatCard.tsx';

const Totals = graphql(`
  query HomeTotals {
    events(limit: 1000) {
      total
      items {
        id
        stats {
          attendees
          tables
          seats
        }
      }
    }
  }
`);

const quickActions: readonly { to: string; icon: IconName; title: string; text: string }[] = [
  {
    to: '/seating',
    icon: 'table',
    title: 'Manage Seating Chart',
    text: 'Tables, seats and who takes them',
  },
  {
    to: '/seating',
    icon: 'users',
    title: 'View Analytics',
    text: 'How full each table is, and who still waits',
  },
  { to: '/events', icon: 'calendar', title: 'Your Events', text: 'Dates, places and guest lists' },
];

/** The dashboard (specification, section 2). */
export const HomePage = ({ user }: { user: CurrentUser }) => {
  const { data, error, refetch } = useQuery(Totals, { fetchPolicy: 'cache-and-network' });
  const sum = (key: 'attendees' | 'tables' | 'seats') =>
    data?.events.items.reduce((total, { stats }) => total + stats[key], 0);
  return (
    <Page title="Home">
      <PageHeader
        title={`Welcome back, ${user.firstName || 'User'}`}
        subtitle={
          <span className={styles.badges}>
            <Badge tone={memberRoleTones[user.role]}>{memberRoleLabels[user.role]}</Badge>
            <Badge>{membershipLabels[user.membershipLevel]}</Badge>
          </span>
        }
        actions={
          <ButtonLink variant="primary">
            <Link to="/seating">
              <Icon name="plus" />
              Create Seating Chart
            </Link>
          </ButtonLink>
        }
      />
      {error && !data ? (
        <Card>
          <ErrorState
            title="The figures could not be loaded"
            message={problemOf(error).message}
            onRetry={() => void refetch().catch(() => undefined)}
          />
        </Card>
      ) : (
        <dl className={styles.stats}>
          <StatCard
            icon="users"
            label="Total Attendees"
            value={sum('attendees')}
            note="Managed by you"
          />
          <StatCard
            icon="table"
            label="Active Tables"
            value={sum('tables')}
            note="Ready for events"
          />
          <StatCard
            icon="chair"
            label="Total Capacity"
            value={sum('seats')}
            note="Available seats"
          />
        </dl>
      )}
      <div className={styles.columns}>
        <Card>
          <h2 className={styles.heading}>Quick Actions</h2>
          <ul className={styles.actions}>
            {quickActions.map(({ to, icon, title, text }) => (
              <li key={title}>
                <Link to={to} className={styles.action}>
                  <Icon name={icon} size={20} />
                  <span>
                    <span className={styles.actionTitle}>{title}</span>
                    <span className={styles.actionText}>{text}</span>
                  </span>
                  <Icon name="arrowRight" size={16} />
                </Link>
              </li>
            ))}
          </ul>
        </Card>
        <Card>
          <h2 className={styles.heading}>Recent Activity</h2>
          <p className={styles.welcome}>
            Welcome to Dinner Seating Planner. Pick an event and give its guests their seats.
          </p>
          <ButtonLink>
            <Link to="/seating">Get Started</Link>
          </ButtonLink>
        </Card>
      </div>
    </Page>
  );
};
