import { useMemo } from 'react';
import { useOutletContext, useParams, useSearchParams } from 'react-router-dom';
import { cardKindsOf } from '../../schema/cardDesigns/kinds.ts';
import { capabilitiesOf, mayEditEvent } from '../../schema/permissions.ts';
import { onlyTables, type SheetPlan } from '../../schema/sheets/sheetPlan.ts';
import type { SheetKind } from '../../schema/vocabulary.ts';
import { EventNotFound, EventsLink } from '../eventPlans/EventNotFound.tsx';
import { fetchFailed } from '../eventPlans/fetchFailed.ts';
import type { CurrentUser } from '../members/currentUser.ts';
import { DetailsProvider } from '../members/DetailsProvider.tsx';
import { useSeatingPlan } from '../seating/useSeatingPlan.ts';
import { t } from '../texts/en/print.ftl';
import { LoadError } from '../ui/LoadError.tsx';
import { Page } from '../ui/Page.tsx';
import { PageMessage } from '../ui/PageMessage.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import { EscortCards, TableCards } from './Cards.tsx';
import { DesignedCards } from './cardDesigns/DesignedCards.tsx';
import { DesignableContext } from './cardDesigns/designable.ts';
import { IssuableContext } from './issuedSheets/issuable.ts';
import { useShownTables } from './issuedSheets/shownTables.ts';
import { useFreezable } from './issuedSheets/useFreezable.ts';
import { KitchenSheet } from './KitchenSheet.tsx';
import { DoorList, GuestList, TableLists } from './Lists.tsx';
import { PlaceCards } from './PlaceCards.tsx';
import styles from './PrintPage.module.css';
import { SeatingPlanSheets } from './SeatingPlanSheets.tsx';
import { sheetPlanOf } from './sheetPlanOf.ts';
import { sheets } from './sheets.ts';
import { useCardsSince } from './useNewCards.ts';

const pagesOf = {
  seatingPlan: SeatingPlanSheets,
  guestList: GuestList,
  tableLists: TableLists,
  placeCards: PlaceCards,
  tableCards: TableCards,
  escortCards: EscortCards,
  doorList: DoorList,
  kitchen: KitchenSheet,
} as const;

/** A printable sheet of an event: `/print/guest-list?event=…`. */
export default function PrintPage() {
  const { sheet } = useParams();
  const [params] = useSearchParams();
  const eventId = params.get('event');
  const found = sheets.find(({ name }) => name === sheet);
  const tables = found?.isByTable ? params.get('tables') : null;
  if (eventId && found) return <Printed key={eventId} {...{ eventId, tables }} {...found} />;
  return (
    <PageMessage
      icon="print"
      tabTitle={t('tab')}
      title={t('no-such-sheet')}
      text={t('no-such-sheet-text')}
      actions={<EventsLink />}
    />
  );
}

type PrintedProps = {
  eventId: string;
  /** The tables to print, as the address names them; null for all. */
  tables: string | null;
  kind: SheetKind;
  title: string;
};

const Printed = ({ eventId, tables, kind, title }: PrintedProps) => {
  const user = useOutletContext<CurrentUser>();
  const [params] = useSearchParams();
  const [plan, hold] = useFreezable(useSeatingPlan(eventId));
  const isOfNewCards = useCardsSince(kind) !== null;
  const named = useShownTables(eventId, tables);
  // Joined, so that the value is equal for equal tables.
  const onlyIds = named.status === 'ready' ? named.tableIds?.join(',') : undefined;
  const [shown, view] = plan.status === 'ready' ? [plan.plan, plan.view] : [];
  const sheetPlan = useMemo(() => {
    if (!shown || !view) return undefined;
    const { event } = shown;
    const whole = sheetPlanOf(shown, view, capabilitiesOf(user, event).has('seeDetails'));
    return onlyIds === undefined ? whole : onlyTables(whole, onlyIds.split(','));
  }, [user, shown, view, onlyIds]);
  const state = plan.status === 'ready' && named.status !== 'ready' ? named : plan;
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
          <LoadError title={fetchFailed(state.error)} error={state.error} onRetry={state.retry} />
        </Page>
      );
    case 'missing':
      return <EventNotFound />;
    case 'ready': {
      const Sheets = pagesOf[kind];
      const isDesigned = params.has('design') && cardKindsOf(kind).length > 0;
      const { event, position } = state.plan;
      const tableIds = named.status === 'ready' ? named.tableIds : undefined;
      const mayEdit = mayEditEvent(user, event) === 'allow';
      const mayIssue = mayEdit && !event.draftOf && !isOfNewCards;
      const sheet = { event, plan: sheetPlan as SheetPlan, title };
      const issuable = { eventId, sheet: kind, printed: { position }, tableIds, hold };
      const designable = mayEdit ? { eventId, sheet: kind, mayDesign: !event.draftOf } : undefined;
      return (
        <Page title={`${event.name}: ${title}`} width="full">
          <DetailsProvider user={user} event={event}>
            <IssuableContext value={mayIssue ? issuable : undefined}>
              <DesignableContext value={designable}>
                {isDesigned ? <DesignedCards {...sheet} kind={kind} /> : <Sheets {...sheet} />}
              </DesignableContext>
            </IssuableContext>
          </DetailsProvider>
        </Page>
      );
    }
  }
};
