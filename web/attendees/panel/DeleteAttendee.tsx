import { useState } from 'react';
import { useCommand } from '../../graphql/useCommand.ts';
import { useStep } from '../../history/useStep.ts';
import { t } from '../../texts/en/attendeesPanel.ftl';
import { Button } from '../../ui/Button.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { DeleteAttendee as DeleteAttendeeDocument, type Details } from './attendeeDetails.ts';

type DeleteAttendeeProps = {
  attendee: Pick<Details, 'id' | 'name' | 'eventId'>;
  onDeleted: () => void;
};

export const DeleteAttendee = ({
  attendee: { id, name, eventId },
  onDeleted,
}: DeleteAttendeeProps) => {
  const [isAsking, setAsking] = useState(false);
  const [run] = useCommand(DeleteAttendeeDocument);
  const step = useStep(eventId);
  const remove = async () => {
    const work = async () => ({
      title: t('deleted'),
      stepId: (await run({ id })).deleteAttendee.stepId,
    });
    if (await step(t('error'), work, t('delete-failed'))) onDeleted();
  };
  return (
    <>
      <Button icon="trash" variant="quiet" aria-haspopup="dialog" onClick={() => setAsking(true)}>
        {t('delete')}
      </Button>
      {isAsking && (
        <ConfirmDialog
          onClose={() => setAsking(false)}
          title={t('delete-title', { name })}
          confirm={t('delete')}
          onConfirm={remove}
        >
          <p>{t('delete-what')}</p>
        </ConfirmDialog>
      )}
    </>
  );
};
