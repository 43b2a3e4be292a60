import { type ComponentProps, useState } from 'react';
import { t } from '../texts/en/ui.ftl';
import { momentText } from '../texts/formats.ts';
import { hasBadInput } from './badInput.ts';
import styles from './Field.module.css';
import { Field, type FieldTexts } from './Field.tsx';
import { fromLocalField } from './localField.ts';
import { meanwhileText } from './meanwhileText.ts';

type Editable = {
  value: string;
  /** The text that somebody else entered meanwhile (`useForm`). */
  theirs?: string | undefined;
  onChange: (value: string) => void;
};

type TextFieldProps = FieldTexts & Editable & Omit<ComponentProps<'input'>, keyof Editable | 'id'>;

export const TextField = ({
  label,
  hint,
  error,
  required,
  hideLabel,
  theirs,
  onChange,
  ...input
}: TextFieldProps) => {
  const [isUnreadable, setUnreadable] = useState(false);
  return (
    <Field
      {...{ label, hint, required, hideLabel }}
      error={isUnreadable && input.value === '' ? unreadableText(input.type) : error}
      notice={meanwhileText(
        theirs && input.type === 'datetime-local' ? momentText(fromLocalField(theirs)) : theirs,
      )}
    >
      {(wiring) => (
        <input
          type="text"
          autoComplete="off"
          {...input}
          {...wiring}
          className={styles.control}
          onChange={(event) => onChange(event.target.value)}
          onInput={({ currentTarget }) => setUnreadable(isUnreadable && hasBadInput(currentTarget))}
          onInvalid={({ currentTarget }) => setUnreadable(hasBadInput(currentTarget))}
        />
      )}
    </Field>
  );
};

const unreadableText = (type: string | undefined): string => {
  if (type === 'number') return t('number-unreadable');
  return t(type === 'date' ? 'day-unreadable' : 'moment-unreadable');
};

/** A whole number, kept as typed until it is validated. */
export const NumberField = (props: TextFieldProps) => (
  <TextField inputMode="numeric" {...props} type="number" />
);

type TextAreaProps = FieldTexts &
  Editable &
  Omit<ComponentProps<'textarea'>, keyof Editable | 'id'>;

export const TextArea = ({
  label,
  hint,
  error,
  required,
  hideLabel,
  theirs,
  onChange,
  ...area
}: TextAreaProps) => (
  <Field {...{ label, hint, error, required, hideLabel }} notice={meanwhileText(theirs)}>
    {(wiring) => (
      <textarea
        rows={4}
        {...area}
        {...wiring}
        className={styles.control}
        onChange={(event) => onChange(event.target.value)}
      />
    )}
  </Field>
);
