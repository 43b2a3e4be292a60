import type { CustomValue } from '../../../schema/entities/guestField.ts';
import { withCustom } from '../../../schema/guestFields/customPatch.ts';
import { useCommand } from '../../graphql/useCommand.ts';
import type { GuestField } from '../../guestFields/documents.ts';
import {
  notSet,
  optionsOf,
  problemOf,
  typedText,
  valueFrom,
  valueText,
} from '../../guestFields/fieldValues.ts';
import { useGuestFields } from '../../guestFields/useGuestFields.ts';
import { t } from '../../texts/en/guestFields.ftl';
import { type Details, EditAttendeeField } from './attendeeDetails.ts';
import { Fact } from './Fact.tsx';
import { InlineSelect } from './InlineSelect.tsx';
import { InlineText } from './InlineText.tsx';
import styles from './Panel.module.css';
import { useOptimisticEdit } from './useChangeAttendee.ts';
import { attendeeWords } from './useSaving.ts';

/** Changes a person's value of one custom field. Rejects if that fails. */
const useSetCustom = ({ id, custom: before }: Pick<Details, 'id' | 'custom'>) => {
  const atOnce = useOptimisticEdit();
  const [edit] = useCommand(EditAttendeeField);
  return (fieldId: string, value: CustomValue | null) => {
    const custom = { [fieldId]: value };
    return atOnce(id, { custom: withCustom(before, custom) }, () => edit({ id, custom }));
  };
};

type CustomDetailsProps = { attendee: Details; readOnly: boolean };

/** A person's values of the event's custom fields. Renders nothing if the event has none. */
export const CustomDetails = ({ attendee, readOnly }: CustomDetailsProps) => {
  const fields = useGuestFields(attendee.eventId) ?? [];
  const setCustom = useSetCustom(attendee);
  if (fields.length === 0) return null;
  const custom = attendee.custom ?? {};
  return (
    <section className={styles.section}>
      <h3>{t('custom-fields')}</h3>
      {fields.map((field) => {
        const value = custom[field.fieldId];
        const key = field.fieldId;
        if (readOnly) return <Fact key={key} label={field.name} value={valueText(field, value)} />;
        const save = (next: CustomValue | null) => setCustom(key, next);
        return <CustomDetail key={key} attendeeId={attendee.id} {...{ field, value, save }} />;
      })}
    </section>
  );
};

type CustomDetailProps = {
  attendeeId: string;
  field: GuestField;
  value: CustomValue | undefined;
  save: (value: CustomValue | null) => Promise<unknown>;
};

const CustomDetail = ({ attendeeId, field, value, save }: CustomDetailProps) => {
  const { name, kind } = field;
  const options = optionsOf(field);
  const saveText = (text: string) => save(valueFrom(kind, text));
  if (options)
    return (
      <InlineSelect
        label={name}
        value={typedText(field, value) || notSet}
        options={options}
        save={(picked) => saveText(picked === notSet ? '' : picked)}
      />
    );
  return (
    <InlineText
      attendeeId={attendeeId}
      field={field.fieldId}
      label={name}
      {...(kind === 'date' && { type: 'date' })}
      value={typedText(field, value)}
      check={(text) => {
        const problem = problemOf(field, text);
        return problem === undefined ? { value: text } : { problem };
      }}
      save={(text) => saveText(text ?? '')}
      words={attendeeWords()}
    />
  );
};
