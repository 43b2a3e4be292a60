import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Link, useOutletContext, useSearchParams } from 'react-router-dom';
import { NoPermission } from '../admin/NoPermission.tsx';
import { problemOf } from '../graphql/problems.ts';
import type { CurrentUser } from '../members/currentUser.ts';
import { t } from '../texts/en/audit.ftl';
import { BackLink } from '../ui/BackLink.tsx';
import { Button, ButtonLink } from '../ui/Button.tsx';
import { Card } from '../ui/Card.tsx';
import { Page, PageHeader } from '../ui/Page.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { EmptyState, ErrorState } from '../ui/StateMessage.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import { AuditEntryRow } from './AuditEntryRow.tsx';
import { AuditFilters } from './AuditFilters.tsx';
import styles from './AuditPage.module.css';
import { exportAddress, fieldsFrom, filterOf, isEmpty } from './filterParams.ts';
import { type AuditEntryList, useAuditEntries } from './useAuditEntries.ts';

/** Everything that was recorded of admins: to be searched, read and taken along. */
export default function AuditPage() {
  const user = useOutletContext<CurrentUser>();
  const [wasAdmin] = useState(user.role === 'admin');
  const [params] = useSearchParams();
  const fields = fieldsFrom(params);
  const filter = filterOf(fields);
  const list = useAuditEntries(filter);
  const isRefused = list.error !== undefined && problemOf(list.error).code === 'FORBIDDEN';
  if (isRefused || (wasAdmin && user.role !== 'admin')) return <NoPermission />;
  return (
    <Page title={t('title')}>
      <BackLink to="/admin">{t('back')}</BackLink>
      <PageHeader
        title={t('title')}
        subtitle={t('subtitle')}
        actions={
          <>
            <ButtonLink>
              <Link to="/admin/replay">{t('replay')}</Link>
            </ButtonLink>
            <ButtonLink>
              <a href={exportAddress('csv', filter)} download>
                {t('export-csv')}
              </a>
            </ButtonLink>
            <ButtonLink>
              <a href={exportAddress('jsonl', filter)} download>
                {t('export-jsonl')}
              </a>
            </ButtonLink>
          </>
        }
      />
      <Card>
        <AuditFilters />
        <Entries list={list} isFiltered={!isEmpty(fields)} />
      </Card>
    </Page>
  );
}

const Entries = ({ list, isFiltered }: { list: AuditEntryList; isFiltered: boolean }) => {
  const { entries, error, isLoading, total, newCount, askAgain } = list;
  const top = useRef<HTMLHeadingElement>(null);
  const showNew = async () => {
    await askAgain();
    top.current?.focus();
    top.current?.scrollIntoView({ block: 'center' });
  };
  if (error)
    return (
      <ErrorState
        title={t('failed')}
        message={problemOf(error).message}
        onRetry={() => void askAgain()}
      />
    );
  if (isLoading || !entries) return <Waiting />;
  return (
    <>
      <h2 ref={top} tabIndex={-1} className={styles.total}>
        <span role="status">{t('total', { total })}</span>
      </h2>
      <div role="status" className={styles.news}>
        {newCount > 0 && (
          <Button variant="primary" size="sm" icon="chevronUp" onClick={() => void showNew()}>
            {t('show-new', { count: newCount })}
          </Button>
        )}
      </div>
      {entries.length === 0 ? (
        <EmptyState
          icon={isFiltered ? 'search' : 'shield'}
          heading="h3"
          title={isFiltered ? t('nothing-fits') : t('nothing')}
        >
          {isFiltered ? t('nothing-fits-text') : t('nothing-text')}
        </EmptyState>
      ) : (
        <ol className={styles.entries} aria-label={t('entries')}>
          {entries.map((entry) => (
            <AuditEntryRow key={entry.id} entry={entry} />
          ))}
        </ol>
      )}
      <More list={list} />
    </>
  );
};

/** Comes into sight before the end does, and then more is asked for; it can be pressed as well. */
const More = ({ list: { hasMore, isLoadingMore, more } }: { list: AuditEntryList }) => {
  const button = useRef<HTMLButtonElement>(null);
  const ask = useEffectEvent(() => void more());
  useEffect(() => {
    const element = button.current;
    if (!element || !hasMore || isLoadingMore) return;
    const observer = new IntersectionObserver(
      ([seen]) => {
        if (seen?.isIntersecting) ask();
      },
      { rootMargin: '600px' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [hasMore, isLoadingMore]);
  if (!hasMore) return null;
  return (
    <div className={styles.more}>
      <Button ref={button} pending={isLoadingMore} onClick={() => void more()}>
        {t('more')}
      </Button>
    </div>
  );
};

const Waiting = () => (
  <div role="status" className={styles.entries}>
    <VisuallyHidden>{t('loading')}</VisuallyHidden>
    {['a', 'b', 'c', 'd', 'e', 'f'].map((row) => (
      <div key={row} className={styles.entry}>
        <Skeleton width="40%" />
        <Skeleton width="8rem" />
        <Skeleton width="55%" />
      </div>
    ))}
  </div>
);
