import { looks, type TextField } from '../attendeeForm.ts';
import { fieldLabel } from '../fieldWords.ts';
import type { Details } from './attendeeDetails.ts';
import { checkField } from './editedFields.ts';
import { Fact } from './Fact.tsx';
import { InlineText } from './InlineText.tsx';
import { linkOf } from './linkOf.ts';
import type { useChangeAttendee } from './useChangeAttendee.ts';
import { attendeeWords } from './useSaving.ts';

export type Changing = ReturnType<typeof useChangeAttendee>;

type DetailTextsProps = {
  fields: readonly TextField[];
  attendee: Details;
  changing: Changing;
  readOnly: boolean;
};

/** An attendee's text fields, each editable in place, or read-only. */
export const DetailTexts = ({ fields, attendee, changing, readOnly }: DetailTextsProps) =>
  fields.map((field) => {
    const { type, isLong, required, max } = looks[field];
    const label = fieldLabel(field);
    const link = linkOf(field, attendee);
    if (readOnly) return <Fact key={field} label={label} value={attendee[field]} link={link} />;
    return (
      <InlineText
        key={field}
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
