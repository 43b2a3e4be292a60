import { Collapsible } from 'radix-ui';
import { useState } from 'react';
import { t } from '../texts/en/attendees.ftl';
import grid from '../ui/FormGrid.module.css';
import { Icon } from '../ui/Icon.tsx';
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
    <Collapsible.Root open={isOpen || hasError} onOpenChange={setOpen} className={styles.part}>
      <Collapsible.Trigger className={styles.trigger}>
        <Icon name={isOpen || hasError ? 'chevronUp' : 'chevronDown'} size={16} />
        {t('account')}
      </Collapsible.Trigger>
      <Collapsible.Content>
        <div className={grid.grid}>
          <Select
            label={t('opportunity')}
            options={opportunityOptions}
            {...field('currentOpportunity')}
          />
          <TextField label={t('executive')} {...field('accountExecutive')} />
          <Select label={t('demo')} options={demoOptions} {...field('demoStatus')} />
          <TextField label={t('demo-date')} {...field('demoDate')} />
          <TextField label={t('linked-url')} type="url" {...field('linkedUrl')} />
          <TextField label={t('photo')} type="url" {...field('photoUrl')} />
          <div className={grid.wide}>
            <TextArea label={t('account-notes')} rows={3} {...field('otherAccountNotes')} />
          </div>
        </div>
      </Collapsible.Content>
    </Collapsible.Root>
  );
};
