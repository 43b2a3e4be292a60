import type { PlanView } from '../seating/planView.ts';
import { t } from '../texts/en/seatingProposals.ftl';
import { Button } from '../ui/Button.tsx';
import shared from '../ui/shared.module.css';
import { useStartProposal } from './OptionsDialog.tsx';
import { optionsIn } from './options.ts';
import styles from './Proposal.module.css';
import { useOpenProposal } from './state.ts';
import type { ProposalParts } from './useProposal.ts';
import type { ProposalDecision } from './useProposalDecision.ts';
import { obstacleText } from './words.ts';

type OutdatedProps = {
  proposal: ProposalParts;
  /** The budget of the chosen rung. */
  budget: number | null;
  view: PlanView;
  eventId: string;
  taking: ProposalDecision;
};

const mostShown = 8;

/** Names the people who cannot be moved any more, with the reasons, and offers the two ways on. */
export const Outdated = ({ proposal, budget, view, eventId, taking }: OutdatedProps) => {
  const [, open] = useOpenProposal();
  const { begin, isPending, problem } = useStartProposal(eventId, open);
  const { obstacles } = taking;
  const shown = obstacles.slice(0, mostShown);
  const more = obstacles.length - shown.length;
  return (
    <section className={styles.outdated} role="alert">
      <h3>{t('outdated')}</h3>
      <ul>
        {shown.map((obstacle) => (
          <li key={obstacle.attendeeId}>{obstacleText(obstacle, view)}</li>
        ))}
        {more > 0 && <li>{t('and-more', { count: more })}</li>}
      </ul>
      <div className={shared.cluster}>
        <Button size="sm" pending={taking.isTaking} onClick={() => void taking.take([], true)}>
          {t('take-what-fits')}
        </Button>
        <Button
          size="sm"
          variant="primary"
          pending={isPending}
          onClick={() => void begin(optionsIn(proposal.options), { id: proposal.id, budget })}
        >
          {t('again-from-here')}
        </Button>
      </div>
      {problem && <p role="alert">{problem.text}</p>}
    </section>
  );
};
