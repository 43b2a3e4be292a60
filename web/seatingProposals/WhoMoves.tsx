import { type ReactNode, useState } from 'react';
import { nameIn, type PlanView } from '../seating/planView.ts';
import { t } from '../texts/en/seatingProposals.ftl';
import { Button } from '../ui/Button.tsx';
import shared from '../ui/shared.module.css';
import { toggledIn } from '../ui/toggled.ts';
import styles from './Proposal.module.css';
import type { Move } from './preview.ts';
import type { ProposalParts } from './useProposal.ts';
import type { RuleTexts } from './useRuleText.ts';
import { WhyMoved } from './WhyMoved.tsx';
import { placeText } from './words.ts';

type WhoMovesProps = {
  proposal: ProposalParts;
  /** The budget of the chosen rung. */
  budget: number | null;
  view: PlanView;
  rules: RuleTexts;
  /** The moves without those of people who stay. */
  moves: readonly Move[];
  without: ReadonlySet<string>;
  /** Undefined once the choice is final. */
  onWithout: ((without: ReadonlySet<string>) => void) | undefined;
};

const shownAtFirst = 20;

/** The moves, from seat to seat. Unticking a move leaves that person in place. */
export const WhoMoves = (props: WhoMovesProps) => {
  const { proposal, budget, view, rules, moves, without, onWithout } = props;
  const [isAll, setAll] = useState(false);
  const moving = new Set(moves.map(({ attendeeId }) => attendeeId));
  // People with a seat come first, because others may know their present seats.
  const ordered = proposal.moves.toSorted(
    (a, b) => Number(a.fromSeatId === null) - Number(b.fromSeatId === null),
  );
  const shown = isAll ? ordered : ordered.slice(0, shownAtFirst);
  const left = proposal.moves.length - moves.length;
  const toggle = (id: string) => onWithout?.(toggledIn(without, id));
  return (
    <section className={styles.section}>
      <h3>{t('who-moves', { count: proposal.moves.length })}</h3>
      {left > 0 && (
        <p className={shared.soft} role="status">
          {t('left-out', { count: left })}
        </p>
      )}
      <ul className={styles.movers}>
        {shown.map(({ attendeeId, fromSeatId, toSeatId }) => {
          const name = nameIn(view, attendeeId);
          return (
            <li key={attendeeId}>
              <Tick
                isOn={moving.has(attendeeId)}
                // Whoever would take the seat of a person who stays is left out as well.
                isForced={!moving.has(attendeeId) && !without.has(attendeeId)}
                onToggle={onWithout && (() => toggle(attendeeId))}
              >
                <span className={styles.moverName}>{name}</span>
                <span className={shared.soft}>
                  {t('from-to', {
                    from: placeText(view, fromSeatId),
                    to: placeText(view, toSeatId),
                  })}
                </span>
              </Tick>
              {onWithout && toSeatId && (
                <WhyMoved
                  attendeeId={attendeeId}
                  proposalId={proposal.id}
                  budget={budget}
                  view={view}
                  rules={rules}
                />
              )}
            </li>
          );
        })}
      </ul>
      {shown.length < ordered.length && (
        <Button size="sm" onClick={() => setAll(true)}>
          {t('show-all', { count: ordered.length })}
        </Button>
      )}
    </section>
  );
};

type TickProps = {
  isOn: boolean;
  isForced: boolean;
  onToggle: (() => void) | undefined;
  children: ReactNode;
};

const Tick = ({ isOn, isForced, onToggle, children }: TickProps) =>
  onToggle ? (
    <label className={styles.mover}>
      <input type="checkbox" checked={isOn} disabled={isForced} onChange={onToggle} />
      <span>{children}</span>
    </label>
  ) : (
    <div className={styles.mover}>
      <span>{children}</span>
    </div>
  );
