import { useId, useMemo } from 'react';
import type { SeatingRule } from '../../schema/seatingRules/seatingRules.ts';
import { nameIn, type PlanView } from '../seating/planView.ts';
import type { Plan } from '../seating/seatingPlan.ts';
import { ConflictItem } from '../seatingRules/conflicts/ConflictItem.tsx';
import { isOpen, useWaysOut, type Way } from '../seatingRules/conflicts/useWaysOut.ts';
import { namesOf, type RuleView, ruleViewOf } from '../seatingRules/ruleNames.ts';
import { rulesOf } from '../seatingRules/rulesOfPlan.ts';
import { t } from '../texts/en/ruleConflicts.ftl';
import { listText, withOthers } from '../texts/formats.ts';
import { Button } from '../ui/Button.tsx';
import shared from '../ui/shared.module.css';
import { useStartProposal } from './OptionsDialog.tsx';
import { optionsIn } from './options.ts';
import styles from './Proposal.module.css';
import { namesText } from './reasonText.ts';
import { useOpenProposal } from './state.ts';
import type { ProposalParts } from './useProposal.ts';
import { pointsText } from './words.ts';

type InTheWayProps = {
  proposal: ProposalParts;
  plan: Plan;
  view: PlanView;
  /** The rules when the engine ran. */
  rules: ReadonlyMap<string, SeatingRule>;
};

/** Why rules are broken or people have no seat, and the ways out with their results. */
export const InTheWay = (props: InTheWayProps) => {
  const id = useId();
  const { conflicts: found, overFull } = props.proposal;
  if (found.length === 0 && !overFull) return null;
  return (
    <section aria-labelledby={id} className={styles.section}>
      <h3 id={id}>{t('in-the-way')}</h3>
      {overFull && <OverFull overFull={overFull} view={props.view} />}
      {found.length > 0 && <Conflicts {...props} />}
    </section>
  );
};

const Conflicts = ({ proposal, plan, view: onScreen, rules: then }: InTheWayProps) => {
  const view: RuleView = useMemo(() => ruleViewOf(plan, onScreen), [plan, onScreen]);
  const now = useMemo(() => new Map(rulesOf(plan).map(({ id, rule }) => [id, rule])), [plan]);
  const names = useMemo(() => namesOf(view), [view]);
  const { carryOut, isPending } = useWaysOut(plan.id, view, now);
  return (
    <ul className={shared.stack3}>
      {proposal.conflicts.map((conflict) => {
        const ways = conflict.ways.filter((way) => isOpen(way, now, view));
        const who = namesText(conflict.personIds, (id) => nameIn(view, id));
        const couldBe = conflict.ways.some(({ way }) => way !== 'seatByHand');
        return (
          <ConflictItem
            key={`${conflict.ruleIds.join()}:${conflict.personIds.join()}`}
            conflict={conflict}
            rules={then}
            names={names}
            isPending={isPending}
            ways={ways}
            effectOf={effectText}
            onWay={(way) => void carryOut(way)}
          >
            {who && proposal.after?.hard === 0 && (
              <p className={shared.soft}>{t('about', { who })}</p>
            )}
            {couldBe && ways.length < conflict.ways.length - 1 && (
              <Again proposal={proposal} eventId={plan.id} />
            )}
          </ConflictItem>
        );
      })}
    </ul>
  );
};

/** The result of a way out, compared with the present plan. */
const effectText = ({ effect }: Way): string => {
  if (!effect) return t('effect-unknown');
  const { waiting, points } = effect;
  const seated = waiting === 0 ? t('effect-all') : t('effect-some', { count: waiting });
  return points === 0 ? seated : t('effect-points', { effect: seated, points: pointsText(points) });
};

/** Says that the plan has changed since, and proposes again with the same options. */
const Again = ({ proposal, eventId }: { proposal: ProposalParts; eventId: string }) => {
  const [, open] = useOpenProposal();
  const { begin, isPending, problem } = useStartProposal(eventId, open);
  return (
    <div className={shared.cluster}>
      <p className={shared.soft}>{t('has-changed')}</p>
      <Button
        size="sm"
        variant="primary"
        pending={isPending}
        onClick={() => void begin(optionsIn(proposal.options))}
      >
        {t('again')}
      </Button>
      {problem && <p role="alert">{problem.text}</p>}
    </div>
  );
};

const mostTables = 6;

type OverFullProps = { overFull: NonNullable<ProposalParts['overFull']>; view: PlanView };

const OverFull = ({ overFull, view }: OverFullProps) => {
  const { short, people, seats } = overFull;
  const named = overFull.tables.flatMap(({ tableId, more }) => {
    const table = view.tableById.get(tableId)?.table.name;
    return table === undefined ? [] : [t('more-chairs-at', { table, more })];
  });
  const tables = withOthers(named, mostTables, (count) => t('other-tables', { count }));
  return (
    <>
      <p>{t('over-full', { count: short, people, seats })}</p>
      {tables.length > 0 && (
        <p className={shared.soft}>{t('more-chairs', { tables: listText(tables) })}</p>
      )}
    </>
  );
};
