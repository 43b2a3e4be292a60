import { t } from '../texts/en/seatingProposals.ftl';
import { Button, IconButton } from '../ui/Button.tsx';
import { ViewSwitch } from '../ui/ViewSwitch.tsx';
import { movesText } from './movesText.ts';
import styles from './Proposal.module.css';
import type { Move } from './preview.ts';
import { stateText } from './stateText.ts';
import type { ProposalParts } from './useProposal.ts';
import type { ProposalDecision } from './useProposalDecision.ts';
import { pointsText } from './words.ts';

type PreviewBarProps = {
  proposal: ProposalParts;
  moves: readonly Move[];
  isProposed: boolean;
  isPanelOpen: boolean;
  taking: ProposalDecision;
  onShow: (isProposed: boolean) => void;
  onDetails: () => void;
  onTake: () => void;
  onClose: () => void;
};

/** Says above the chart that it shows a preview, and switches between the proposal and now. */
export const PreviewBar = (props: PreviewBarProps) => {
  const { proposal, moves, isProposed, isPanelOpen, taking, onShow } = props;
  const isOpen = proposal.state === 'done';
  const gained = (proposal.after?.points ?? 0) - (proposal.before?.points ?? 0);
  // The gain is only known for all moves, not for some of them.
  const isWhole = moves.length > 0 && moves.length === proposal.moves.length;
  return (
    <section
      className={styles.previewBar}
      aria-label={t('preview')}
      data-bottom-bar
      data-beside={isPanelOpen}
    >
      <p className={styles.previewWords} role="status">
        <strong>{isOpen ? t('preview') : stateText(proposal.state)}</strong>{' '}
        <span>
          {isWhole
            ? t('moves-worth', { moves: movesText(moves), points: pointsText(gained) })
            : movesText(moves)}
        </span>
      </p>
      {isOpen && (
        <ViewSwitch
          label={t('what-chart-shows')}
          view={isProposed ? 'proposed' : 'now'}
          views={{ now: t('now'), proposed: t('proposed') }}
          onView={(view) => onShow(view === 'proposed')}
          size="sm"
        />
      )}
      {!isPanelOpen && (
        <Button size="sm" onClick={props.onDetails}>
          {t('details')}
        </Button>
      )}
      {isOpen && !isPanelOpen && moves.length > 0 && (
        <Button size="sm" variant="primary" pending={taking.isTaking} onClick={props.onTake}>
          {t(isWhole ? 'take-all' : 'take', { count: moves.length })}
        </Button>
      )}
      <IconButton icon="close" size="sm" label={t('close-preview')} onClick={props.onClose} />
    </section>
  );
};
