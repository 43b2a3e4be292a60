import type { ReactNode } from 'react';
import type { PublicSheet } from '../../schema/entities/issuedSheet.ts';
import { issueIdOf } from '../../schema/sheetAddress.ts';
import { PublicFrame } from '../app/PublicFrame.tsx';
import { usePublicAnswer } from '../app/usePublicAnswer.ts';
import { signInAddress } from '../members/signIn.ts';
import { t } from '../texts/en/scannedSheet.ftl';
import { listText, momentText } from '../texts/formats.ts';
import { Button, ButtonAnchor } from '../ui/Button.tsx';
import { classes } from '../ui/classes.ts';
import { Icon } from '../ui/Icon.tsx';
import { Page } from '../ui/Page.tsx';
import { PageSpinner } from '../ui/Spinner.tsx';
import { EmptyState, ErrorState } from '../ui/StateMessage.tsx';
import shared from '../ui/shared.module.css';
import styles from './ScannedSheetPage.module.css';
import { SheetDifferences } from './SheetDifferences.tsx';
import { comparisonSince, reprintOf } from './sheetLinks.ts';

/** The page behind the code on a printed sheet. Says whether the paper still matches the plan. */
export const ScannedSheetPage = () => (
  <PublicFrame>
    <Scanned id={issueIdOf(window.location.pathname) ?? ''} />
  </PublicFrame>
);

const Scanned = ({ id }: { id: string }): ReactNode => {
  const { again, isAsking, ...state } = usePublicAnswer<PublicSheet>(
    `/api/public/sheets/${encodeURIComponent(id)}`,
    t('unreachable'),
  );
  switch (state.status) {
    case 'loading':
      return <PageSpinner label={t('loading')} />;
    case 'ready':
      return <Sheet sheet={state.answer} again={again} isAsking={isAsking} />;
    case 'failed':
      return (
        <Page title={t('not-loaded')}>
          <ErrorState title={t('not-loaded')} message={state.message} onRetry={again} />
        </Page>
      );
    case 'notFound':
      return (
        <Page title={t('not-found')}>
          <EmptyState icon="print" heading="h1" title={t('not-found')} text={t('not-found-text')} />
        </Page>
      );
  }
};

type SheetProps = { sheet: PublicSheet; again: () => void; isAsking: boolean };

const Sheet = ({ sheet, again, isAsking }: SheetProps) => {
  const { number, createdAt, isCurrent, seen } = sheet;
  const title = t('numbered', {
    sheet: t('sheet', { sheet: sheet.sheet }),
    number: String(number),
  });
  const at = momentText(createdAt);
  return (
    <Page title={title}>
      <div className={styles.page}>
        <header className={shared.stack1}>
          <h1 className={styles.title}>{title}</h1>
          {seen && <p className={styles.event}>{seen.eventName}</p>}
          <p className={shared.soft}>
            {seen ? t('issued-to', { at, to: seen.to }) : t('issued-at', { at })}{' '}
            {seen?.tableIds && t('of-tables', { tables: seen.tableIds.length })}
          </p>
        </header>
        <div
          role="status"
          className={classes(styles.verdict, isCurrent ? styles.current : styles.outdated)}
        >
          <Icon name={isCurrent ? 'check' : 'alert'} size={28} />
          <div>
            <p className={styles.word}>{t(isCurrent ? 'current' : 'outdated')}</p>
            <p>{verdictOn(sheet)}</p>
            {seen?.standing.wasUndone && <p>{t('undone')}</p>}
          </div>
        </div>
        {seen && !isCurrent && <SheetDifferences standing={seen.standing} />}
        <div className={shared.cluster}>
          {seen && <WaysOn sheet={sheet} seen={seen} />}
          <Button icon="history" pending={isAsking} onClick={again}>
            {t('check-again')}
          </Button>
        </div>
        {!seen && (
          <p className={shared.soft}>
            {t('sign-in-hint')} <a href={signInAddress(window.location.pathname)}>{t('sign-in')}</a>
          </p>
        )}
      </div>
    </Page>
  );
};

const verdictOn = ({ isCurrent, tables, seen }: PublicSheet): string => {
  if (isCurrent) return t('current-text');
  if (!seen) return t('tables-differ', { tables });
  const { standing } = seen;
  const where = [
    ...standing.tables.map(({ name }) => name),
    ...(standing.elsewhere > 0 ? [t('elsewhere')] : []),
  ];
  return t('changes-since', { changes: standing.changes, where: listText(where) });
};

type WaysOnProps = { sheet: PublicSheet; seen: NonNullable<PublicSheet['seen']> };

/** The links load whole pages, because this page has no router. */
const WaysOn = ({ sheet: { sheet, isCurrent }, seen }: WaysOnProps) => {
  const { what, address } = reprintOf(sheet, seen);
  return (
    <>
      {!isCurrent && (
        <>
          <ButtonAnchor variant="primary" icon="print" href={address}>
            {what === 'tables' && t('reprint', { tables: seen.standing.tables.length })}
            {what === 'cards' && t('reprint-cards')}
            {what === 'all' && t('reprint-all')}
          </ButtonAnchor>
          <ButtonAnchor href={comparisonSince(seen)}>{t('compare')}</ButtonAnchor>
        </>
      )}
      <ButtonAnchor href={`/seating?event=${seen.eventId}`}>{t('open-event')}</ButtonAnchor>
    </>
  );
};
