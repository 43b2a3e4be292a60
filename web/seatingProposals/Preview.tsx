import { useSetAtom } from 'jotai';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { type Mark, noMarks } from '../chart/marks.ts';
import { nobody } from '../seating/people/selection.ts';
import type { Plan } from '../seating/seatingPlan.ts';
import {
  detailsOfAtom,
  pickedAtom,
  previewAtom,
  selectedPeopleAtom,
  selectedTableAtom,
} from '../seating/state.ts';
import { t } from '../texts/en/seatingProposals.ftl';
import { PanelPlace } from '../ui/PanelPlace.tsx';
import { useIsNarrow } from '../ui/widths.ts';
import { atRung, chosenRung, type Rung, rungsOf } from './ladder.ts';
import { PreviewBar } from './PreviewBar.tsx';
import { PreviewPanel } from './PreviewPanel.tsx';
import { type Move, movesWithout, viewAfter } from './preview.ts';
import type { PreviewProps } from './previewProps.ts';
import { useChosenMoves } from './state.ts';
import type { ProposalParts } from './useProposal.ts';
import { useProposalDecision } from './useProposalDecision.ts';
import { placeText } from './words.ts';

/** The rungs of a proposal's ladder, and the shown one. */
const useRung = (proposal: ProposalParts) => {
  const [chosen, setChosen] = useChosenMoves();
  const rungs = useMemo(() => rungsOf(proposal), [proposal]);
  const rung = useMemo(() => chosenRung(proposal, rungs, chosen), [proposal, rungs, chosen]);
  const choose = ({ budget }: Rung) => setChosen(budget === null ? null : String(budget));
  return { rungs, rung, choose };
};

/** Shows a proposal on the chart, with its moves beside it. Other members see nothing of it. */
export const Preview = (props: PreviewProps) => {
  const { plan, refetch, onClose } = props;
  const { rungs, rung, choose } = useRung(props.proposal);
  const proposal = useMemo(() => atRung(props.proposal, rung), [props.proposal, rung]);
  const isNarrow = useIsNarrow();
  const [isPanelOpen, setPanelOpen] = useState(!isNarrow);
  const [isProposed, setProposed] = useState(true);
  const [without, setWithout] = useState<ReadonlySet<string>>(new Set());
  const isOpen = proposal.state === 'done';
  const moves = useMemo(
    () => (isOpen ? movesWithout(proposal.moves, without) : proposal.moves),
    [isOpen, proposal.moves, without],
  );
  const taking = useProposalDecision(proposal, rung.budget, plan.id, onClose);

  // Changes of the plan change which people can be moved.
  const lookAgain = useEffectEvent(refetch);
  useEffect(() => {
    if (isOpen && plan.position) lookAgain();
  }, [isOpen, plan.position]);

  useShownOnChart(plan, isOpen ? moves : null, isProposed);
  return (
    <>
      <PreviewBar
        proposal={proposal}
        moves={moves}
        isProposed={isProposed}
        isPanelOpen={isPanelOpen}
        taking={taking}
        onShow={setProposed}
        onDetails={() => setPanelOpen(true)}
        onTake={() => void taking.take([...without])}
        onClose={onClose}
      />
      {isPanelOpen && (
        <PanelPlace>
          <PreviewPanel
            {...props}
            proposal={proposal}
            rungs={rungs}
            rung={rung}
            moves={moves}
            without={without}
            taking={taking}
            onWithout={setWithout}
            onRung={(chosen) => {
              setWithout(new Set());
              choose(chosen);
            }}
            onTake={() => void taking.take([...without])}
            onClose={() => (isNarrow ? setPanelOpen(false) : onClose())}
          />
        </PanelPlace>
      )}
    </>
  );
};

/**
 * Shows the plan after the moves on the chart and in the lists, or the present plan with marks on those who
 * would move.
 */
const useShownOnChart = (plan: Plan, moves: readonly Move[] | null, isProposed: boolean) => {
  const show = useSetAtom(previewAtom);
  const letGo = useSetAtom(pickedAtom);
  const select = useSetAtom(selectedPeopleAtom);
  const selectTable = useSetAtom(selectedTableAtom);
  const showDetails = useSetAtom(detailsOfAtom);
  const isShown = moves !== null;
  const shown = useMemo(() => {
    if (!moves) return null;
    const before = viewAfter(plan, []);
    const after = viewAfter(plan, moves);
    const people = new Map(
      moves.map(({ attendeeId, fromSeatId, toSeatId }): [string, Mark] => [
        attendeeId,
        {
          kinds: ['moves'],
          words: isProposed
            ? t('comes-from', { place: placeText(before, fromSeatId) })
            : t('would-move-to', { place: placeText(before, toSeatId) }),
        },
      ]),
    );
    return { view: isProposed ? after : before, marks: { ...noMarks, people } };
  }, [plan, moves, isProposed]);

  useEffect(() => {
    if (!isShown) return;
    letGo(null);
    select(nobody);
    selectTable(null);
    showDetails(null);
  }, [isShown, letGo, select, selectTable, showDetails]);
  useEffect(() => show(shown), [show, shown]);
  useEffect(() => () => show(null), [show]);
};
