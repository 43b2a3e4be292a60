import { type CSSProperties, type ReactNode, useId, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { paperArea, paperNames, type Turned } from '../../schema/sheets/papers.ts';
import { useElementSize } from '../chart/useElementSize.ts';
import type { PrintedAsInput } from '../gql/graphql.ts';
import { t } from '../texts/en/print.ftl';
import { BackLink } from '../ui/BackLink.tsx';
import { classes } from '../ui/classes.ts';
import { Icon } from '../ui/Icon.tsx';
import { Select } from '../ui/Select.tsx';
import shared from '../ui/shared.module.css';
import { CardDesignSelect } from './cardDesigns/CardDesignSelect.tsx';
import { PrintButtons } from './issuedSheets/PrintButtons.tsx';
import { type StampHandler, usePrint } from './issuedSheets/usePrint.ts';
import { PaperStyle } from './PaperStyle.tsx';
import styles from './PrintPage.module.css';
import { useAllCards } from './useNewCards.ts';
import { usePrintOptions } from './usePrintOptions.ts';

type PrintingProps = {
  eventId: string;
  title: string;
  turned: Turned;
  /** Called before printing with the footer of the pages. */
  onStamp?: StampHandler;
  /** The options that are recorded when the pages are issued. */
  printedAs?: PrintedAsInput | undefined;
  downloads?: ReactNode;
  /** Shown above the pages. */
  note?: ReactNode;
  /** Further fields, below the paper size. */
  options?: ReactNode;
  /** The number of new cards, if only those are printed. */
  newCount?: number | undefined;
  /** Whether nothing can be printed. The preview says why. */
  isEmpty: boolean;
  children: ReactNode;
};

const pixelsPerMillimetre = 96 / 25.4;

/** Does nothing with the footer, for pages that have none. */
const unstamped: StampHandler = () => undefined;

/** A header and options for the screen only, and the pages as they will be printed. */
export const Printing = (props: PrintingProps) => {
  const { eventId, title, turned, newCount, isEmpty, children } = props;
  const [{ paper }] = usePrintOptions();
  const printing = usePrint(props.onStamp ?? unstamped, props.printedAs);
  const desk = useRef<HTMLDivElement>(null);
  const size = useElementSize(desk);
  const { width } = paperArea(paper, turned);
  const scale = size ? Math.min(1, size.width / (width * pixelsPerMillimetre)) : 1;
  return (
    <div className={styles.page}>
      <PaperStyle {...{ paper, turned }} />
      <header className={styles.bar}>
        <div className={styles.titles}>
          <BackLink to={`/seating?event=${eventId}`}>{t('back')}</BackLink>
          <h1 className={styles.title}>{title}</h1>
          {newCount !== undefined && <NewOnly count={newCount} />}
        </div>
        <div className={styles.actions}>
          {props.downloads}
          <PrintButtons {...{ eventId, isEmpty, printing }} />
        </div>
      </header>
      <Options turned={turned} isFixed={printing.isIssuing}>
        {props.options}
      </Options>
      <section className={styles.desk} aria-label={t('preview')}>
        <div ref={desk} className={styles.measure} />
        {props.note}
        <div
          className={isEmpty ? styles.nothing : styles.sheets}
          style={{ '--scale': scale, '--sheet': `${width}mm` } as CSSProperties}
        >
          {children}
        </div>
      </section>
    </div>
  );
};

const turnNames: Record<Turned, string> = { portrait: t('portrait'), landscape: t('landscape') };

type OptionsProps = {
  turned: Turned;
  /** Whether the sheet must not change, because its issue is being recorded. */
  isFixed: boolean;
  children: ReactNode;
};

/** The options beside the pages; on narrow screens behind a button that names the paper. */
const Options = ({ turned, isFixed, children }: OptionsProps) => {
  const [{ paper }, change] = usePrintOptions();
  const [isOpen, setOpen] = useState(false);
  const fieldsId = useId();
  return (
    <section className={styles.options} aria-label={t('options')} inert={isFixed}>
      <button
        type="button"
        className={styles.toggle}
        aria-expanded={isOpen}
        aria-controls={fieldsId}
        onClick={() => setOpen(!isOpen)}
      >
        <span className={styles.toggleLabel}>{t('options')}</span>
        <span className={styles.chosen}>
          {t('paper-name', { paper })} · {turnNames[turned]}
        </span>
        <Icon name={isOpen ? 'chevronUp' : 'chevronDown'} size={16} />
      </button>
      <div id={fieldsId} className={classes(styles.fields, isOpen && styles.open)}>
        <CardDesignSelect />
        <Select
          label={t('paper')}
          value={paper}
          onChange={(next) => change({ paper: next })}
          options={paperNames.map((value) => ({
            value,
            label: t('paper-name', { paper: value }),
          }))}
        />
        {children}
      </div>
    </section>
  );
};

/** Says that these are only the new cards, and links to all of them. */
const NewOnly = ({ count }: { count: number }) => (
  <p className={shared.soft}>
    {t('new-cards', { count })} <Link to={useAllCards()}>{t('all-cards')}</Link>
  </p>
);
