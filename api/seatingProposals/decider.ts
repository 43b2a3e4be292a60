import type {
  ProposalPart,
  ProposedMove,
  RungMove,
  SeatingProposalEvent,
} from '../../schema/domainEvents.ts';
import { type Decider, type DecisionContext, neverHandled } from '../core/decider.ts';
import { notFound } from '../core/notFound.ts';
import { inParts } from '../planChange/parts.ts';
import type { SeatingProposalCommand } from './commands.ts';

type ProposalState = {
  /** The number of recorded parts. */
  parts: number;
  status: 'none' | 'open' | 'taken' | 'discarded';
};

type Of<T extends SeatingProposalCommand['type']> = Extract<SeatingProposalCommand, { type: T }>;

const decide = (
  command: SeatingProposalCommand,
  state: ProposalState,
  context: DecisionContext,
): SeatingProposalEvent[] => {
  if (command.type === 'RecordSeatingProposal') return record(command, state, context);
  const { type, ...data } = command;
  if (state.status === 'none') throw notFound('proposal');
  switch (command.type) {
    case 'AcceptSeatingProposal':
      // The plan has taken the step, even if somebody discarded the proposal at the same moment.
      return [{ type: 'SeatingProposalAccepted', data: data as typeof command }];
    case 'DiscardSeatingProposal':
      return state.status === 'open' ? [{ type: 'SeatingProposalDiscarded', data }] : [];
    default:
      return neverHandled(command);
  }
};

/** Continues after the parts that an earlier attempt has recorded. */
const record = (
  { type: _, ...proposal }: Of<'RecordSeatingProposal'>,
  state: ProposalState,
  { partBytes }: DecisionContext,
): SeatingProposalEvent[] => {
  if (state.status !== 'none') return [];
  const { eventId, proposalId } = proposal;
  return partsOf(proposal, partBytes)
    .slice(state.parts)
    .map(
      (part): SeatingProposalEvent =>
        part.part === part.parts - 1
          ? { type: 'SeatingProposed', data: { ...proposal, ...part } }
          : { type: 'SeatingProposalPartRecorded', data: { eventId, proposalId, ...part } },
    );
};

type Lists = Pick<ProposalPart, 'moves' | 'rungMoves' | 'rules'>;
type Entry = { move: ProposedMove } | { rungMove: RungMove } | { rule: Lists['rules'][number] };

const partsOf = (
  { moves, rungMoves, rules }: Lists,
  partBytes: number | undefined,
): ProposalPart[] => {
  const entries: Entry[] = [
    ...rules.map((rule) => ({ rule })),
    ...moves.map((move) => ({ move })),
    ...rungMoves.map((rungMove) => ({ rungMove })),
  ];
  const parts = inParts(entries, partBytes);
  if (parts.length === 0) parts.push([]);
  return parts.map((part, index) => ({
    part: index,
    parts: parts.length,
    moves: part.flatMap((entry) => ('move' in entry ? [entry.move] : [])),
    rungMoves: part.flatMap((entry) => ('rungMove' in entry ? [entry.rungMove] : [])),
    rules: part.flatMap((entry) => ('rule' in entry ? [entry.rule] : [])),
  }));
};

const evolve = (state: ProposalState, event: SeatingProposalEvent): ProposalState => {
  switch (event.type) {
    case 'SeatingProposalPartRecorded':
      return { ...state, parts: state.parts + 1 };
    case 'SeatingProposed':
      return { parts: state.parts + 1, status: 'open' };
    case 'SeatingProposalAccepted':
      return { ...state, status: 'taken' };
    case 'SeatingProposalDiscarded':
      return { ...state, status: 'discarded' };
  }
};

/** All rules of one proposed seating. */
export const seatingProposalDecider: Decider<
  ProposalState,
  SeatingProposalCommand,
  SeatingProposalEvent
> = {
  version: 1,
  initialState: { parts: 0, status: 'none' },
  decide,
  evolve,
  isWhole: (events) => {
    const last = events.at(-1);
    return last !== undefined && last.type !== 'SeatingProposalPartRecorded';
  },
};
