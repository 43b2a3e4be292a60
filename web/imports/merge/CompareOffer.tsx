import { t } from '../../texts/en/merge.ftl';
import { Button } from '../../ui/Button.tsx';
import styles from './Merge.module.css';

type CompareOfferProps = { hasWishes: boolean; pending: boolean; onCompare: () => void };

/** Offers to compare a list with the event's people instead of adding everybody in it. */
export const CompareOffer = ({ hasWishes, pending, onCompare }: CompareOfferProps) => (
  <div className={styles.about}>
    <p>
      {t('compare-about')} {hasWishes && t('merge-wishes')}
    </p>
    <Button pending={pending} onClick={onCompare}>
      {pending ? t('comparing') : t('compare')}
    </Button>
  </div>
);
