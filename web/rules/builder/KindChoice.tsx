import { useId } from 'react';
import type { RuleKind } from '../../../schema/seatingRules.ts';
import styles from './Builder.module.css';
import { kindGroups, kindTexts } from './kinds.ts';

/** What should hold: the kinds of rules by what one wants, each with an example. */
export const KindChoice = ({ onChoose }: { onChoose: (kind: RuleKind) => void }) => (
  <div className={styles.groups}>
    {kindGroups.map((group) => (
      <KindGroup key={group.title} {...group} onChoose={onChoose} />
    ))}
  </div>
);

type KindGroupProps = (typeof kindGroups)[number] & { onChoose: (kind: RuleKind) => void };

const KindGroup = ({ title, kinds, onChoose }: KindGroupProps) => {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className={styles.groupTitle}>
        {title}
      </h3>
      <ul className={styles.kinds}>
        {kinds.map((kind) => (
          <li key={kind}>
            <button type="button" className={styles.kind} onClick={() => onChoose(kind)}>
              <strong>{kindTexts[kind].name}</strong>
              <span>{kindTexts[kind].example}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
};
