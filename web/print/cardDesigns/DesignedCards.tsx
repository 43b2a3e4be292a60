import '../paperFonts.ts';
import { lazy, type ReactNode, Suspense, use, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { cardFactsOf } from '../../../schema/cardDesigns/cardFacts.ts';
import { cardKindsOf } from '../../../schema/cardDesigns/kinds.ts';
import type { CardLayout } from '../../../schema/entities/cardDesign.ts';
import type { GuestField } from '../../../schema/entities/guestField.ts';
import type { SheetOptions } from '../../../schema/sheets/sheetLayout.ts';
import type { SheetPlan } from '../../../schema/sheets/sheetPlan.ts';
import { sheetWords } from '../../../schema/sheets/sheetWords.ts';
import type { SheetKind } from '../../../schema/vocabulary.ts';
import { t } from '../../texts/en/cardDesigns.ftl';
import { locale } from '../../texts/locale.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { codeOf } from '../../ui/codeOf.ts';
import { LoadError } from '../../ui/LoadError.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { EmptyState } from '../../ui/StateMessage.tsx';
import { Switch } from '../../ui/Switch.tsx';
import { EachCard } from '../CardFields.tsx';
import { IssuableContext } from '../issuedSheets/issuable.ts';
import { useAlsoFreezing, useFreezable } from '../issuedSheets/useFreezable.ts';
import { Printing } from '../Printing.tsx';
import type { SheetsProps } from '../printedEvent.ts';
import { SheetPreview } from '../SheetPreview.tsx';
import { usePrintOptions } from '../usePrintOptions.ts';
import styles from '../Warning.module.css';
import { newDesign } from './CardDesignSelect.tsx';
import { DesignableContext } from './designable.ts';
import type { CardDesign } from './documents.ts';
import { retiredFields } from './fields.ts';
import { type GuestFacts, useCardDesigns, useGuestFacts } from './useCardDesigns.ts';

const CardDesigner = lazy(codeOf(() => import('./CardDesigner.tsx')));

type DesignedCardsProps = SheetsProps & { kind: SheetKind };

/** Cards of a saved design, or the designer if the address asks for it. */
export const DesignedCards = (props: DesignedCardsProps) => {
  const [params] = useSearchParams();
  const { designs, error, retry } = useCardDesigns(props.event.id);
  const [facts, hold] = useFreezable(useGuestFacts(props.event.id));
  const { guests, error: factsError, retry: retryFacts } = facts;
  const issuable = useAlsoFreezing(hold);
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
        <EmptyState
          icon="print"
          title={t('no-design')}
          text={t('no-design-text')}
          actions={<AsUsual />}
        />
      </NoPages>
    );
  return (
    <IssuableContext value={issuable}>
      <Pages {...props} design={found} guests={guests} />
    </IssuableContext>
  );
};

/** The same cards without a design. */
const AsUsual = () => {
  const [params] = useSearchParams();
  const usual = new URLSearchParams(params);
  usual.delete('design');
  return <ButtonLink to={`?${usual}`}>{t('print-as-usual')}</ButtonLink>;
};

const NoPages = ({ event, title, children }: DesignedCardsProps & { children: ReactNode }) => (
  <Printing eventId={event.id} title={title} turned="portrait" isEmpty>
    {children}
  </Printing>
);

/** The plan with the further guest fields that cards can show. */
const withFacts = (plan: SheetPlan, { eventPlan, guestFields }: GuestFacts): SheetPlan => {
  const known = new Map(eventPlan?.attendees.map((one) => [one.id, one]));
  return {
    ...plan,
    fields: (guestFields?.fields ?? []) as GuestField[],
    people: plan.people.map((person) => ({ ...person, ...known.get(person.id) })),
  };
};

type PagesProps = DesignedCardsProps & { design: CardDesign; guests: GuestFacts };

const Pages = ({ event, plan, kind: sheet, title, design, guests }: PagesProps) => {
  const [{ each, order, who }, change] = usePrintOptions();
  const { id, version } = design;
  const layout = design.design as CardLayout;
  const { card: kind } = layout;
  const planWithFacts = useMemo(() => withFacts(plan, guests), [plan, guests]);
  const saved = useMemo(() => ({ id, version, layout }), [id, version, layout]);
  const isForPeople = kind === 'place' || kind === 'badge';
  const options = {
    ...(isForPeople && { order, who }),
    ...(kind === 'escort' && { each }),
  };
  const retired = retiredFields(layout.elements, guests.guestFields?.fields ?? []).length;
  return (
    <SheetPreview
      {...{ event, sheet, title, options }}
      plan={planWithFacts}
      design={saved}
      note={
        retired > 0 && (
          <p role="status" className={styles.warning}>
            {t('retired-fields', { count: retired })}
          </p>
        )
      }
      fields={() => (
        <>
          {kind === 'escort' && <EachCard value={each} onChange={change} />}
          {isForPeople && (
            <Switch
              label={t('everybody')}
              value={who === 'everybody'}
              onChange={(next) => change({ who: next ? 'everybody' : 'seated' })}
            />
          )}
        </>
      )}
      empty={<NoCards plan={planWithFacts} layout={layout} options={options} />}
    />
  );
};

type NoCardsProps = { plan: SheetPlan; layout: CardLayout; options: Partial<SheetOptions> };

/** Says why there is no page: nobody has a card, or no card fits on the paper. */
const NoCards = ({ plan, layout, options }: NoCardsProps) => {
  const cards = cardFactsOf(plan, { ...options, kind: layout.card }, sheetWords(locale));
  return cards.length > 0 ? (
    <EmptyState icon="print" title={t('no-room')} text={t('no-room-text')} />
  ) : (
    <EmptyState icon="print" title={t('no-cards')} text={t('no-cards-text')} />
  );
};
