import { useState } from 'react';
import type { EventCardFragment } from '../../gql/graphql.ts';
import { useCommand } from '../../graphql/useCommand.ts';
import { FieldsCard } from '../../guestFields/FieldsCard.tsx';
import { MenuCard } from '../../menus/MenuCard.tsx';
import { useNotify } from '../../notices/notices.ts';
import { useAttempt } from '../../notices/useAttempt.ts';
import { t } from '../../texts/en/eventDetail.ftl';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Switch } from '../../ui/Switch.tsx';
import { EventForm } from '../EventForm.tsx';
import { eventStatusLabels } from '../eventStatus.ts';
import { EditEvent } from '../eventsList.ts';
import styles from './SettingsTab.module.css';

/** The event's visibility, changed optimistically and rolled back if saving fails. */
const usePublic = (event: EventCardFragment) => {
  const [edit] = useCommand(EditEvent);
  const [wanted, setWanted] = useState<boolean | null>(null);
  const notify = useNotify();
  const attempt = useAttempt();
  const setPublic = async (isPublic: boolean) => {
    setWanted(isPublic);
    await attempt(t('event-not-updated'), async () => {
      await edit({ id: event.id, isPublic });
      notify({ tone: 'success', title: t('event-updated') });
    });
    setWanted(null);
  };
  return { isPublic: wanted ?? event.isPublic, isPending: wanted !== null, setPublic };
};

type SettingsTabProps = {
  event: EventCardFragment;
  readOnly: boolean;
  mayDelete: boolean;
  onDelete: () => void;
};

export const SettingsTab = ({ event, readOnly, mayDelete, onDelete }: SettingsTabProps) => {
  const [isEditing, setEditing] = useState(false);
  const { isPublic, isPending, setPublic } = usePublic(event);
  return (
    <div className={styles.parts}>
      <Card aria-labelledby="event-settings" className={styles.part}>
        <div className={styles.words}>
          <h2 id="event-settings" className={styles.heading}>
            {t('event-settings')}
          </h2>
          <p>{t('status-is', { status: eventStatusLabels[event.status] })}</p>
          <p>{t('event-settings-text')}</p>
        </div>
        {!readOnly && (
          <Button icon="edit" onClick={() => setEditing(true)}>
            {t('edit-event')}
          </Button>
        )}
        <EventForm open={isEditing} onClose={() => setEditing(false)} event={event} />
      </Card>
      <Card aria-labelledby="event-visibility">
        <h2 id="event-visibility" className={styles.heading}>
          {t('visibility')}
        </h2>
        <Switch
          label={t('public')}
          hint={t('public-hint')}
          value={isPublic}
          disabled={readOnly}
          pending={isPending}
          onChange={(next) => void setPublic(next)}
        />
      </Card>
      <MenuCard eventId={event.id} readOnly={readOnly} />
      {!readOnly && <FieldsCard eventId={event.id} />}
      {!readOnly && (
        <Card aria-labelledby="event-deletion" className={styles.part}>
          <div className={styles.words}>
            <h2 id="event-deletion" className={styles.heading}>
              {t('delete-event')}
            </h2>
            <p>{t(mayDelete ? 'delete-event-text' : 'may-not-delete')}</p>
          </div>
          {mayDelete && (
            <Button variant="danger" icon="trash" onClick={onDelete}>
              {t('delete-event')}
            </Button>
          )}
        </Card>
      )}
    </div>
  );
};
