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
    .map(({ ruleId, points, broken }): RuleChange => {
      const was = before.byRule.find((one) => one.ruleId === ruleId);
      const text = ruleText(ruleId, rules, names);
      const wasBroken = was?.broken ?? 0;
      const isMust = broken + wasBroken > 0 || ruleBy(ruleId, rules)?.hard === true;
      return { ruleId, text, isMust, broken, wasBroken, was: was?.points ?? 0, points };
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
              {rows.map((row) =>
                row.isMust ? (
                  <MustRow key={row.ruleId} {...row} />
                ) : (
                  <Row key={row.ruleId} label={row.text} was={row.was} now={row.points} />
                ),
              )}
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

type RuleChange = {
  ruleId: string;
  text: string;
  /** Judged by whether it is kept, not by its points. */
  isMust: boolean;
  /** The number of places where it is broken. */
  broken: number;
  wasBroken: number;
  points: number;
  was: number;
};

const MustRow = ({ text, broken, wasBroken }: RuleChange) => (
  <tr>
    <th scope="row">
      {text}
      {broken > 0 && (
        <>
          {' '}
          <Badge tone="danger">{t('broken-in', { count: broken })}</Badge>
        </>
      )}
    </th>
    <td>{keptText(wasBroken)}</td>
    <td>{keptText(broken)}</td>
  </tr>
);

const changeOf = ({ was, points }: Pick<RuleChange, 'was' | 'points'>) => Math.abs(points - was);

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
