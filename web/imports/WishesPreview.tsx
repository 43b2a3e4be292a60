import { ruleSentence } from '../seatingRules/ruleSentence.ts';
import { t } from '../texts/en/imports.ftl';
import type { ImportPlan } from './importDialogProps.ts';
import type { WishesState } from './useWishes.ts';
import styles from './WishesPreview.module.css';

type WishesPreviewProps = { wishing: WishesState; plan: ImportPlan };

const shownAtMost = 10;

/** The rules and pins that come with the import. */
export const WishesPreview = ({ wishing, plan }: WishesPreviewProps) => {
  const { rules, seats } = wishing;
  const count = rules.length + seats.length;
  if (count === 0) return <p className={styles.wishes}>{t('wishes-there')}</p>;
  return (
    <section className={styles.wishes} aria-label={t('wishes')}>
      <p className={styles.title}>
        {t('wishes-come', { rules: rules.length, pins: seats.length })}
      </p>
      <ul className={styles.list}>
        {shownOf(wishing, plan).map(({ key, sentence }) => (
          <li key={key}>{sentence}</li>
        ))}
        {count > shownAtMost && <li>{t('and-more', { count: count - shownAtMost })}</li>}
      </ul>
    </section>
  );
};

const shownOf = ({ rules, seats, names }: WishesState, plan: ImportPlan) => {
  const shownRules = rules.slice(0, shownAtMost);
  const shownSeats = seats.slice(0, shownAtMost - shownRules.length);
  const tableOf = (seatId: string) => plan.seats.find(({ id }) => id === seatId)?.tableId ?? '';
  return [
    ...shownRules.map((rule) => ({
      key: JSON.stringify(rule),
      sentence: ruleSentence(rule, names),
    })),
    ...shownSeats.map(({ attendeeId, seatId }) => ({
      key: seatId,
      sentence: t('pinned-at', {
        person: names.person(attendeeId) ?? '',
        table: names.table(tableOf(seatId)) ?? '',
      }),
    })),
  ];
};
