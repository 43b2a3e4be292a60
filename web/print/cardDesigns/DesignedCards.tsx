import '../paperFonts.ts';
import { lazy, type ReactNode, Suspense, use, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { designedPages, gridOf } from '../../../schema/cardDesigns/designedPages.ts';
import type { CardLayout } from '../../../schema/entities/cardDesign.ts';
import { paperArea, type Turned } from '../../../schema/sheets/papers.ts';
import type { SheetPlan } from '../../../schema/sheets/sheetPlan.ts';
import type { SheetKind } from '../../../schema/vocabulary.ts';
import { t } from '../../texts/en/cardDesigns.ftl';
import { LoadError } from '../../ui/LoadError.tsx';
import { Select } from '../../ui/Select.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { EmptyState } from '../../ui/StateMessage.tsx';
import { Switch } from '../../ui/Switch.tsx';
import { MissingLetters } from '../MissingLetters.tsx';
import type { NewCards } from '../newCards.ts';
import { PaperPage } from '../PaperPage.tsx';
import { Printing } from '../Printing.tsx';
import { usePrintOptions } from '../usePrintOptions.ts';
import styles from './CardDesigner.module.css';
import { newDesign } from './CardDesignSelect.tsx';
import { cardFactsOf } from './cardFacts.ts';
import { DesignableContext } from './designable.ts';
import { retiredFields } from './fields.ts';
import { cardKindsOf } from './kinds.ts';
import { useCardDesigns, useGuestFacts } from './useCardDesigns.ts';

const CardDesigner = lazy(() => import('./CardDesigner.tsx'));

type DesignedCardsProps = {
  event: { id: string; name: string };
  plan: SheetPlan;
  kind: SheetKind;
  title: string;
  newCards?: NewCards | undefined;
};

/** Cards as somebody designed them, or the designer where the address asks for it. */
export const DesignedCards = (props: DesignedCardsProps) => {
  const [params] = useSearchParams();
  const { designs, error, retry } = useCardDesigns(props.event.id);
  const { guests, error: factsError, retry: retryFacts } = useGuestFacts(props.event.id);
  const id = params.get('design') ?? '';
  const found = designs?.find((design) => design.id === id);
  const mayEdit = use(DesignableContext)?.mayDesign === true;
  if (params.has('edit') && mayEdit && designs && (found || id === newDesign))
    return (
      <Suspense fallback={<Skeleton height="60vh" />}>
        <CardDesigner
          key={id}
          {...props}
          saved={found}
          kinds={cardKindsOf(props.kind)}
          fields={guests?.guestFields?.fields ?? []}
          onSaved={retry}
        />
      </Suspense>
    );
  const failure = error ?? factsError;
  const again = () => {
    void retry();
    retryFacts();
  };
  if (failure && (!designs || !guests))
    return (
      <NoPages {...props}>
        <LoadError title={t('not-loaded')} error={failure} onRetry={again} />
      </NoPages>
    );
  if (!designs || !guests)
    return (
      <NoPages {...props}>
        <Skeleton height="60vh" />
      </NoPages>
    );
  if (!found)
    return (
      <NoPages {...props}>
        <EmptyState icon="print" title={t('no-design')}>
          {t('no-design-text')}
        </EmptyState>
      </NoPages>
    );
  return <Pages {...props} layout={found.design as CardLayout} guests={guests} />;
};

const NoPages = ({ event, title, children }: DesignedCardsProps & { children: ReactNode }) => (
  <Printing eventId={event.id} title={title} turned="portrait" isEmpty>
    {children}
  </Printing>
);

type PagesProps = DesignedCardsProps & {
  layout: CardLayout;
  guests: NonNullable<ReturnType<typeof useGuestFacts>['guests']>;
};

type Issued = { stamp?: string | undefined; code?: string | undefined };

const Pages = ({ event, plan, title, newCards, layout, guests }: PagesProps) => {
  const [{ paper, turned: chosen, each, order, who }, change] = usePrintOptions();
  const [issued, setIssued] = useState<Issued>({});
  const turned = chosen ?? 'portrait';
  const { card: kind } = layout;
  const cards = useMemo(() => {
    const people = kind === 'escort' ? undefined : newCards?.people;
    const only = { people, tables: newCards?.tables };
    return cardFactsOf(plan, guests, { kind, each, order, who, ...only });
  }, [plan, guests, kind, each, order, who, newCards]);
  const area = paperArea(paper, turned);
  const { pages, missing } = useMemo(() => {
    const label = (page: number, pages: number) =>
      t('page', { page: String(page), pages: String(pages), title });
    const page = (nth: number, of: number) =>
      t('page-of', { page: String(nth), pages: String(of) });
    return designedPages(
      layout,
      cards,
      { paper: paperArea(paper, turned), ...issued },
      { label, page },
    );
  }, [layout, cards, paper, turned, issued, title]);
  const retired = retiredFields(layout.elements, guests.guestFields?.fields ?? []).length;
  const hasRoom = gridOf(layout, { paper: area, code: issued.code }) !== null;
  return (
    <Printing
      eventId={event.id}
      title={title}
      turned={turned}
      isEmpty={pages.length === 0}
      newCount={newCards && cards.length}
      onStamp={(stamp, code) => setIssued({ stamp, code })}
      note={
        <>
          {retired > 0 && (
            <p role="status" className={styles.note}>
              {t('retired-fields', { count: retired })}
            </p>
          )}
          <MissingLetters plan={plan} missing={missing} />
        </>
      }
      options={
        <>
          <Select<Turned>
            label={t('turned')}
            value={turned}
            onChange={(next) => change({ turned: next })}
            options={[
              { value: 'portrait', label: t('portrait') },
              { value: 'landscape', label: t('landscape') },
            ]}
          />
          {kind === 'escort' && (
            <Select
              label={t('each-card')}
              value={each}
              onChange={(next) => change({ each: next })}
              options={[
                { value: 'party', label: t('each-party') },
                { value: 'person', label: t('each-person') },
              ]}
            />
          )}
          {(kind === 'place' || kind === 'badge') && (
            <Switch
              label={t('everybody')}
              value={who === 'everybody'}
              onChange={(next) => change({ who: next ? 'everybody' : 'seated' })}
            />
          )}
        </>
      }
    >
      {pages.length === 0 ? (
        <EmptyState icon="print" title={t(hasRoom ? 'no-cards' : 'no-room')}>
          {t(hasRoom ? 'no-cards-text' : 'no-room-text')}
        </EmptyState>
      ) : (
        pages.map((page, nth) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: only their order tells pages apart
          <PaperPage key={nth} page={page} />
        ))
      )}
    </Printing>
  );
};
