import { useState } from 'react';
import type { CustomValue } from '../../schema/entities/guestField.ts';
import type { CustomPatch } from '../../schema/guestFields/customPatch.ts';
import { valueProblem } from '../../schema/guestFields/guestFields.ts';
import { t } from '../texts/en/guestFields.ftl';
import { Select } from '../ui/Select.tsx';
import shared from '../ui/shared.module.css';
import { TextField } from '../ui/TextField.tsx';
import styles from './CustomFields.module.css';
import type { GuestField } from './documents.ts';
import { notSet, optionsOf, typedText, valueFrom } from './fieldValues.ts';

type CustomFieldsProps = {
  fields: readonly GuestField[];
  custom: CustomPatch;
  error?: string | undefined;
  onChange: (custom: CustomPatch) => void;
};

/** An input for each custom field of the event. Renders nothing if there are none. */
export const CustomFields = ({ fields, custom, error, onChange }: CustomFieldsProps) => {
  if (fields.length === 0) return null;
  return (
    <fieldset>
      <legend>{t('custom-fields')}</legend>
      <div className={styles.fields}>
        {fields.map((field) => (
          <CustomField
            key={field.fieldId}
            field={field}
            value={custom[field.fieldId]}
            isRefused={error !== undefined}
            onChange={(value) => onChange({ ...custom, [field.fieldId]: value })}
          />
        ))}
      </div>
      {error && (
        <p role="alert" className={shared.error}>
          {error}
        </p>
      )}
    </fieldset>
  );
};

type CustomFieldProps = {
  field: GuestField;
  value: CustomValue | null | undefined;
  isRefused: boolean;
  hint?: string;
  onChange: (value: CustomValue | null) => void;
};

export const CustomField = ({ field, value, isRefused, hint, onChange }: CustomFieldProps) => {
  const { name, kind } = field;
  // A number is kept as typed: "1." may become "1.5".
  const [typed, setTyped] = useState('');
  const text = valueFrom(kind, typed) === (value ?? null) ? typed : typedText(field, value);
  const options = optionsOf(field);
  if (options)
    return (
      <Select
        label={name}
        hint={hint}
        value={text === '' ? notSet : text}
        options={options}
        onChange={(picked) => {
          const next = picked === notSet ? '' : picked;
          setTyped(next);
          onChange(valueFrom(kind, next));
        }}
      />
    );
  const problem = isRefused && value !== null && value !== undefined && valueProblem(field, value);
  return (
    <TextField
      label={name}
      hint={hint}
      value={text}
      {...(kind === 'date' && { type: 'date', min: '1900-01-01', max: '9999-12-31' })}
      {...(kind === 'number' && { inputMode: 'decimal' })}
      error={problem || undefined}
      onChange={(next) => {
        setTyped(next);
        onChange(valueFrom(kind, next));
      }}
    />
  );
};
