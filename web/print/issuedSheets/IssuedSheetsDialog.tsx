import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { usualPaper } from '../../../schema/sheets/papers.ts';
import { fileNameOf } from '../../../schema/text/fileName.ts';
import { useFollowPlan } from '../../eventPlans/useFollowPlan.ts';
import type { IssuedSheetsQuery } from '../../gql/graphql.ts';
import { comparisonSince, reprintOf } from '../../issuedSheets/sheetLinks.ts';
import { fullName } from '../../members/fullName.ts';
import { t } from '../../texts/en/issuedSheets.ftl';
import { listText, withOthers } from '../../texts/formats.ts';
import { locale } from '../../texts/locale.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { LoadError } from '../../ui/LoadError.tsx';
import { RelativeTime } from '../../ui/RelativeTime.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { EmptyState } from '../../ui/StateMessage.tsx';
import shared from '../../ui/shared.module.css';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { sheetOf, sheets } from '../sheets.ts';
import { useDownload } from '../useDownload.ts';
import { IssuedSheets } from './documents.ts';
import styles from './IssuedSheets.module.css';
import { calmTables, useCalmTables } from './shownTables.ts';

type IssuedSheetsDialogProps = { eventId: string; onClose: () => void };

/** The issued sheets of an event: whether they are current, and what to print again. */
export const IssuedSheetsDialog = ({ eventId, onClose }: IssuedSheetsDialogProps) => (
  <Dialog
    onClose={onClose}
    title={t('issues')}
    description={t('issues-text')}
    footer={<Button onClick={onClose}>{t('close')}</Button>}
  >
    <CalmTables eventId={eventId} />
    <Issues eventId={eventId} />
  </Dialog>
);

/** The number of issues loaded at a time. For each, the server loads the plan of that moment. */
const atATime = 20;

const Issues = ({ eventId }: { eventId: string }) => {
  const [first, setFirst] = useState(atATime);
  const { data, previousData, error, refetch, loading } = useQuery(IssuedSheets, {
    variables: { eventId, first },
    fetchPolicy: 'no-cache',
  });
  useFollowPlan(eventId, () => refetch());
  const issues = (data ?? previousData)?.issuedSheets;
  if (error && !issues)
    return <LoadError title={t('not-loaded')} error={error} onRetry={() => void refetch()} />;
  if (!issues)
    return (
      <div role="status">
        <VisuallyHidden>{t('loading')}</VisuallyHidden>
        <Skeleton height="6rem" />
      </div>
    );
  if (issues.length === 0)
    return <EmptyState icon="print" title={t('none')} text={t('none-text')} />;
  return (
    <>
      <ul className={styles.issues}>
        {issues.map((issue) => (
          <Issue key={issue.id} eventId={eventId} issue={issue} />
        ))}
      </ul>
      {(loading || issues.length >= first) && (
        <Button size="sm" pending={loading} onClick={() => setFirst(first + atATime)}>
          {t('earlier')}
        </Button>
      )}
    </>
  );
};

type Issue = IssuedSheetsQuery['issuedSheets'][number];
type IssueProps = { eventId: string; issue: Issue };

const Issue = ({ eventId, issue }: IssueProps) => {
  const { sheet: kind, number, to, revision, createdAt, issuedBy, tableIds, standing } = issue;
  const { printedAs } = issue;
  const words = { sheet: sheetOf(kind).title, number: String(number) };
  const reprint = reprintOf(kind, { eventId, revision, standing, printedAs: printedAs ?? null });
  return (
    <li className={styles.issue}>
      <div className={styles.facts}>
        <span className={shared.cluster}>
          <strong>{t('numbered', words)}</strong>{' '}
          <Badge tone={standing.isCurrent ? 'success' : 'warning'}>
            {t(standing.isCurrent ? 'current' : 'outdated')}
          </Badge>
        </span>
        <span className={shared.soft}>
          {t('for-whom', { to })} ·{' '}
          {t('by', { who: issuedBy ? fullName(issuedBy) || issuedBy.email : t('somebody') })} ·{' '}
          <RelativeTime iso={createdAt} />
          {tableIds && ` · ${t('of-tables', { tables: tableIds.length })}`}
        </span>
        {!standing.isCurrent && <span>{differenceIn(standing)}</span>}
        {standing.wasUndone && <span className={shared.soft}>{t('undone')}</span>}
      </div>
      <div className={shared.cluster}>
        <IssueDownload issue={issue} />
      </div>
      {!standing.isCurrent && (
        <div className={shared.cluster}>
          <ButtonLink
            size="sm"
            icon="print"
            to={reprint.address}
            aria-label={
              reprint.what === 'cards'
                ? t('new-cards-of', words)
                : reprint.what === 'tables'
                  ? t('print-changes-of', words)
                  : t('print-again-of', words)
            }
          >
            {reprint.what === 'cards'
              ? t('new-cards')
              : reprint.what === 'tables'
                ? t('print-changes')
                : t('print-again')}
          </ButtonLink>
          <ButtonLink
            size="sm"
            to={comparisonSince({ eventId, revision })}
            aria-label={t('changes-of', words)}
          >
            {t('changes')}
          </ButtonLink>
        </div>
      )}
    </li>
  );
};

/** Downloads the sheet as it was issued, with its number and code. */
const IssueDownload = ({ issue }: Pick<IssueProps, 'issue'>) => {
  const { run, pending } = useDownload();
  const { pdf, printedAs, sheet, number } = issue;
  const words = { sheet: sheetOf(sheet).title, number: String(number) };
  const save = () =>
    void run('pdf', {
      address: pdf,
      query: printedAs ? {} : { paper: usualPaper(locale) },
      fileName: fileNameOf([t('numbered', words)], 'pdf'),
    });
  return (
    <Button
      size="sm"
      icon="download"
      pending={pending !== undefined}
      aria-label={t('download-of', words)}
      onClick={save}
    >
      {t('download')}
    </Button>
  );
};

const mostNames = 4;

const differenceIn = ({ tables, elsewhere }: Issue['standing']): string => {
  const names = tables.map(({ name }) => name);
  const shown = withOthers(names, mostNames, (more) => t('more-tables', { tables: more }), 1);
  return t('differs', {
    where: listText([...shown, ...(elsewhere > 0 ? [t('elsewhere')] : [])]),
  });
};

/** The tables that are safe to print, because nothing has changed there for a week. */
const CalmTables = ({ eventId }: { eventId: string }) => {
  const { all = 0, calmIds = [] } = useCalmTables(eventId, false);
  // If all tables are calm, or none, there is nothing to print first.
  if (calmIds.length === 0 || calmIds.length === all) return null;
  return (
    <div className={styles.calm}>
      <p>{t('calm-tables', { calm: calmIds.length, tables: all })}</p>
      <div className={shared.cluster}>
        {sheets
          .filter(({ isByTable }) => isByTable)
          .map(({ kind, name, title }) => (
            <ButtonLink
              key={kind}
              size="sm"
              to={`/print/${name}?event=${eventId}&tables=${calmTables}`}
              aria-label={t('print-calm-of', { sheet: title })}
            >
              {title}
            </ButtonLink>
          ))}
      </div>
    </div>
  );
};
