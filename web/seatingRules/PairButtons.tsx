import type { PlanView } from '../seating/planView.ts';
import type { Plan } from '../seating/seatingPlan.ts';
import { t } from '../texts/en/seatingRules.ftl';
import { Button } from '../ui/Button.tsx';
import shared from '../ui/shared.module.css';
import styles from './Rules.module.css';
import { type RuleView, ruleViewOf } from './ruleNames.ts';
import { usePairing } from './usePairing.ts';

export type PairButtonsProps = {
  plan: Plan;
  view: RuleView;
  attendeeIds: readonly string[];
  /** Called once a button is pressed, before the rule is made. */
  onChosen: () => void;
};

/** "Keep together" and "Keep apart", for people whom a gesture brought together. */
export const PairButtons = ({ plan, view, attendeeIds, onChosen }: PairButtonsProps) => {
  const keep = usePairing(plan, view);
  const choose = (pairing: 'together' | 'apart') => {
    onChosen();
    void keep(pairing, attendeeIds);
  };
  return (
    <fieldset className={shared.cluster} aria-label={t('rule-for-them')}>
      <Button icon="link" onClick={() => choose('together')}>
        {t('keep-together')}
      </Button>
      <Button icon="apart" onClick={() => choose('apart')}>
        {t('keep-apart')}
      </Button>
    </fieldset>
  );
};

type PairInsteadProps = Omit<PairButtonsProps, 'view'> & { view: PlanView };

/** The same buttons for a dialog about something else. */
export const PairInstead = ({ plan, view, ...rest }: PairInsteadProps) => (
  <div className={styles.instead}>
    <p className={shared.soft}>{t('as-a-rule')}</p>
    <PairButtons plan={plan} view={ruleViewOf(plan, view)} {...rest} />
  </div>
);
