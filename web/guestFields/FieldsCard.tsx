import { useState } from 'react';
import { t } from '../texts/en/guestFields.ftl';
import { listText } from '../texts/formats.ts';
import { Button } from '../ui/Button.tsx';
import { Card } from '../ui/Card.tsx';
import { usePreload } from '../ui/onDemand.tsx';
import shared from '../ui/shared.module.css';
import type { GuestField } from './documents.ts';
import styles from './FieldsCard.module.css';
import { kindTexts } from './kindTexts.ts';
import { FieldsDialog, fieldsDialog } from './onDemand.ts';
import { useGuestFields } from './useGuestFields.ts';

/** The own fields of an event, among its settings; for those who may edit them. */
export const FieldsCard = ({ eventId }: { eventId: string }) => {
  const fields = useGuestFields(eventId);
  const [isEditing, setEditing] = useState(false);
  usePreload(fieldsDialog);
  const isEmpty = fields?.length === 0;
  return (
    <Card aria-labelledby="event-fields" className={styles.card}>
      <header className={shared.spread}>
        <h2 id="event-fields" className={shared.heading}>
          {t('own-fields')}
        </h2>
        {fields && (
          <Button icon="edit" onClick={() => setEditing(true)}>
            {t(isEmpty ? 'add-fields' : 'edit-fields')}
          </Button>
        )}
      </header>
      {isEmpty && <p className={shared.soft}>{t('no-fields-yet')}</p>}
      {fields && !isEmpty && (
        <dl className={styles.fields}>
          {fields.map((field) => (
            <div key={field.fieldId}>
              <dt>{field.name}</dt>
              <dd>{kindText(field)}</dd>
            </div>
          ))}
        </dl>
      )}
      {fields && isEditing && (
        <FieldsDialog onOpenChange={setEditing} eventId={eventId} fields={fields} />
      )}
    </Card>
  );
};

const kindText = ({ kind, choices }: GuestField): string =>
  choices.length > 0
    ? t('with-choices', {
        name: kindTexts[kind],
        choices: listText(choices.map(({ name }) => name)),
      })
    : kindTexts[kind];
