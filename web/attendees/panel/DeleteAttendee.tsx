import { useState } from 'react';
import { useCommand } from '../../graphql/useCommand.ts';
import { useNotifyStep } from '../../history/useNotifyStep.ts';
import { useAttempt } from '../../notices/useAttempt.ts';
import { t } from '../../texts/en/attendeesPanel.ftl';
import { Button } from '../../ui/Button.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { DeleteAttendee as DeleteAttendeeDocument, type Details } from './attendeeDetails.ts';

type DeleteAttendeeProps = {
  attendee: Pick<Details, 'id' | 'name' | 'eventId'>;
  onDeleted: () => void;
};

/** Deletes an attendee after confirmation. */
export const DeleteAttendee = ({
  attendee: { id, name, eventId },
  onDeleted,
}: DeleteAttendeeProps) => {
  const [isAsking, setAsking] = useState(false);
  const [run] = useCommand(DeleteAttendeeDocument);
  const attempt = useAttempt();
  const notifyStep = useNotifyStep(eventId);
  const remove = async () => {
    const { stepId } = (await run({ id })).deleteAttendee;
    notifyStep({ title: t('deleted'), stepId });
    onDeleted();
  };
  return (
    <>
      <Button icon="trash" variant="quiet" aria-haspopup="dialog" onClick={() => setAsking(true)}>
        {t('delete')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t('delete-title', { name })}
        confirm={t('delete')}
        onConfirm={() => attempt(t('error'), remove, t('delete-failed'))}
      >
        <p>{t('delete-what')}</p>
      </ConfirmDialog>
    </>
  );
};
