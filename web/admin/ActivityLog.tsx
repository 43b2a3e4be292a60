import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { limits } from '../../schema/limits.ts';
import { graphql } from '../gql/gql.ts';
import type { AuditRowFragment } from '../gql/graphql.ts';
import { t } from '../texts/en/admin.ftl';
import { Button } from '../ui/Button.tsx';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { Card } from '../ui/Card.tsx';
import { classes } from '../ui/classes.ts';
import { LoadError } from '../ui/LoadError.tsx';
import { LoadingRows } from '../ui/LoadingRows.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { EmptyState } from '../ui/StateMessage.tsx';
import shared from '../ui/shared.module.css';
import styles from './AdminPage.module.css';
import { whatChanged, whoAndWhom } from './auditWords.ts';
import entries from './Entries.module.css';
import { EntryHead } from './EntryHead.tsx';
import { useRefetchUserOnRefusal } from './useRefetchUserOnRefusal.ts';

graphql(`
  fragment AuditRow on AuditEntry {
    id
    action
    timestamp
    previousValue
    newValue
    adminUser {
      ...MemberName
    }
    targetUser {
      ...MemberName
    }
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

/** Admin actions, newest first (specification, section 2, "Admin"). */
export const ActivityLog = () => {
  const [limit, setLimit] = useState<number>(limits.adminRows);
  const query = useQuery(AdminAudit, { variables: { limit } });
  const { error, loading, refetch } = query;
  useRefetchUserOnRefusal(error);
  const log = (query.data ?? query.previousData)?.auditLog;
  const mostAtOnce = Math.min(log?.total ?? 0, limits.pageSize.max);
  return (
    <Card aria-labelledby="activity-log">
      <header className={shared.spread}>
        <h2 id="activity-log" className={shared.heading}>
          {t('activity-log')}
        </h2>
        <div className={classes(shared.cluster, styles.actions)}>
          <ButtonLink to="/admin/replay" size="sm">
            {t('replay')}
          </ButtonLink>
          <ButtonLink to="/admin/audit" size="sm">
            {t('whole-log')}
          </ButtonLink>
        </div>
      </header>
      {!log && error && <LoadError title={t('activity-failed')} error={error} onRetry={refetch} />}
      {!log && !error && (
        <LoadingRows
          label={t('loading-activity')}
          count={5}
          className={entries.entries}
          rowClassName={entries.entry}
        >
          <Skeleton width="50%" />
          <Skeleton width="35%" />
        </LoadingRows>
      )}
      {log?.total === 0 && (
        <EmptyState
          icon="shield"
          heading="h3"
          title={t('no-activity')}
          text={t('no-activity-text')}
        />
      )}
      {log && log.total > 0 && (
        <ol className={entries.entries}>
          {log.items.map((entry) => (
            <Entry key={entry.id} entry={entry} />
          ))}
        </ol>
      )}
      {log && log.items.length < mostAtOnce && (
        <div className={classes(shared.spread, styles.footer)}>
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
    <li className={entries.entry}>
      <EntryHead entry={entry} />
      <p className={entries.people}>
        {whoAndWhom(entry.adminUser, entry.targetUser)}
        {change && <span className={styles.change}>{change}</span>}
      </p>
    </li>
  );
};
