import { useSetAtom } from 'jotai';
import { withCustom } from '../../schema/guestFields/customPatch.ts';
import { EditPeople } from '../attendees/many/useEditMany.ts';
import { useOptimisticEdit } from '../attendees/panel/useChangeAttendee.ts';
import { withSeen } from '../attendees/seenLists.ts';
import type { ListedAttendee } from '../eventPlans/detail/planLists.ts';
import { problemOf } from '../graphql/problems.ts';
import { useCommand } from '../graphql/useCommand.ts';
import { useStep } from '../history/useStep.ts';
import { ReplyFor } from '../replies/commands.ts';
import { t } from '../texts/en/guestTable.ftl';
import type { CellChange, GuestColumn } from './columns.ts';
import { type EditedCell, type UnsavedCell, unsavedCellsAtom, withCell } from './unsavedCells.ts';

/**
 * Saves an edited cell as one step, and shows it at once. A notice offers to undo it, or reports a failure;
 * the cell then keeps the typed text. Cells are saved in the order in which they were edited.
 */
export const useSaveCell = (eventId: string) => {
  const atOnce = useOptimisticEdit();
  const [editPeople] = useCommand(EditPeople);
  const [replyFor] = useCommand(ReplyFor);
  const step = useStep(eventId);
  const setUnsaved = useSetAtom(unsavedCellsAtom);

  const run = async (attendee: ListedAttendee['attendee'], change: CellChange) => {
    const { id: attendeeId, custom } = attendee;
    if ('reply' in change) {
      const input = { eventId, attendeeIds: [attendeeId], reply: change.reply };
      return (await atOnce(attendeeId, change, () => replyFor(input))).replyFor;
    }
    const edits = [withSeen({ attendeeId, ...change.person }, attendee)];
    const shown = shownAtOnce(change.person, custom);
    return (await atOnce(attendeeId, shown, () => editPeople({ eventId, edits }))).editPeople;
  };

  return (
    guest: ListedAttendee,
    { id, label: column }: Pick<GuestColumn, 'id' | 'label'>,
    edited: EditedCell,
  ) => {
    const { attendee, name } = guest;
    const keep = (cell: UnsavedCell | undefined) =>
      setUnsaved((all) => withCell(all, { line: attendee.id, column: id }, cell));
    keep(undefined);
    return step(t('not-changed', { column, name }), async () => {
      try {
        const change = edited.changeOf(guest);
        if (change.problem !== undefined) throw new Error(change.problem);
        const { position, stepId } = await run(attendee, change.value);
        // An earlier edit of this cell may have failed meanwhile.
        keep(undefined);
        return position === null ? undefined : { title: t('changed', { column, name }), stepId };
      } catch (error) {
        keep({ ...edited, eventId, problem: problemOf(error).message });
        throw error;
      }
    });
  };
};

type PersonChange = Extract<CellChange, { person: object }>['person'];

/** The fields that lists show as typed. The server returns other fields in an order of its own. */
const shownAtOnce = (
  { allergies, tags: _, custom, ...person }: PersonChange,
  before: ListedAttendee['attendee']['custom'],
) => ({
  ...person,
  ...(custom !== undefined && { custom: withCustom(before, custom) }),
  ...(allergies !== undefined && {
    // The cache needs the typename, which the input lacks.
    allergies: allergies?.map((one) => ({ __typename: 'Allergy' as const, ...one })) ?? null,
  }),
});
