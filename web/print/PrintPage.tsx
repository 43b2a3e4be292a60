import { Link, useParams, useSearchParams } from 'react-router-dom';
import { fetchFailed } from '../eventPlans/fetchFailed.ts';
import { problemOf } from '../graphql/problems.ts';
import { useSeatingPlan } from '../seating/useSeatingPlan.ts';
import { ButtonLink } from '../ui/Button.tsx';
import { Page } from '../ui/Page.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { EmptyState, ErrorState } from '../ui/StateMessage.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import { GuestList } from './GuestList.tsx';
import { PlaceCards } from './PlaceCards.tsx';
import styles from './PrintPage.module.css';
import { SeatingPlanSheets } from './SeatingPlanSheets.tsx';
import { type SheetName, sheets } from './sheets.ts';
import { TableCards } from './TableCards.tsx';
import { TableLists } from './TableLists.tsx';
import { t } from './texts.ts';

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
  if (eventId && found) return <Printed key={eventId} eventId={eventId} {...found} />;
  return (
    <Page title={t('print')}>
      <EmptyState icon="print" title={t('no-such-sheet')} heading="h1" actions={toEvents}>
        {t('no-such-sheet-text')}
      </EmptyState>
    </Page>
  );
}

type PrintedProps = { eventId: string; name: SheetName; title: string };

const Printed = ({ eventId, name, title }: PrintedProps) => {
  const state = useSeatingPlan(eventId);
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
    case 'ready': {
      const Sheets = kinds[name];
      return (
        <Page title={`${state.plan.event.name}: ${title}`} width="full">
          <Sheets event={state.plan.event} view={state.view} title={title} />
        </Page>
      );
    }
  }
};
