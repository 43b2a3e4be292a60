import { useState } from 'react';
import grid from '../ui/FormGrid.module.css';
import { Select } from '../ui/Select.tsx';
import { TextArea, TextField } from '../ui/TextField.tsx';
import type { FieldOf } from '../ui/useForm.ts';
import styles from './AccountFields.module.css';
import {
  type AttendeeFormValues,
  accountFields,
  demoOptions,
  opportunityOptions,
} from './attendeeForm.ts';

/** What sales keeps on an attendee; folded away until it is wanted, or until it holds an error. */
export const AccountFields = ({ field }: { field: FieldOf<AttendeeFormValues> }) => {
  const [isOpen, setOpen] = useState(false);
  const hasError = accountFields.some((name) => field(name).error);
  return (
    <details
      open={isOpen || hasError}
      onToggle={(event) => setOpen(event.currentTarget.open)}
      className={styles.details}
    >
      <summary className={styles.summary}>Account details</summary>
      <div className={grid.grid}>
        <Select
          label="Current Opportunity"
          options={opportunityOptions}
          {...field('currentOpportunity')}
        />
        <TextField label="Account Executive" {...field('accountExecutive')} />
        <Select label="Demo" options={demoOptions} {...field('demoStatus')} />
        <TextField label="Demo Date" {...field('demoDate')} />
        <TextField label="Linked URL" type="url" {...field('linkedUrl')} />
        <TextField label="Photo URL" type="url" {...field('photoUrl')} />
        <div className={grid.wide}>
          <TextArea label="Other Account Notes" rows={3} {...field('otherAccountNotes')} />
        </div>
      </div>
    </details>
  );
};
