import { useApolloClient } from '@apollo/client/react';
import { useCallback } from 'react';
import type { Allergy } from '../../../schema/attendees/allergies.ts';
import { plannerCache } from '../../graphql/cache.ts';
import { positionOf, useCommand } from '../../graphql/useCommand.ts';
import { withSeen } from '../seenLists.ts';
import {
  CheckInAttendee,
  CheckOutAttendee,
  type Details,
  EditAttendeeField,
  HoldWithReason,
} from './attendeeDetails.ts';
import type { EditedField, EditedValue } from './editedFields.ts';

/** Applies an edit optimistically and rolls it back if it fails. Resolves to the answer. */
export const useOptimisticEdit = () => {
  const { cache } = useApolloClient();
  return useCallback(
    async <Answer extends object>(
      attendeeId: string,
      changes: object,
      run: () => Promise<Answer>,
    ): Promise<Answer> => {
      const id = cache.identify({ __typename: 'Attendee', id: attendeeId }) ?? '';
      const fields = Object.entries(changes).map(([field, value]) => ({ id, field, value }));
      const { confirm, rollBack } = plannerCache(cache).updateOptimistically(fields);
      try {
        const answer = await run();
        confirm(positionOf(answer));
        return answer;
      } catch (error) {
        rollBack();
        throw error;
      }
    },
    [cache],
  );
};

/** Edits an attendee, one field at a time. Each call rejects if it fails. */
export const useChangeAttendee = (attendee: Details) => {
  const attendeeId = attendee.id;
  const atOnce = useOptimisticEdit();
  const [edit] = useCommand(EditAttendeeField);
  const checkIn = useCheckIn();
  const setReason = useHoldReason();
  return {
    setField: <Field extends EditedField>(field: Field, value: EditedValue<Field>) =>
      atOnce(attendeeId, { [field]: value }, () =>
        edit(withSeen({ id: attendeeId, [field]: value }, attendee)),
      ),
    setAllergies: (allergies: Allergy[]) => {
      // The cache needs the typename, which the input lacks.
      const kept = allergies.map((one) => ({ __typename: 'Allergy' as const, ...one }));
      return atOnce(attendeeId, { allergies: kept }, () =>
        edit(withSeen({ id: attendeeId, allergies }, attendee)),
      );
    },
    setCheckedIn: (isCheckedIn: boolean) => checkIn(attendeeId, isCheckedIn),
    setReason: (reason: string | null) => setReason(attendeeId, reason),
  };
};

/** Checks attendees in and out. Optimistic, because there is a queue at the door. */
export const useCheckIn = () => {
  const atOnce = useOptimisticEdit();
  const [checkIn] = useCommand(CheckInAttendee);
  const [checkOut] = useCommand(CheckOutAttendee);
  return (id: string, isCheckedIn: boolean) =>
    atOnce<object>(id, { isCheckedIn }, () => (isCheckedIn ? checkIn : checkOut)({ id }));
};

export const useHoldReason = () => {
  const atOnce = useOptimisticEdit();
  const [hold] = useCommand(HoldWithReason);
  return (attendeeId: string, reason: string | null) =>
    atOnce(attendeeId, { holdReason: reason }, () => hold({ id: attendeeId, reason }));
};
