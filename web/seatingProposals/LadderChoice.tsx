import { useId } from 'react';
import { nameIn, type PlanView } from '../seating/planView.ts';
import { t } from '../texts/en/seatingProposals.ftl';
import shared from '../ui/shared.module.css';
import { Choice } from './Choice.tsx';
import { type Rung, seatedMovers } from './ladder.ts';
import { seatsText } from './movesText.ts';
import styles from './Proposal.module.css';
import { namesText } from './reasonText.ts';
import type { ProposalParts } from './useProposal.ts';
import { pointsText } from './words.ts';

type LadderChoiceProps = {
  before: ProposalParts['before'];
  rungs: readonly Rung[];
  chosen: Rung;
  view: PlanView;
  onChoose: (rung: Rung) => void;
};

/** Chooses a rung of the ladder, which shows what further moves would gain. */
export const LadderChoice = ({ before, rungs, chosen, view, onChoose }: LadderChoiceProps) => {
  const name = useId();
  if (rungs.length === 1) return <p className={styles.empty}>{t('rungs-alike')}</p>;
  return (
    <fieldset className={shared.stack2}>
      <legend>{t('how-far')}</legend>
      {rungs.map((rung) => {
        const movers = seatedMovers(rung);
        const who = namesText(movers, (id) => nameIn(view, id));
        return (
          <Choice
            key={rung.budget ?? 'all'}
            name={name}
            label={t('rung-moves', { count: movers.length })}
            hints={[gainText(before, rung), ...(who ? [who] : [])]}
            isChosen={rung.budget === chosen.budget}
            onChoose={() => onChoose(rung)}
          />
        );
      })}
    </fieldset>
  );
};

/** "+84 points, 4 people find a seat". */
const gainText = (before: ProposalParts['before'], rung: Rung): string => {
  const points = (rung.after?.points ?? 0) - (before?.points ?? 0);
  const hard = (rung.after?.hard ?? 0) - (before?.hard ?? 0);
  return [
    t('rung-points', { points: pointsText(points) }),
    ...(hard === 0 ? [] : [t(hard > 0 ? 'rung-breaks' : 'rung-mends', { count: Math.abs(hard) })]),
    ...seatsText(rung),
  ].join(', ');
};
