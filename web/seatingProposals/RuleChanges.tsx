import type { SeatingRule } from '../../schema/seatingRules/seatingRules.ts';
import type { PlanView } from '../seating/planView.ts';
import type { RuleNames } from '../seatingRules/ruleNames.ts';
import { t } from '../texts/en/seatingProposals.ftl';
import { Badge } from '../ui/Badge.tsx';
import shared from '../ui/shared.module.css';
import styles from './Proposal.module.css';
import type { ProposalParts } from './useProposal.ts';
import { pointsText, ruleBy, ruleText, totalText, waitingText } from './words.ts';

type RuleChangesProps = {
  proposal: ProposalParts;
  rules: ReadonlyMap<string, SeatingRule>;
  names: RuleNames;
  view: PlanView;
};

/** The number of rules shown before the member asks for more. */
const mostShown = 5;

/** The score of the seating before and after, in total and by rule. */
export const RuleChanges = ({ proposal, rules, names, view }: RuleChangesProps) => {
  const { before, after } = proposal;
  if (!before || !after) return null;
  const rows = after.byRule
    .map(({ ruleId, points, broken }) => {
      const was = before.byRule.find((one) => one.ruleId === ruleId);
      const text = ruleText(ruleId, rules, names);
      return { ruleId, text, broken, wasBroken: was?.broken ?? 0, was: was?.points ?? 0, points };
    })
    .toSorted((a, b) => b.broken - a.broken || changeOf(b) - changeOf(a));
  const arePairsKnown = before.pairs !== 0 || after.pairs !== 0;
  return (
    <section className={styles.section}>
      <h3>{t('what-it-is-worth')}</h3>
      <table className={styles.scores}>
        <Heads />
        <tbody>
          <Row label={t('points')} was={before.points} now={after.points} isTotal />
          {before.moves !== after.moves && (
            <Row label={t('cost-of-moves')} was={before.moves} now={after.moves} />
          )}
          <Row label={t('musts-broken')} was={before.hard} now={after.hard} isTotal isLessBetter />
          <Row
            label={waitingText(view)}
            was={before.waiting}
            now={after.waiting}
            isTotal
            isLessBetter
          />
        </tbody>
      </table>
      {(rows.length > 0 || arePairsKnown) && (
        <details open={rows.length <= mostShown}>
          <summary>{t('by-rule', { count: rows.length })}</summary>
          <table className={styles.scores}>
            <Heads />
            <tbody>
              {rows.map(({ ruleId, text, was, points, wasBroken, broken }) => (
                <tr key={ruleId}>
                  <th scope="row">
                    {text}
                    {broken > 0 && (
                      <>
                        {' '}
                        <Badge tone="danger">{t('broken-in', { count: broken })}</Badge>
                      </>
                    )}
                  </th>
                  {isMust(ruleBy(ruleId, rules), wasBroken + broken) ? (
                    <>
                      <td>{keptText(wasBroken)}</td>
                      <td>{keptText(broken)}</td>
                    </>
                  ) : (
                    <>
                      <td>{totalText(was)}</td>
                      <td data-change={signOf(points - was)}>
                        {totalText(points)}
                        {points !== was && <Change by={points - was} />}
                      </td>
                    </>
                  )}
                </tr>
              ))}
              {arePairsKnown && (
                <Row label={t('known-pairs')} was={before.pairs} now={after.pairs} />
              )}
            </tbody>
          </table>
        </details>
      )}
      {rows.length === 0 && <p className={shared.soft}>{t('no-rules')}</p>}
    </section>
  );
};

const Heads = () => (
  <thead>
    <tr>
      <td />
      <th scope="col">{t('before')}</th>
      <th scope="col">{t('after')}</th>
    </tr>
  </thead>
);

const changeOf = ({ was, points }: { was: number; points: number }) => Math.abs(points - was);

const isMust = (rule: SeatingRule | undefined, broken: number): boolean =>
  broken > 0 || rule?.hard === true;

const keptText = (broken: number): string =>
  broken > 0 ? t('broken-in', { count: broken }) : t('kept');

const signOf = (change: number) => (change > 0 ? 'better' : change < 0 ? 'worse' : undefined);

type RowProps = {
  label: string;
  was: number;
  now: number;
  isTotal?: boolean;
  isLessBetter?: boolean;
};

const Row = ({ label, was, now, isTotal = false, isLessBetter = false }: RowProps) => (
  <tr className={isTotal ? styles.total : undefined}>
    <th scope="row">{label}</th>
    <td>{totalText(was)}</td>
    <td data-change={signOf(isLessBetter ? was - now : now - was)}>
      {totalText(now)}
      {now !== was && <Change by={now - was} />}
    </td>
  </tr>
);

const Change = ({ by }: { by: number }) => (
  <span className={styles.change}> ({pointsText(by)})</span>
);
