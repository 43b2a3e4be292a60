import { useSetAtom } from 'jotai';
import { t } from '../texts/en/seatOffer.ftl';
import { Button, IconButton } from '../ui/Button.tsx';
import type { Losses } from './lostSeats.ts';
import styles from './OfferedSeats.module.css';
import { optionsDialogAtom } from './state.ts';

type OfferedSeatsProps = {
  losses: Losses;
  /** The number of people without a seat. */
  waiting: number;
  onDismiss: () => void;
};

/** Says what was lost, with a button that seats the people who wait. */
export const OfferedSeats = ({ losses, waiting, onDismiss }: OfferedSeatsProps) => {
  const openOptions = useSetAtom(optionsDialogAtom);
  const { people, seats } = losses;
  return (
    <section className={styles.offer} aria-label={t('offer')}>
      <p className={styles.words}>
        {people.size > 0
          ? t('lost-seats', { count: people.size })
          : t('freed-seats', { count: seats.size, waiting })}
      </p>
      <Button
        size="sm"
        icon="chair"
        onClick={() => openOptions({ scope: 'all', budget: 'ladder', isMovingFew: true })}
      >
        {t('seat-them', { count: people.size || waiting })}
      </Button>
      <IconButton icon="close" size="sm" label={t('dismiss-offer')} onClick={onDismiss} />
    </section>
  );
};
