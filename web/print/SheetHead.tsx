import styles from './PrintPage.module.css';
import { type SheetsProps, whenAndWhere } from './printedEvent.ts';

type SheetHeadProps = { event: SheetsProps['event']; facts: readonly string[] };

/** The head of a page: the event and the kind of sheet. */
export const SheetHead = ({ event, facts }: SheetHeadProps) => (
  <div className={styles.head}>
    <h2 className={styles.name}>{event.name}</h2>
    <p className={styles.facts}>{[...facts, whenAndWhere(event)].filter(Boolean).join(' · ')}</p>
  </div>
);
