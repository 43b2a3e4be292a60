import { useSearchParams } from 'react-router-dom';
import { optionalPages } from '../app/optionalPages.ts';
import { t } from '../texts/en/kitchen.ftl';
import { Button, ButtonAnchor } from '../ui/Button.tsx';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { EmptyState } from '../ui/StateMessage.tsx';
import shared from '../ui/shared.module.css';
import type { Kitchen } from './documents.ts';
import styles from './Kitchen.module.css';
import { KitchenNotReady } from './KitchenNotReady.tsx';
import { KitchenParts } from './KitchenParts.tsx';
import { SinceSelect } from './SinceSelect.tsx';
import { momentWords } from './sinceWords.ts';
import { useKitchen } from './useKitchen.ts';
import { useKitchenIssues } from './useKitchenIssues.ts';
import { useSince } from './useSince.ts';

type KitchenTabProps = { eventId: string };

/** The kitchen's view of an event, as of now. */
export const KitchenTab = ({ eventId }: KitchenTabProps) => {
  const [since, setSince] = useSince();
  const state = useKitchen(eventId, since);
  return state.status === 'ready' ? (
    <ReadyKitchen kitchen={state.kitchen} onSince={setSince} />
  ) : (
    <KitchenNotReady state={state} />
  );
};

type ReadyKitchenProps = { kitchen: Kitchen; onSince: (revision: number | null) => void };

const ReadyKitchen = ({ kitchen, onSince }: ReadyKitchenProps) => {
  const { eventId, revision, since, seated, courses, unseated } = kitchen;
  const { issues } = useKitchenIssues(eventId);
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
          <SinceSelect {...{ issues, since, onSince }} />
          {since === null && (
            <Button icon="history" onClick={() => onSince(revision)}>
              {t('follow-changes')}
            </Button>
          )}
          {(['xlsx', 'csv'] as const).map((format) => (
            <ButtonAnchor
              key={format}
              icon="download"
              href={`/api/events/${eventId}/kitchen.${format}${ofChanges && `?${ofChanges}`}`}
              download
            >
              {t(format)}
            </ButtonAnchor>
          ))}
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
      {since !== null && (
        <p className={styles.since}>{t('since-text', { moment: momentWords(since, issues) })}</p>
      )}
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
      text={t('no-menu-text')}
      heading="h3"
      actions={
        <Button onClick={() => setParams({ tab: 'settings' }, { replace: true })}>
          {t('to-menu')}
        </Button>
      }
    />
  );
};
