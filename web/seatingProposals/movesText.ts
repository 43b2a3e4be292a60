import { t } from '../texts/en/seatingProposals.ftl';
import { seatsFound, seatsLost } from './ladder.ts';
import type { Move } from './preview.ts';

type Moves = { moves: readonly Move[] };

/** "4 people find a seat", "1 person loses their seat". */
export const seatsText = (moving: Moves): string[] => {
  const [found, lost] = [seatsFound(moving), seatsLost(moving)];
  return [
    ...(found > 0 ? [t('rung-seats', { count: found })] : []),
    ...(lost > 0 ? [t('rung-loses', { count: lost })] : []),
  ];
};

/** A summary of moves: "2 people move, 1 person finds a seat". */
export const movesText = (moves: readonly Move[]): string => {
  const within = moves.filter((one) => one.fromSeatId !== null && one.toSeatId !== null).length;
  const parts = [
    ...(within > 0 ? [t('people-move', { count: within })] : []),
    ...seatsText({ moves }),
  ];
  return parts.length > 0 ? parts.join(', ') : t('people-move', { count: 0 });
};
