import { type ReactNode, useId } from 'react';
import styles from './Field.module.css';

export type FieldTexts = {
  label: ReactNode;
  hint?: ReactNode;
  /** What is wrong with the value; read out when the field has focus. */
  error?: string | undefined;
  required?: boolean;
  /** The label is there for screen readers only. */
  hideLabel?: boolean;
};

/** What a control needs to be tied to its label, hint and error. */
export type ControlWiring = {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
};

type FieldProps = FieldTexts & { children: (wiring: ControlWiring) => ReactNode };

/** A label, a control, and below it the error or else the hint. */
export const Field = ({ label, hint, error, required, hideLabel, children }: FieldProps) => {
  const id = useId();
  const noteId = `${id}-note`;
  const note = error ?? hint;
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={hideLabel ? styles.hidden : styles.label}>
        {label}
        {required && (
          <span className={styles.required} aria-hidden="true">
            {' *'}
          </span>
        )}
      </label>
      {children({
        id,
        'aria-describedby': note ? noteId : undefined,
        'aria-invalid': error ? true : undefined,
        'aria-required': required ? true : undefined,
      })}
      {note && (
        <p id={noteId} className={error ? styles.error : styles.hint}>
          {note}
        </p>
      )}
    </div>
  );
};
