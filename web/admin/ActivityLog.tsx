import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { limits } from '../../schema/limits.ts';
import { graphql } from '../gql/gql.ts';
import type { AuditRowFragment } from '../gql/graphql.ts';
import { problemOf } from '../graphql/problems.ts';
import { t } from '../texts/en/admin.ftl';
import { momentText } from '../texts/formats.ts';
import { Badge } from '../ui/Badge.tsx';
import { Button, ButtonLink } from '../ui/Button.tsx';
import { Card } from '../ui/Card.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { EmptyState, ErrorState } from '../ui/StateMessage.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import styles from './AdminPage.module.css';
import { actionTitle, whatChanged, whoAndWhom } from './auditWords.ts';
import { useRefusal } from './useRefusal.ts';

graphql(`
  fragment AuditRow on AuditEntry {
    id
    action
    timestamp
    previousValue
    newValue
    adminUser {
      ...AuditPerson
    }
    targetUser {
      ...AuditPerson
    }
  }
`);

graphql(`
  fragment AuditPerson on User {
    id
    email
    firstName
    lastName
  }
`);

const AdminAudit = graphql(`
  query AdminAudit($limit: Int!) {
    auditLog(limit: $limit) {
      total
      items {
        ...AuditRow
      }
    }
  }
`);

/** What admins did, newest first (specification, section 2, "Admin"). */
export const ActivityLog = () => {
  const [limit, setLimit] = useState<number>(limits.adminRows);
  const query = useQuery(AdminAudit, { variables: { limit }, fetchPolicy: 'cache-and-network' });
  const { error, loading, refetch } = query;
  useRefusal(error);
  const log = (query.data ?? query.previousData)?.auditLog;
  const mostAtOnce = Math.min(log?.total ?? 0, limits.pageSize.max);
  return (
    <Card aria-labelledby="activity-log">
      <header className={styles.partHeader}>
        <h2 id="activity-log" className={styles.heading}>
          {t('activity-log')}
        </h2>
        <div className={styles.actions}>
          <ButtonLink size="sm">
            <Link to="/admin/replay">{t('replay')}</Link>
          </ButtonLink>
          <ButtonLink size="sm">
            <Link to="/admin/audit">{t('whole-log')}</Link>
          </ButtonLink>
        </div>
      </header>
      {!log && error && (
        <ErrorState
          title={t('activity-failed')}
          message={problemOf(error).message}
          onRetry={() => void refetch().catch(() => undefined)}
        />
      )}
      {!log && !error && <Waiting />}
      {log?.total === 0 && (
        <EmptyState icon="shield" heading="h3" title={t('no-activity')}>
          {t('no-activity-text')}
        </EmptyState>
      )}
      {log && log.total > 0 && (
        <ol className={styles.entries}>
          {log.items.map((entry) => (
            <Entry key={entry.id} entry={entry} />
          ))}
        </ol>
      )}
      {log && log.items.length < mostAtOnce && (
        <div className={styles.footer}>
          <Button
            size="sm"
            pending={loading && !query.data}
            onClick={() => setLimit(Math.min(limit + 20, limits.pageSize.max))}
          >
            {t('show-more', { total: log.total })}
          </Button>
        </div>
      )}
    </Card>
  );
};

const Entry = ({ entry }: { entry: AuditRowFragment }) => {
  const change = whatChanged(entry.previousValue, entry.newValue);
  return (
    <li className={styles.entry}>
      <p className={styles.action}>
        <span className={styles.actionTitle}>{actionTitle(entry.action)}</span>
        <Badge>{entry.action}</Badge>
      </p>
      <p className={styles.people}>
        {whoAndWhom(entry.adminUser, entry.targetUser)}
        {change && <span className={styles.change}>{change}</span>}
      </p>
      <time className={styles.when} dateTime={entry.timestamp}>
        {momentText(entry.timestamp)}
      </time>
    </li>
  );
};

const Waiting = () => (
  <div role="status" className={styles.entries}>
    <VisuallyHidden>{t('loading-activity')}</VisuallyHidden>
    {['a', 'b', 'c', 'd', 'e'].map((row) => (
      <div key={row} className={styles.entry}>
        <Skeleton width="50%" />
        <Skeleton width="35%" />
      </div>
    ))}
  </div>
);
