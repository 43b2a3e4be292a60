import { useState } from 'react';
import { t } from '../texts/en/guestFields.ftl';
import { listText } from '../texts/formats.ts';
import { ListCard } from '../ui/ListCard.tsx';
import { lazyPart, onDemand, usePreload } from '../ui/onDemand.tsx';
import type { GuestField } from './documents.ts';
import { kindTexts } from './kindTexts.ts';
import { useGuestFields } from './useGuestFields.ts';

const fieldsDialog = onDemand(() => import('./FieldsDialog.tsx'));
const FieldsDialog = lazyPart(fieldsDialog, (code) => code.FieldsDialog);

/** A card with the custom fields of an event, for members who may edit them. */
export const FieldsCard = ({ eventId }: { eventId: string }) => {
  const fields = useGuestFields(eventId);
  const [isEditing, setEditing] = useState(false);
  usePreload(fieldsDialog);
  return (
    <ListCard
      id="event-fields"
      title={t('custom-fields')}
      entries={fields?.map((field) => ({
        id: field.fieldId,
        name: field.name,
        text: kindText(field),
      }))}
      empty={t('no-fields-yet')}
      edit={t(fields?.length === 0 ? 'add-fields' : 'edit-fields')}
      onEdit={() => setEditing(true)}
    >
      {fields && isEditing && (
        <FieldsDialog onClose={() => setEditing(false)} eventId={eventId} fields={fields} />
      )}
    </ListCard>
  );
};

const kindText = ({ kind, choices }: GuestField): string =>
  choices.length > 0
    ? t('with-choices', {
        name: kindTexts[kind],
        choices: listText(choices.map(({ name }) => name)),
      })
    : kindTexts[kind];
