import { type ReactNode, useId } from 'react';
import styles from './Field.module.css';
import { intoView } from './intoView.ts';

export type FieldTexts = {
  label: ReactNode;
  hint?: ReactNode;
  /** The validation error; announced when the field has focus. */
  error?: string | undefined;
  required?: boolean;
  /** Shows the label to screen readers only. */
  hideLabel?: boolean;
};

/** The attributes that tie a control to its label, hint and error. */
export type ControlWiring = {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
};

type FieldProps = FieldTexts & {
  /** Says what somebody else changed in this field while it was edited here; announced at once. */
  notice?: string | undefined;
  children: (wiring: ControlWiring) => ReactNode;
};

/** Below a control: says what somebody else changed in the field meanwhile. */
export const Notice = ({ children }: { children: string | undefined }) =>
  children && (
    <p role="alert" className={styles.notice}>
      {children}
    </p>
  );

/** An error of another field must not move the one that is being edited. */
const intoViewWithFocus = (error: Element | null) => {
  if (error?.parentElement?.contains(document.activeElement)) intoView(error);
};

/** A label, its control, then the error or hint, then the notice. */
export const Field = (props: FieldProps) => {
  const { label, hint, error, notice, required, hideLabel, children } = props;
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
        <p
          ref={error ? intoViewWithFocus : null}
          id={noteId}
          className={error ? styles.error : styles.hint}
        >
          {note}
        </p>
      )}
      <Notice>{notice}</Notice>
    </div>
  );
};
