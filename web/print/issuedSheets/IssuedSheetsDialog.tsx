import { useQuery } from '@apollo/client/react';
import type { IssuedSheetsQuery } from '../../gql/graphql.ts';
import { t } from '../../texts/en/issuedSheets.ftl';
import { Button } from '../../ui/Button.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { LoadError } from '../../ui/LoadError.tsx';
import { RelativeTime } from '../../ui/RelativeTime.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { EmptyState } from '../../ui/StateMessage.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { sheetOf } from '../sheets.ts';
import { IssuedSheets } from './documents.ts';
import styles from './IssuedSheets.module.css';

type IssuedSheetsDialogProps = { eventId: string; onClose: () => void };

/** The paper of an event that was given out, with ways to what has changed since. */
export const IssuedSheetsDialog = ({ eventId, onClose }: IssuedSheetsDialogProps) => (
  <Dialog
    open
    onOpenChange={onClose}
    title={t('issues')}
    description={t('issues-text')}
    footer={<Button onClick={onClose}>{t('close')}</Button>}
  >
    <Issues eventId={eventId} />
  </Dialog>
);

const Issues = ({ eventId }: { eventId: string }) => {
  const { data, error, refetch } = useQuery(IssuedSheets, {
    variables: { eventId },
    fetchPolicy: 'network-only',
  });
  if (error && !data)
    return <LoadError title={t('not-loaded')} error={error} onRetry={() => void refetch()} />;
  if (!data)
    return (
      <div role="status">
        <VisuallyHidden>{t('loading')}</VisuallyHidden>
        <Skeleton height="6rem" />
      </div>
    );
  if (data.issuedSheets.length === 0)
    return (
      <EmptyState icon="print" title={t('none')}>
        {t('none-text')}
      </EmptyState>
    );
  return (
    <ul className={styles.issues}>
      {data.issuedSheets.map((issue) => (
        <Issue key={issue.id} eventId={eventId} issue={issue} />
      ))}
    </ul>
  );
};

type IssueProps = { eventId: string; issue: IssuedSheetsQuery['issuedSheets'][number] };

const Issue = ({ eventId, issue }: IssueProps) => {
  const { sheet: kind, number, to, revision, createdAt, issuedBy } = issue;
  const { name, title, hasCards } = sheetOf(kind);
  const words = { sheet: title, number: String(number) };
  const moment = `r:${revision}`;
  return (
    <li className={styles.issue}>
      <div className={styles.facts}>
        <strong>{t('numbered', words)}</strong>
        <span className={styles.soft}>
          {t('for-whom', { to })} ·{' '}
          {t('by', { who: issuedBy?.firstName || issuedBy?.lastName || t('somebody') })} ·{' '}
          <RelativeTime iso={createdAt} />
        </span>
      </div>
      <div className={styles.ways}>
        <ButtonLink
          size="sm"
          to={`/compare?event=${eventId}&from=${moment}&to=now`}
          aria-label={t('changes-of', words)}
        >
          {t('changes')}
        </ButtonLink>
        {kind === 'kitchen' && (
          <ButtonLink
            size="sm"
            to={`/print/${name}?event=${eventId}&since=${revision}`}
            aria-label={t('print-changes-of', words)}
          >
            {t('print-changes')}
          </ButtonLink>
        )}
        {hasCards && (
          <ButtonLink
            size="sm"
            to={`/print/${name}?event=${eventId}&since=${moment}`}
            aria-label={t('new-cards-of', words)}
          >
            {t('new-cards')}
          </ButtonLink>
        )}
      </div>
    </li>
  );
};
