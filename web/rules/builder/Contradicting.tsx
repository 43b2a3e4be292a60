import { t } from '../../texts/en/ruleBuilder.ftl';
import { SavingWays } from '../conflicts/SavingWays.tsx';
import type { RuleNames } from '../ruleNames.ts';
import type { Contradiction, Saving, WayOut } from '../state.ts';
import styles from './Builder.module.css';

type ContradictingProps = {
  contradiction: Contradiction;
  names: RuleNames;
  isPending: boolean;
  onSave: (saving: Saving, way: WayOut) => void;
};

/** Why a rule was refused: the rules that cannot all hold, in words, and the ways to save it. */
export const Contradicting = (props: ContradictingProps) => (
  <section
    role="alert"
    ref={(section) => section?.scrollIntoView({ block: 'nearest' })}
    className={styles.contradicting}
  >
    <h3>{t('cannot-all-hold')}</h3>
    <SavingWays {...props} />
  </section>
);
