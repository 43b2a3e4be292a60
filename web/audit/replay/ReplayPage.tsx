import { useCallback } from 'react';
import { NoPermission } from '../../admin/NoPermission.tsx';
import { useAdminAccess } from '../../admin/useAdminAccess.ts';
import { t } from '../../texts/en/auditReplay.ftl';
import { BackLink } from '../../ui/BackLink.tsx';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { classes } from '../../ui/classes.ts';
import { LoadError } from '../../ui/LoadError.tsx';
import { Page, PageHeader } from '../../ui/Page.tsx';
import { PageSpinner } from '../../ui/Spinner.tsx';
import { StatCards } from '../../ui/StatCard.tsx';
import shared from '../../ui/shared.module.css';
import { AuditEntryRow } from '../AuditEntryRow.tsx';
import { ReplayedMembers } from './ReplayedMembers.tsx';
import styles from './ReplayPage.module.css';
import { TimeSlider } from './TimeSlider.tsx';
import { type ReplayState, useReplay } from './useReplay.ts';

/** The members and their rights at any moment, and the admin actions that led there. */
export default function ReplayPage() {
  const state = useReplay();
  const { error, replay, timeline } = state;
  if (useAdminAccess(error).isClosed) return <NoPermission />;
  return (
    <Page title={t('title')}>
      <BackLink to="/admin/audit">{t('back')}</BackLink>
      <PageHeader title={t('title')} subtitle={t('subtitle')} />
      {error && (
        <Card>
          <LoadError title={t('failed')} error={error} onRetry={state.retry} />
        </Card>
      )}
      {!error && (!replay || !timeline) && <PageSpinner label={t('loading')} />}
      {!error && replay && timeline && <Moment state={state} replay={replay} timeline={timeline} />}
    </Page>
  );
}

type MomentProps = {
  state: ReplayState;
  replay: NonNullable<ReplayState['replay']>;
  timeline: NonNullable<ReplayState['timeline']>;
};

const Moment = ({ state, replay, timeline }: MomentProps) => {
  const { goTo, isNow } = state;
  const { previous, next, totals, lastAction } = replay;
  const goToMoment = useCallback((until: string | null) => goTo({ until }), [goTo]);
  // From now, stepping back leads to the moment of the last action, to show its effect first.
  const back = isNow ? lastAction?.position : previous;
  return (
    <div className={shared.stack}>
      <Card>
        <TimeSlider
          timeline={timeline}
          moment={isNow ? null : replay.until}
          onMoment={goToMoment}
          onPrevious={back ? () => goTo({ step: back }) : undefined}
          onNext={next ? () => goTo({ step: next }) : undefined}
        />
        <div className={classes(shared.cluster, styles.steps)}>
          <Button icon="arrowLeft" disabled={!back} onClick={() => goTo({ step: back })}>
            {t('previous')}
          </Button>
          <Button icon="arrowRight" disabled={!next} onClick={() => goTo({ step: next })}>
            {t('next')}
          </Button>
          <Button variant="quiet" disabled={isNow} onClick={() => goTo({})}>
            {t('to-now')}
          </Button>
        </div>
        <section aria-label={t('last-action')} aria-live="polite" className={styles.last}>
          {lastAction ? (
            <ol>
              <AuditEntryRow key={lastAction.id} entry={lastAction} />
            </ol>
          ) : (
            <p className={shared.faint}>{t('no-action')}</p>
          )}
        </section>
      </Card>
      <StatCards
        className={styles.stats}
        figures={[
          {
            icon: 'users',
            label: t('users'),
            value: totals.users,
            note: t('active-note', { count: totals.active }),
          },
          { icon: 'shield', label: t('admins'), value: totals.admins, note: t('admins-note') },
          {
            icon: 'shield',
            label: t('moderators'),
            value: totals.moderators,
            note: t('moderators-note'),
          },
        ]}
      />
      <Card>
        <ReplayedMembers state={state} replay={replay} />
      </Card>
    </div>
  );
};
