import { t } from '../../texts/en/attendeesPanel.ftl';
import { fieldDisplays, type TextField } from '../attendeeForm.ts';
import { fieldLabel } from '../fieldWords.ts';
import type { Details } from './attendeeDetails.ts';
import { checkField } from './editedFields.ts';
import { Fact } from './Fact.tsx';
import { InlineText } from './InlineText.tsx';
import type { useChangeAttendee } from './useChangeAttendee.ts';
import { attendeeWords } from './useSaving.ts';

type Link = { href: string; label: string };

/** The link of a field's value; undefined if there is none, or if it is not safe to follow. */
const linkOf = (field: TextField, attendee: Details): Link | undefined => {
  const { [field]: value, name } = attendee;
  if (!value) return undefined;
  switch (fieldDisplays[field].type) {
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

export type ChangeAttendee = ReturnType<typeof useChangeAttendee>;

type DetailTextsProps = {
  fields: readonly TextField[];
  attendee: Details;
  changing: ChangeAttendee;
  readOnly: boolean;
};

/** An attendee's text fields, each editable in place, or read-only. */
export const DetailTexts = ({ fields, attendee, changing, readOnly }: DetailTextsProps) =>
  fields.map((field) => {
    const { type, isLong, required, max } = fieldDisplays[field];
    const label = fieldLabel(field);
    const link = linkOf(field, attendee);
    if (readOnly) return <Fact key={field} label={label} value={attendee[field]} link={link} />;
    return (
      <InlineText
        key={field}
        attendeeId={attendee.id}
        field={field}
        label={label}
        value={attendee[field]}
        check={(text) => checkField(field, text)}
        save={(value) => changing.setField(field, value as string)}
        words={attendeeWords()}
        link={link}
        {...(type && { type })}
        {...(isLong && { isLong })}
        {...(required && { required })}
        {...(max && { max })}
      />
    );
  });
