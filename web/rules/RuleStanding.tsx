import { useStandingOf } from '../proposal/standing.ts';
import { t } from '../texts/en/rules.ftl';
import { Badge } from '../ui/Badge.tsx';
import styles from './Rules.module.css';

/** Whether a rule is kept, and by whom it is broken. Shows nothing while no score is known. */
export const RuleStanding = ({ ruleId }: { ruleId: string }) => {
  const standing = useStandingOf(ruleId);
  if (!standing) return null;
  if (standing.isKept) return <Badge tone="success">{t('kept')}</Badge>;
  return (
    <>
      <Badge tone={standing.broken > 0 ? 'danger' : 'warning'}>
        {t(standing.broken > 0 ? 'broken' : 'not-kept-by-all')}
      </Badge>
      <span className={styles.standing}>{standing.words}</span>
    </>
  );
};
