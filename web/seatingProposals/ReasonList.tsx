import { nameIn, type PlanView } from '../seating/planView.ts';
import { t } from '../texts/en/proposalReasons.ftl';
import { Badge } from '../ui/Badge.tsx';
import shared from '../ui/shared.module.css';
import styles from './Reasons.module.css';
import { keptText, pointsOfText, type SeatReason } from './reasonText.ts';
import type { RuleTexts } from './useRuleText.ts';

type ReasonListProps = { reasons: readonly SeatReason[]; view: PlanView; rules: RuleTexts };

/** Each rule that concerns a person: its sentence, how far it is kept, and its points. */
export const ReasonList = ({ reasons, view, rules }: ReasonListProps) => (
  <ul className={styles.reasons}>
    {reasons.map((reason, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a rule may concern somebody in two ways
      <li key={`${reason.ruleId ?? reason.from} ${reason.role} ${index}`}>
        <span className={styles.words}>
          <span>{rules.textOf(reason)}</span>
          <span className={shared.soft}>{keptText(reason, (id) => nameIn(view, id))}</span>
        </span>
        <Worth reason={reason} isMust={rules.isMust(reason)} />
      </li>
    ))}
  </ul>
);

const Worth = ({ reason, isMust }: { reason: SeatReason; isMust: boolean }) => {
  const { points, broken, role } = reason;
  if (isMust || broken > 0)
    return broken > 0 ? (
      <Badge tone="danger">{t('must-broken')}</Badge>
    ) : (
      <Badge tone="success">{t('must-kept')}</Badge>
    );
  if (role === 'by' && points === 0)
    return <span className={shared.soft}>{t('counts-for-others')}</span>;
  return <span className={styles.points}>{pointsOfText(reason)}</span>;
};
