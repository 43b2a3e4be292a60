import { t } from '../../texts/en/ruleBuilder.ftl';
import { Button } from '../../ui/Button.tsx';
import type { RuleNames } from '../ruleNames.ts';
import { ruleSentence } from '../ruleSentence.ts';
import type { Contradiction } from '../state.ts';
import styles from './Builder.module.css';

type ContradictingProps = {
  contradiction: Contradiction;
  names: RuleNames;
  isPending: boolean;
  onSave: () => void;
};

/** Why a rule was refused: the rules that cannot all hold, in words, and the way to save it. */
export const Contradicting = ({ contradiction, names, isPending, onSave }: ContradictingProps) => (
  <section
    role="alert"
    ref={(section) => section?.scrollIntoView({ block: 'nearest' })}
    className={styles.contradicting}
  >
    <h3>{t('cannot-all-hold')}</h3>
    <ContradictingRules contradiction={contradiction} names={names} />
    <p>{t('cannot-text')}</p>
    <div>
      <Button size="sm" pending={isPending} onClick={onSave}>
        {t('save-even-so')}
      </Button>
    </div>
  </section>
);

/** The rules that cannot all hold, as sentences. */
export const ContradictingRules = ({
  contradiction,
  names,
}: Pick<ContradictingProps, 'contradiction' | 'names'>) => {
  const sentences = [...new Set(contradiction.rules.map((rule) => ruleSentence(rule, names)))];
  return (
    <ul className={styles.sentences}>
      {sentences.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  );
};
