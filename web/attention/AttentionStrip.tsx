import { useId } from 'react';
import type { AttentionKind } from '../../schema/attendees/attention.ts';
import { t } from '../texts/en/attention.ftl';
import { Icon } from '../ui/Icon.tsx';
import styles from './AttentionStrip.module.css';
import type { Attention } from './useAttention.ts';

type AttentionStripProps = {
  attention: Attention;
  chosen: AttentionKind | null;
  /** Null shows everybody again. */
  onChoose: (kind: AttentionKind | null) => void;
};

/**
 * The kinds of attention that the guest list needs, with the number of guests for each. Choosing one filters
 * the list; choosing it again clears the filter. Renders nothing if there are none.
 */
export const AttentionStrip = ({ attention, chosen, onChoose }: AttentionStripProps) => {
  const id = useId();
  if (attention.size === 0) return null;
  return (
    <section aria-labelledby={id} className={styles.strip}>
      <h2 id={id} className={styles.title}>
        <Icon name="alert" size={16} />
        {t('needs-attention')}
      </h2>
      <ul className={styles.chips} aria-labelledby={id}>
        {[...attention].map(([kind, ids]) => (
          <li key={kind}>
            <button
              type="button"
              className={styles.chip}
              aria-pressed={kind === chosen}
              onClick={() => onChoose(kind === chosen ? null : kind)}
            >
              {t(texts[kind], { count: ids.size })}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
};

const texts: Record<AttentionKind, string> = {
  declinedButSeated: 'declined-but-seated',
  declinedWithCard: 'declined-with-card',
  mealMissing: 'meal-missing',
  unnamed: 'unnamed',
  partyParted: 'party-parted',
  replyMissing: 'reply-missing',
};
