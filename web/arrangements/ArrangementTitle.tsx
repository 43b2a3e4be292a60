import type { PublicArrangement } from '../../schema/entities/arrangement.ts';
import { momentText } from '../texts/formats.ts';
import styles from './PublicArrangementPage.module.css';

/**
 * The event with its date and place, where the organiser shows them, and the name of the seating, which
 * is the heading otherwise.
 */
export const ArrangementTitle = ({ arrangement }: { arrangement: PublicArrangement }) => {
  const { name, description, event } = arrangement;
  const facts = event && [event.startDate && momentText(event.startDate), event.location];
  return (
    <header className={styles.header}>
      <h1 className={styles.name}>{event?.name ?? name}</h1>
      {facts?.some(Boolean) && <p className={styles.facts}>{facts.filter(Boolean).join(' · ')}</p>}
      {(event || description) && (
        <p className={styles.description}>
          {event && <span className={styles.seating}>{name}</span>}
          {event && description && ' · '}
          {description}
        </p>
      )}
    </header>
  );
};
