import type { FormEvent, ReactNode } from 'react';
import { t } from '../texts/en/ui.ftl';
import { Button } from './Button.tsx';
import { DialogFooter } from './Dialog.tsx';
import shared from './shared.module.css';

type DialogFormProps = {
  /** The result of `useForm`. */
  form: { submit: (event: FormEvent<HTMLFormElement>) => unknown; isPending: boolean };
  submit: string;
  tone?: 'primary' | 'danger';
  onCancel: () => void;
  /** Lays the fields out in two columns if there is room. The default is one. */
  columns?: boolean;
  /** An additional button before Cancel. */
  extra?: ReactNode;
  children: ReactNode;
};

/** A form in a dialog: its fields, and a footer with Cancel and the submit button. */
export const DialogForm = (props: DialogFormProps) => (
  <form noValidate onSubmit={props.form.submit}>
    <div className={props.columns ? shared.form : shared.stack}>{props.children}</div>
    <DialogFooter>
      {props.extra}
      <Button onClick={props.onCancel}>{t('cancel')}</Button>
      <Button type="submit" variant={props.tone ?? 'primary'} pending={props.form.isPending}>
        {props.submit}
      </Button>
    </DialogFooter>
  </form>
);
