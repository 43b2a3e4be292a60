import type { CustomPatch } from '../../../schema/guestFields/customPatch.ts';
import { CustomField } from '../../guestFields/CustomFields.tsx';
import type { GuestField } from '../../guestFields/documents.ts';
import { t } from '../../texts/en/editMany.ftl';
import { Select } from '../../ui/Select.tsx';
import shared from '../../ui/shared.module.css';

type FieldOfManyProps = {
  fields: readonly GuestField[];
  /** At most one field; empty if none changes. */
  custom: CustomPatch;
  wasSubmitted: boolean;
  onChange: (custom: CustomPatch) => void;
};

const noField = 'keep';

/** Chooses a custom field of several people and the value that all of them get, or no field. */
export const FieldOfMany = ({ fields, custom, wasSubmitted, onChange }: FieldOfManyProps) => {
  const field = fields.find(({ fieldId }) => fieldId in custom);
  return (
    <div className={shared.stack}>
      <Select
        label={t('custom-field')}
        value={field?.fieldId ?? noField}
        options={[
          { value: noField, label: t('as-is') },
          ...fields.map(({ fieldId, name }) => ({ value: fieldId, label: name })),
        ]}
        onChange={(fieldId) => onChange(fieldId === noField ? {} : { [fieldId]: null })}
      />
      {field && (
        <CustomField
          key={field.fieldId}
          field={field}
          value={custom[field.fieldId]}
          isRefused={wasSubmitted}
          hint={t('empty-clears')}
          onChange={(value) => onChange({ [field.fieldId]: value })}
        />
      )}
    </div>
  );
};
