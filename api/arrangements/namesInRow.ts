import type { ArrangementRow } from '../../schema/entities/arrangement.ts';
import { erasedGuest } from '../../schema/personalFields.ts';

type Saved = Pick<ArrangementRow, 'assignments'>;

/** The present names of the seated people, by id. Erased people have none. */
export const namesOf = ({ assignments }: Saved): Record<string, string> =>
  Object.fromEntries(
    assignments.flatMap(({ attendeeId, attendeeName }) =>
      attendeeId && attendeeName ? [[attendeeId, attendeeName]] : [],
    ),
  );

/** The names of the seated people by seat, without erased people. */
export const seatedNamesOf = ({ assignments }: Saved): Map<string, string> =>
  new Map(
    assignments.flatMap(({ seatId, attendeeName }): [string, string][] =>
      attendeeName && attendeeName !== erasedGuest ? [[seatId, attendeeName]] : [],
    ),
  );
