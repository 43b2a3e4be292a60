import { useApolloClient } from '@apollo/client/react';
import { graphql } from '../gql/gql.ts';
import { useCommand } from '../graphql/useCommand.ts';
import { useNotify, useNotifyFailure } from '../notices/notices.ts';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { dropEvent } from './eventsList.ts';

const DeleteEvent = graphql(`
  mutation DeleteEvent($input: DeleteEventInput!) {
    deleteEvent(input: $input) {
      position
      id
    }
  }
`);

type DeleteEventDialogProps = {
  event: { id: string; name: string };
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/** Asks before an event goes: the only deletion that cannot be undone. */
export const DeleteEventDialog = ({ event, open, onOpenChange }: DeleteEventDialogProps) => {
  const { cache } = useApolloClient();
  const [deleteEvent] = useCommand(DeleteEvent);
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const remove = async () => {
    try {
      await deleteEvent({ id: event.id });
      dropEvent(cache, event.id);
      notify({ tone: 'success', title: 'Event deleted', description: event.name });
    } catch (error) {
      notifyFailure('Failed to delete event', error);
    }
  };
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={`Delete “${event.name}”?`}
      confirm="Delete Event"
      onConfirm={remove}
    >
      All its attendees, tables and seating arrangements are deleted too, and shared links stop
      working. This cannot be undone.
    </ConfirmDialog>
  );
};
