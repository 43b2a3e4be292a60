import { useQuery } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import { useTableMark } from '../chart/marks.ts';
import { useRefetchOnChange } from '../graphql/useRefetchOnChange.ts';
import { nameIn, type PlanView } from '../seating/planView.ts';
import type { Plan } from '../seating/seatingPlan.ts';
import { t } from '../texts/en/proposalReasons.ftl';
import { Badge } from '../ui/Badge.tsx';
import { Button } from '../ui/Button.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import shared from '../ui/shared.module.css';
import { ExplainTable } from './documents.ts';
import styles from './Reasons.module.css';
import { namesText } from './reasonText.ts';
import { useRuleText } from './useRuleText.ts';
import { totalText } from './words.ts';

export type WhyTableProps = { plan: Plan; view: PlanView; tableId: string };

/** The reasons for a table's seating, rule by rule. Fetched when a button is pressed. */
export const WhyTable = (props: WhyTableProps) => {
  const [isOpen, setOpen] = useState(false);
  // The reasons replace the button, so they take the focus.
  const reasons = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isOpen) reasons.current?.focus();
  }, [isOpen]);
  return isOpen ? (
    <section ref={reasons} tabIndex={-1} className={shared.stack1} aria-label={t('why-table')}>
      <h3>{t('why-table')}</h3>
      <Reasons {...props} />
    </section>
  ) : (
    <Button size="sm" icon="info" onClick={() => setOpen(true)}>
      {t('why-table')}
    </Button>
  );
};

const Reasons = ({ plan, view, tableId }: WhyTableProps) => {
  const { data, error, refetch } = useQuery(ExplainTable, {
    variables: { tableId },
    fetchPolicy: 'no-cache',
  });
  useRefetchOnChange(plan.position, refetch);
  const { textOf, isMust } = useRuleText(plan, view);
  // The reasons leave out rules about several tables. The table's mark has those that are broken here.
  const mark = useTableMark(tableId);
  const table = data?.explainTable;
  if (error && !table) return <p className={shared.soft}>{t('why-failed')}</p>;
  if (!table) return <Skeleton width="100%" height="3rem" />;
  return (
    <>
      <p className={styles.total}>{t('points-alone', { points: totalText(table.points) })}</p>
      {mark && <p className={styles.broken}>{mark.words}</p>}
      {table.reasons.length === 0 && !mark && <p className={shared.soft}>{t('no-rule-here')}</p>}
      <ul className={styles.reasons}>
        {table.reasons.map((reason) => {
          const who = namesText(reason.lackingIds, (id) => nameIn(view, id));
          return (
            <li key={reason.ruleId ?? reason.from}>
              <span className={styles.words}>
                <span>{textOf(reason)}</span>
                {who && <span className={shared.soft}>{t('missed-here', { who })}</span>}
              </span>
              {isMust(reason) ? (
                <Badge tone={reason.broken > 0 ? 'danger' : 'success'}>
                  {t(reason.broken > 0 ? 'must-broken' : 'must-kept')}
                </Badge>
              ) : (
                <span className={styles.points}>
                  {t('points-alone', { points: totalText(reason.points) })}
                </span>
              )}
            </li>
          );
        })}
      </ul>
    </>
  );
};
