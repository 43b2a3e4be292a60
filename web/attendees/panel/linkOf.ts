import { t } from '../../texts/en/attendeesPanel.ftl';
import { looks, type TextField } from '../attendeeForm.ts';
import { fieldLabel } from '../fieldWords.ts';
import type { Details } from './attendeeDetails.ts';

type Link = { href: string; label: string };

/** The target of a field's value; undefined unless a browser may follow it safely. */
export const linkOf = (field: TextField, attendee: Details): Link | undefined => {
  const { [field]: value, name } = attendee;
  if (!value) return undefined;
  switch (looks[field].type) {
    case 'email':
      return { href: `mailto:${value}`, label: t('write', { name }) };
    case 'tel':
      return { href: `tel:${value.replace(/[^\d+]/g, '')}`, label: t('call', { name }) };
    case 'url':
      return /^https?:/i.test(value)
        ? { href: value, label: t('open', { name: fieldLabel(field) }) }
        : undefined;
    default:
      return undefined;
  }
};
