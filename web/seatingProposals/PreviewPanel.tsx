import { useMemo } from 'react';
import { freeSeatsOf, type PlanView } from '../seating/planView.ts';
import { namesOf, ruleViewOf } from '../seatingRules/ruleNames.ts';
import { t } from '../texts/en/seatingProposals.ftl';
import { listText, withOthers } from '../texts/formats.ts';
import { Button } from '../ui/Button.tsx';
import { SidePanel } from '../ui/SidePanel.tsx';
import shared from '../ui/shared.module.css';
import { InTheWay } from './InTheWay.tsx';
import { LadderChoice } from './LadderChoice.tsx';
import type { Rung } from './ladder.ts';
import { Outdated } from './Outdated.tsx';
import styles from './Proposal.module.css';
import { type Move, viewAfter } from './preview.ts';
import type { PreviewProps } from './previewProps.ts';
import { RuleChanges } from './RuleChanges.tsx';
import { TablesChanged } from './TablesChanged.tsx';
import type { ProposalDecision } from './useProposalDecision.ts';
import { useRuleText } from './useRuleText.ts';
import { Verify } from './Verify.tsx';
import { WhoMoves } from './WhoMoves.tsx';
import { rulesById } from './words.ts';

const mostNamed = 12;

/** The people who would have no seat, with the reasons. */
const WhoWaits = ({ after }: { after: PlanView }) => {
  const { pool } = after;
  if (pool.length === 0) return null;
  const names = pool.map(({ name }) => name);
  const free = after.tables.reduce((sum, table) => sum + freeSeatsOf(table).length, 0);
  return (
    <section className={styles.section}>
      <h3>{t('who-waits', { count: pool.length })}</h3>
      <p>{listText(withOthers(names, mostNamed, (count) => t('others', { count })))}</p>
      <p className={shared.soft}>
        {free === 0 ? t('waits-for-seats') : t('waits-for-rules', { count: free })}
      </p>
    </section>
  );
};

type PreviewPanelProps = PreviewProps & {
  rungs: readonly Rung[];
  rung: Rung;
  onRung: (rung: Rung) => void;
  /** The moves without those of people who stay. */
  moves: readonly Move[];
  without: ReadonlySet<string>;
  taking: ProposalDecision;
  onWithout: (without: ReadonlySet<string>) => void;
  onTake: () => void;
};

/**
 * The changes of a proposal with their reasons. Members take all of it, leave some people out, or discard it.
 */
export const PreviewPanel = (props: PreviewPanelProps) => {
  const { proposal, rung, plan, view, moves, taking, onAgain, onClose } = props;
  const { budget } = rung;
  const isOpen = proposal.state === 'done';
  const rules = useMemo(() => rulesById(proposal.rules), [proposal.rules]);
  const after = useMemo(() => viewAfter(plan, moves), [plan, moves]);
  const texts = useRuleText(plan, view);
  const nobodyMoves = proposal.moves.length === 0;
  const isOutdated = isOpen && taking.obstacles.length > 0;
  const isHindered = proposal.conflicts.length > 0 || proposal.overFull !== null;
  const isNothingBetter = nobodyMoves && !isHindered && props.rungs.length === 1;
  return (
    <SidePanel title={t('proposed-seats')} picture="chair" onClose={onClose}>
      {isOutdated && (
        <Outdated
          proposal={proposal}
          budget={budget}
          view={view}
          eventId={plan.id}
          taking={taking}
        />
      )}
      {isOpen && proposal.options.ladder.length > 0 && !isNothingBetter && (
        <section className={styles.section}>
          <LadderChoice
            before={proposal.before}
            rungs={props.rungs}
            chosen={rung}
            view={view}
            onChoose={props.onRung}
          />
        </section>
      )}
      {isNothingBetter && <p className={styles.empty}>{t('nobody-moves')}</p>}
      <InTheWay proposal={proposal} plan={plan} view={view} rules={rules} />
      <RuleChanges
        proposal={proposal}
        rules={rules}
        names={namesOf(ruleViewOf(plan, view))}
        view={view}
      />
      {!nobodyMoves && (
        <WhoMoves
          proposal={proposal}
          budget={budget}
          view={view}
          rules={texts}
          moves={moves}
          without={props.without}
          onWithout={isOpen ? props.onWithout : undefined}
        />
      )}
      <TablesChanged view={after} moves={moves} />
      {isOpen && <WhoWaits after={after} />}
      <Verify proposal={proposal} refetch={props.refetch} />
      <footer className={styles.panelFoot}>
        {isOpen && (
          <Button pending={taking.isDiscarding} onClick={() => void taking.discard()}>
            {t('discard')}
          </Button>
        )}
        <Button onClick={onAgain}>{t('other-options')}</Button>
        {isOpen && !nobodyMoves && (
          <Button
            variant={isOutdated ? 'secondary' : 'primary'}
            disabled={moves.length === 0}
            pending={taking.isTaking}
            onClick={props.onTake}
          >
            {t(moves.length === proposal.moves.length ? 'take-all' : 'take', {
              count: moves.length,
            })}
          </Button>
        )}
      </footer>
    </SidePanel>
  );
};
