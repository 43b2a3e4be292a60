import './paperFonts.ts';
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { CardLayout } from '../../schema/entities/cardDesign.ts';
import type { Turned } from '../../schema/sheets/papers.ts';
import type { SheetDocument } from '../../schema/sheets/primitives.ts';
import type { SheetOptions } from '../../schema/sheets/sheetLayout.ts';
import { sheetPages, usualTurn } from '../../schema/sheets/sheetPages.ts';
import type { SheetKind } from '../../schema/vocabulary.ts';
import { t } from '../texts/en/print.ftl';
import { locale } from '../texts/locale.ts';
import { Select } from '../ui/Select.tsx';
import { EmptyState } from '../ui/StateMessage.tsx';
import { DownloadMenu } from './DownloadMenu.tsx';
import { NewCardsNotReady } from './NewCardsNotReady.tsx';
import { PaperPage } from './PaperPage.tsx';
import { Printing } from './Printing.tsx';
import type { SheetsProps } from './printedEvent.ts';
import { useCardsSince, useNewCards } from './useNewCards.ts';
import { usePrintedAt } from './usePrintedAt.ts';
import { usePrintOptions } from './usePrintOptions.ts';
import { CutNames, MissingLetters } from './Warnings.tsx';

type SheetPreviewProps = SheetsProps & {
  sheet: SheetKind;
  /** Further fields below those of the paper. @param pages the number of pages */
  fields?: (pages: number) => ReactNode;
  options: Choices;
  /** The design, for cards. */
  design?: PrintedDesign | undefined;
  /** For the kitchen sheet: its revision, and that of the sheet it updates. */
  shown?: { at: number | undefined; since: number | undefined };
  /** Shown above the pages. */
  note?: ReactNode;
  /** Replaces the pages while they cannot be drawn. */
  inPlace?: ReactNode;
  /** Shown if there are no pages. */
  empty: ReactNode;
};

/** The options of a sheet besides its paper and design. */
type Choices = Partial<
  Pick<
    SheetOptions,
    'perPage' | 'order' | 'who' | 'hasDiets' | 'each' | 'withList' | 'withBackground'
  >
>;

/** A design of cards as it was saved. */
export type PrintedDesign = { id: string; version: number; layout: CardLayout };

/** The footer of the pages while an issue is printed. */
type Issued = { stamp?: string | undefined; code?: string | undefined };

const nothing: SheetDocument = { pages: [], missing: [] };

/** The pages, laid out again only if their content changes. For cards with `since`, only the new ones. */
const useLaidOut = (
  { event, plan, sheet, options, design }: SheetPreviewProps,
  {
    paper,
    turned,
    stamp,
    code,
    printedAt,
  }: Issued & Pick<SheetOptions, 'paper' | 'turned' | 'printedAt'>,
) => {
  const since = useCardsSince(sheet);
  const { who, hasDiets } = options;
  const cards = useNewCards({
    eventId: event.id,
    sheet,
    since,
    who,
    hasDiets,
    designId: design?.id,
  });
  const isForTables = sheet === 'tableCards';
  // The plan may contain only some of the tables.
  const holders = new Set((isForTables ? plan.tables : plan.people).map(({ id }) => id));
  const newIds = cards.status === 'ready' ? cards.ids.filter((id) => holders.has(id)) : undefined;
  const asked = JSON.stringify({
    ...options,
    ...(newIds && { [isForTables ? 'onlyTables' : 'onlyPeople']: newIds }),
  });
  const laidOut = useMemo(
    () =>
      sheetPages(plan, sheet, {
        ...JSON.parse(asked),
        ...{ design: design?.layout, paper, turned, locale, stamp, code, printedAt },
      }),
    [plan, sheet, asked, design, paper, turned, stamp, code, printedAt],
  );
  return { since, cards, newIds, laidOut };
};

const noNewCards = (
  <EmptyState icon="check" title={t('no-new-cards')} text={t('no-new-cards-text')} />
);

/** The pages of a sheet as they are printed and downloaded. */
export const SheetPreview = (props: SheetPreviewProps) => {
  const { event, plan, sheet, title, fields, options, shown, design, note, empty } = props;
  const eventId = event.id;
  const [{ paper, turned: chosen }, change] = usePrintOptions();
  const turned = chosen ?? usualTurn(sheet, { ...options, design: design?.layout });
  const [issued, setIssued] = useState<Issued>({});
  const printedAt = usePrintedAt();
  const { since, cards, newIds, laidOut } = useLaidOut(props, {
    paper,
    turned,
    ...issued,
    printedAt,
  });
  // If the address names tables, the plan contains only these.
  const isPart = useSearchParams()[0].has('tables');
  const tables = isPart ? plan.tables.map(({ id }) => id).join(',') : undefined;
  const imageHref = useCallback(
    (imageId: string) => `/api/events/${eventId}/images/${imageId}`,
    [eventId],
  );
  const isReady = cards.status === 'ready' || cards.status === 'notRequested';
  const inPlace = props.inPlace || (!isReady && <NewCardsNotReady state={cards} />);
  const { pages, missing } = inPlace ? nothing : laidOut;
  return (
    <Printing
      eventId={eventId}
      title={title}
      turned={turned}
      isEmpty={pages.length === 0}
      newCount={newIds?.length}
      onStamp={(stamp, code) => setIssued({ stamp, code })}
      printedAs={{
        ...options,
        // Whether the list follows may depend on the number of pages. What is on the paper is recorded.
        ...(sheet === 'seatingPlan' && { withList: options.withList ?? pages.length > 1 }),
        ...{ paper, turned, since: shown?.since },
        ...(design && { designId: design.id, designVersion: design.version }),
      }}
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
          {fields?.(pages.length)}
        </>
      }
      downloads={
        <DownloadMenu
          {...{ eventId, sheet, title, eventName: plan.event.name }}
          pages={pages.length}
          query={{
            ...options,
            ...(since === null ? shown : { since }),
            design: design?.id,
            paper,
            turned,
            tables,
          }}
        />
      }
      note={
        <>
          {note}
          <MissingLetters plan={plan} missing={missing} />
          {options.withList === false && <CutNames pages={pages} />}
        </>
      }
    >
      {pages.length === 0
        ? inPlace || (newIds?.length === 0 ? noNewCards : empty)
        : pages.map((page, nth) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: only their order tells pages apart
            <PaperPage key={nth} page={page} imageHref={imageHref} />
          ))}
    </Printing>
  );
};
