import { Link, useOutletContext, useParams, useSearchParams } from 'react-router-dom';
import { fetchFailed } from '../eventPlans/fetchFailed.ts';
import { problemOf } from '../graphql/problems.ts';
import type { CurrentUser } from '../members/currentUser.ts';
import { DetailsFor } from '../members/DetailsFor.tsx';
import { useSeatingPlan } from '../seating/useSeatingPlan.ts';
import { t } from '../texts/en/print.ftl';
import { ButtonLink } from '../ui/Button.tsx';
import { Page } from '../ui/Page.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { EmptyState, ErrorState } from '../ui/StateMessage.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import { GuestList } from './GuestList.tsx';
import { useNewCards } from './newCards.ts';
import { PlaceCards } from './PlaceCards.tsx';
import styles from './PrintPage.module.css';
import { SeatingPlanSheets } from './SeatingPlanSheets.tsx';
import { type SheetName, sheets } from './sheets.ts';
import { TableCards } from './TableCards.tsx';
import { TableLists } from './TableLists.tsx';

const toEvents = (
  <ButtonLink variant="primary">
    <Link to="/events">{t('to-events')}</Link>
  </ButtonLink>
);

const kinds = {
  'seating-plan': SeatingPlanSheets,
  'guest-list': GuestList,
  'table-lists': TableLists,
  'place-cards': PlaceCards,
  'table-cards': TableCards,
} as const;

/** Something of an event for paper: `/print/guest-list?event=…`. */
export default function PrintPage() {
  const { sheet } = useParams();
  const [params] = useSearchParams();
  const eventId = params.get('event');
  const found = sheets.find(({ name }) => name === sheet);
  // Only the cards have a past that makes them old: lists and plans are printed as a whole.
  const since = sheet === 'place-cards' || sheet === 'table-cards' ? params.get('since') : null;
  if (eventId && found) return <Printed key={eventId} {...{ eventId, since }} {...found} />;
  return (
    <Page title={t('print')}>
      <EmptyState icon="print" title={t('no-such-sheet')} heading="h1" actions={toEvents}>
        {t('no-such-sheet-text')}
      </EmptyState>
    </Page>
  );
}

type PrintedProps = { eventId: string; since: string | null; name: SheetName; title: string };

const Printed = ({ eventId, since, name, title }: PrintedProps) => {
  const user = useOutletContext<CurrentUser>();
  const plan = useSeatingPlan(eventId);
  const cards = useNewCards(eventId, since);
  const state = plan.status === 'ready' && cards.status !== 'ready' ? cards : plan;
  switch (state.status) {
    case 'loading':
      return (
        <Page title={title} width="full">
          <div role="status" className={styles.loading}>
            <VisuallyHidden>{t('loading')}</VisuallyHidden>
            <Skeleton height="3.5rem" />
            <Skeleton height="60vh" />
          </div>
        </Page>
      );
    case 'failed':
      return (
        <Page title={title}>
          <ErrorState
            title={fetchFailed(state.error)}
            message={problemOf(state.error).message}
            onRetry={state.retry}
          />
        </Page>
      );
    case 'missing':
      return (
        <Page title={t('event-not-found')}>
          <EmptyState icon="alert" title={t('event-not-found')} heading="h1" actions={toEvents}>
            {t('event-not-found-text')}
          </EmptyState>
        </Page>
      );
    case 'noMoment':
      return (
        <Page title={title}>
          <EmptyState icon="print" title={t('no-such-moment')} heading="h1" actions={toEvents}>
            {t('no-such-moment-text')}
          </EmptyState>
        </Page>
      );
    case 'ready': {
      const Sheets = kinds[name];
      return (
        <Page title={`${state.plan.event.name}: ${title}`} width="full">
          <DetailsFor user={user} event={state.plan.event}>
            <Sheets
              event={state.plan.event}
              view={state.view}
              title={title}
              newCards={cards.status === 'ready' ? cards.newCards : undefined}
            />
          </DetailsFor>
        </Page>
      );
    }
  }
};
