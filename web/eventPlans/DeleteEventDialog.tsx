import { useApolloClient } from '@apollo/client/react';
import { graphql } from '../gql/gql.ts';
import { useCommand } from '../graphql/useCommand.ts';
import { useNotify } from '../notices/notices.ts';
import { useAttempt } from '../notices/useAttempt.ts';
import { t } from '../texts/en/eventPlans.ftl';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { dropEvent } from './eventsList.ts';

const DeleteEvent = graphql(`
  mutation DeleteEvent($input: DeleteEventInput!) {
    deleteEvent(input: $input) {
      id
    }
  }
`);

export type DeleteEventDialogProps = {
  event: { id: string; name: string };
  onClose: () => void;
  /** Called before the event leaves the cache, so that the screen showing it can be left. */
  leave?: () => unknown;
};

/** Confirms an event's deletion, the only deletion that cannot be undone. */
export const DeleteEventDialog = ({ event, onClose, leave }: DeleteEventDialogProps) => {
  const { cache } = useApolloClient();
  const [deleteEvent] = useCommand(DeleteEvent);
  const notify = useNotify();
  const attempt = useAttempt();
  const remove = () =>
    attempt(t('delete-failed'), async () => {
      await deleteEvent({ id: event.id });
      notify({ tone: 'success', title: t('event-deleted'), description: event.name });
      await leave?.();
      dropEvent(cache, event.id);
    });
  return (
    <ConfirmDialog
      onClose={onClose}
      title={t('delete-question', { name: event.name })}
      confirm={t('delete-event')}
      onConfirm={remove}
    >
      {t('delete-warning')}
    </ConfirmDialog>
  );
};
