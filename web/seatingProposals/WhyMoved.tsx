import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { nameIn, type PlanView } from '../seating/planView.ts';
import { t } from '../texts/en/proposalReasons.ftl';
import { Skeleton } from '../ui/Skeleton.tsx';
import shared from '../ui/shared.module.css';
import { ExplainMove } from './documents.ts';
import { ReasonList } from './ReasonList.tsx';
import styles from './Reasons.module.css';
import type { RuleTexts } from './useRuleText.ts';
import { pointsText } from './words.ts';

type WhyMovedProps = {
  attendeeId: string;
  proposalId: string;
  /** The budget of the chosen rung. */
  budget: number | null;
  view: PlanView;
  rules: RuleTexts;
};

/** Why a proposal moves a person. Fetched when opened. */
export const WhyMoved = (props: WhyMovedProps) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className={styles.why} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary aria-label={t('why-moved', { name: nameIn(props.view, props.attendeeId) })}>
        {t('why')}
      </summary>
      {isOpen && <Reasons {...props} />}
    </details>
  );
};

const Reasons = ({ attendeeId, proposalId, budget, view, rules }: WhyMovedProps) => {
  const { data, error } = useQuery(ExplainMove, {
    variables: { attendeeId, proposalId, moveBudget: budget },
    fetchPolicy: 'no-cache',
  });
  const after = data?.after;
  if (error) return <p className={shared.soft}>{t('why-failed')}</p>;
  if (!after) return <Skeleton width="100%" height="3rem" />;
  const gained = after.points - (data.before?.points ?? 0);
  return (
    <>
      <p className={styles.total}>{t('gained', { points: pointsText(gained) })}</p>
      <ReasonList reasons={after.reasons} view={view} rules={rules} />
    </>
  );
};
