import { type CSSProperties, type ReactNode, useRef } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { useElementSize } from '../chart/useElementSize.ts';
import { t } from '../texts/en/print.ftl';
import { Button } from '../ui/Button.tsx';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { Select } from '../ui/Select.tsx';
import shared from '../ui/shared.module.css';
import { PaperStyle } from './PaperStyle.tsx';
import styles from './PrintPage.module.css';
import { paperArea, paperNames, type Turned } from './papers.ts';
import type { PrintOptions } from './usePrintOptions.ts';

type PrintingProps = {
  eventId: string;
  title: string;
  turned: Turned;
  isNumbered?: boolean;
  paper: PrintOptions['paper'];
  onPaper: (paper: PrintOptions['paper']) => void;
  /** Fields beside the paper's. */
  options?: ReactNode;
  /** How many cards there are, where only those are printed that are new. */
  newCount?: number | undefined;
  /** Nothing to print: the preview says why. */
  isEmpty: boolean;
  children: ReactNode;
};

/** Printing waits for the fonts, which paper has no second chance to load. */
const print = () => void document.fonts.ready.then(() => window.print());

const pixelsPerMillimetre = 96 / 25.4;

/** The bar above what is printed, for the screen alone, and the paper below it as it will be. */
export const Printing = (props: PrintingProps) => {
  const {
    eventId,
    title,
    turned,
    isNumbered,
    paper,
    onPaper,
    options,
    newCount,
    isEmpty,
    children,
  } = props;
  const desk = useRef<HTMLDivElement>(null);
  const size = useElementSize(desk);
  const { width } = paperArea(paper, turned);
  const scale = size ? Math.min(1, size.width / (width * pixelsPerMillimetre)) : 1;
  return (
    <>
      <PaperStyle paper={paper} turned={turned} {...(isNumbered && { isNumbered })} />
      <header className={styles.bar}>
        <ButtonLink to={`/seating?event=${eventId}`} variant="quiet" size="sm" icon="arrowLeft">
          {t('back')}
        </ButtonLink>
        <h1 className={styles.title}>{title}</h1>
        {newCount !== undefined && <NewOnly count={newCount} />}
        <div className={styles.options}>
          {options}
          <Select
            label={t('paper')}
            value={paper}
            onChange={onPaper}
            options={paperNames.map((value) => ({ value, label: t(value) }))}
          />
          <Button variant="primary" icon="print" disabled={isEmpty} onClick={print}>
            {t('print')}
          </Button>
        </div>
      </header>
      <section className={styles.desk} aria-label={t('preview')}>
        <div ref={desk} className={styles.measure} />
        <div
          className={isEmpty ? styles.nothing : styles.sheets}
          style={{ '--scale': scale, '--sheet': `${width}mm` } as CSSProperties}
        >
          {children}
        </div>
      </section>
    </>
  );
};

/** Says that this is not all of it, and leads to all of it. */
const NewOnly = ({ count }: { count: number }) => {
  const [params] = useSearchParams();
  const all = new URLSearchParams(params);
  all.delete('since');
  return (
    <p className={shared.soft}>
      {t('new-cards', { count })} <Link to={`?${all}`}>{t('all-cards')}</Link>
    </p>
  );
};
