import type { PictureView } from './pictureView.ts';

/** The most seats to highlight. More would light up the whole room and say nothing. */
const most = 60;

const occupantsOf = ({ tables }: PictureView): Map<string, string> =>
  new Map(
    tables.flatMap(({ seats, people }) =>
      seats.flatMap(({ id }, n): [string, string][] => {
        const occupant = people[n];
        return occupant ? [[id, occupant.id]] : [];
      }),
    ),
  );

/** The seats whose occupant differs from the picture before. */
export const changedSeats = (
  before: PictureView | undefined,
  now: PictureView,
): readonly string[] => {
  if (!before || before === now) return [];
  const [sat, sit] = [occupantsOf(before), occupantsOf(now)];
  const changed = [...new Set([...sat.keys(), ...sit.keys()])].filter(
    (seatId) => sat.get(seatId) !== sit.get(seatId),
  );
  return changed.length > most ? [] : changed;
};
