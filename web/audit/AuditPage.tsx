import { useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import listed from '../admin/Entries.module.css';
import { NoPermission } from '../admin/NoPermission.tsx';
import { useAdminAccess } from '../admin/useAdminAccess.ts';
import { t } from '../texts/en/audit.ftl';
import { BackLink } from '../ui/BackLink.tsx';
import { Button, ButtonAnchor } from '../ui/Button.tsx';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { Card } from '../ui/Card.tsx';
import { focusAfter } from '../ui/focusLost.ts';
import { LoadError } from '../ui/LoadError.tsx';
import { LoadingRows } from '../ui/LoadingRows.tsx';
import { LoadMore } from '../ui/LoadMore.tsx';
import { Page, PageHeader } from '../ui/Page.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { EmptyState } from '../ui/StateMessage.tsx';
import { AuditEntryRow } from './AuditEntryRow.tsx';
import { AuditFilters } from './AuditFilters.tsx';
import styles from './AuditPage.module.css';
import { exportAddress, fieldsFrom, filterOf, isEmpty } from './filterParams.ts';
import { type AuditEntryList, useAuditEntries } from './useAuditEntries.ts';

/** The audit log of admin actions: filter, read, export. */
export default function AuditPage() {
  const [params] = useSearchParams();
  const fields = fieldsFrom(params);
  const filter = filterOf(fields);
  const list = useAuditEntries(filter);
  if (useAdminAccess(list.error).isClosed) return <NoPermission />;
  return (
    <Page title={t('title')}>
      <BackLink to="/admin">{t('back')}</BackLink>
      <PageHeader
        title={t('title')}
        subtitle={t('subtitle')}
        actions={
          <>
            <ButtonLink to="/admin/replay">{t('replay')}</ButtonLink>
            <ButtonAnchor href={exportAddress('csv', filter)} download>
              {t('export-csv')}
            </ButtonAnchor>
            <ButtonAnchor href={exportAddress('jsonl', filter)} download>
              {t('export-jsonl')}
            </ButtonAnchor>
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
  const { entries, error, isLoading, total, newCount, refresh } = list;
  const top = useRef<HTMLHeadingElement>(null);
  const showNew = async () => {
    const giveFocus = focusAfter();
    await refresh();
    giveFocus(top.current);
    top.current?.scrollIntoView({ block: 'center' });
  };
  if (error) return <LoadError title={t('failed')} error={error} onRetry={refresh} />;
  if (isLoading || !entries)
    return (
      <LoadingRows
        label={t('loading')}
        count={6}
        className={listed.entries}
        rowClassName={listed.entry}
      >
        <Skeleton width="40%" />
        <Skeleton width="8rem" />
        <Skeleton width="55%" />
      </LoadingRows>
    );
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
          text={isFiltered ? t('nothing-fits-text') : t('nothing-text')}
        />
      ) : (
        <ol className={listed.entries} aria-label={t('entries')}>
          {entries.map((entry) => (
            <AuditEntryRow key={entry.id} entry={entry} />
          ))}
        </ol>
      )}
      {list.hasMore && (
        <LoadMore
          label={t('more')}
          className={styles.more}
          shown={entries}
          pending={list.isLoadingMore}
          onMore={list.more}
        />
      )}
    </>
  );
};
