import { useId } from 'react';
import { t } from '../texts/en/drafts.ftl';
import { intoView } from '../ui/intoView.ts';
import { Option } from '../ui/Option.tsx';
import shared from '../ui/shared.module.css';
import styles from './Drafts.module.css';
import type { Conflict } from './drafts.ts';
import { conflictText } from './words.ts';

type ConflictsProps = {
  conflicts: readonly Conflict[];
  count: number;
  isLeftOut: boolean;
  /** Whether the member tried to take over without deciding about the conflicts. */
  isUnsaid: boolean;
  onChange: (isLeftOut: boolean) => void;
};

/** The conflicts with the live plan, with an option to leave them out. */
export const Conflicts = ({ conflicts, count, isLeftOut, isUnsaid, onChange }: ConflictsProps) => {
  const titleId = useId();
  const errorId = useId();
  const texts = [...new Set(conflicts.map(conflictText))];
  const more = count - conflicts.length;
  return (
    <section className={styles.conflicts} aria-labelledby={titleId}>
      <h3 id={titleId} className={styles.subtitle}>
        {t('conflicts', { count })}
      </h3>
      <ul>
        {texts.map((text) => (
          <li key={text}>{text}</li>
        ))}
        {more > 0 && <li>{t('more-conflicts', { count: more })}</li>}
      </ul>
      <Option
        type="checkbox"
        checked={isLeftOut}
        aria-invalid={isUnsaid || undefined}
        aria-describedby={isUnsaid ? errorId : undefined}
        onChange={(event) => onChange(event.target.checked)}
        className={styles.option}
      >
        {t('leave-out')}
      </Option>
      {isUnsaid && (
        <p ref={intoView} id={errorId} className={shared.error} role="alert">
          {t('leave-out-first')}
        </p>
      )}
    </section>
  );
};
