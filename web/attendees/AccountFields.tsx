import { Collapsible } from 'radix-ui';
import { useState } from 'react';
import { t } from '../texts/en/attendees.ftl';
import { Icon } from '../ui/Icon.tsx';
import shared from '../ui/shared.module.css';
import type { FieldOf } from '../ui/useForm.ts';
import styles from './AccountFields.module.css';
import { type AttendeeFormValues, formFields } from './attendeeForm.ts';
import { FormFields } from './FormFields.tsx';

const names = formFields('account');

/** The fields for sales. Collapsed until opened, or until one of them has an error. */
export const AccountFields = ({ field }: { field: FieldOf<AttendeeFormValues> }) => {
  const [isOpen, setOpen] = useState(false);
  const hasError = names.some((name) => field(name).error);
  return (
    <Collapsible.Root open={isOpen || hasError} onOpenChange={setOpen} className={styles.part}>
      <Collapsible.Trigger className={styles.trigger}>
        <Icon name={isOpen || hasError ? 'chevronUp' : 'chevronDown'} size={16} />
        {t('account')}
      </Collapsible.Trigger>
      <Collapsible.Content>
        <div className={shared.form}>
          <FormFields names={names} field={field} />
        </div>
      </Collapsible.Content>
    </Collapsible.Root>
  );
};
