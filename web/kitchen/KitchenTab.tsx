import { useSearchParams } from 'react-router-dom';
import { optionalPages } from '../app/optionalPages.ts';
import { t } from '../texts/en/kitchen.ftl';
import { Button, ButtonAnchor } from '../ui/Button.tsx';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { LoadError } from '../ui/LoadError.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { EmptyState } from '../ui/StateMessage.tsx';
import shared from '../ui/shared.module.css';
import type { Kitchen } from './documents.ts';
import styles from './Kitchen.module.css';
import { KitchenParts } from './KitchenParts.tsx';
import { useKitchen } from './useKitchen.ts';
import { useSince } from './useSince.ts';

type KitchenTabProps = { eventId: string };

/** What the kitchen of an event needs to know, as of now. */
export const KitchenTab = ({ eventId }: KitchenTabProps) => {
  const [since, setSince] = useSince();
  const state = useKitchen(eventId, since);
  switch (state.status) {
    case 'loading':
      return (
        <div role="status" aria-label={t('loading')} className={styles.kitchen}>
          <Skeleton height="2.5rem" />
          <Skeleton height="12rem" />
        </div>
      );
    case 'failed':
      return <LoadError title={t('not-loaded')} error={state.error} onRetry={state.retry} />;
    case 'refused':
      return (
        <EmptyState icon="shield" title={t('refused')}>
          {t('refused-text')}
        </EmptyState>
      );
    case 'ready':
      return <ReadyKitchen kitchen={state.kitchen} onSince={setSince} />;
  }
};

type ReadyKitchenProps = { kitchen: Kitchen; onSince: (revision: number | null) => void };

const ReadyKitchen = ({ kitchen, onSince }: ReadyKitchenProps) => {
  const { eventId, revision, since, seated, courses, unseated } = kitchen;
  const ofChanges = since === null ? '' : `since=${since}`;
  return (
    <section aria-labelledby="kitchen" className={styles.kitchen}>
      <header className={shared.spread}>
        <div>
          <h2 id="kitchen" className={shared.heading}>
            {t('kitchen')}
          </h2>
          <p role="status" className={styles.soft}>
            {t('summary', { seated, unseated: unseated.people })}
          </p>
        </div>
        <div className={shared.cluster}>
          {since === null ? (
            <Button icon="history" onClick={() => onSince(revision)}>
              {t('follow-changes')}
            </Button>
          ) : (
            <Button icon="table" onClick={() => onSince(null)}>
              {t('show-all')}
            </Button>
          )}
          <ButtonAnchor
            icon="download"
            href={`/api/events/${eventId}/kitchen.csv${ofChanges && `?${ofChanges}`}`}
            download
          >
            {t('csv')}
          </ButtonAnchor>
          {optionalPages.print && (
            <ButtonLink
              variant="primary"
              icon="print"
              to={`/print/kitchen?event=${eventId}${ofChanges && `&${ofChanges}`}`}
            >
              {t('print')}
            </ButtonLink>
          )}
        </div>
      </header>
      {since !== null && <p className={styles.since}>{t('since-text', { revision: since })}</p>}
      {courses.length === 0 && <NoMenu />}
      <KitchenParts kitchen={kitchen} />
    </section>
  );
};

const NoMenu = () => {
  const [, setParams] = useSearchParams();
  return (
    <EmptyState
      icon="menu"
      title={t('no-menu')}
      heading="h3"
      actions={
        <Button onClick={() => setParams({ tab: 'settings' }, { replace: true })}>
          {t('to-menu')}
        </Button>
      }
    >
      {t('no-menu-text')}
    </EmptyState>
  );
};
