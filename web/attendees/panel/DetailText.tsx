import type { Details } from './attendeeDetails.ts';
import { type DetailField, linkOf } from './detailFields.ts';
import { checkField } from './editedFields.ts';
import { Fact } from './Fact.tsx';
import { InlineText } from './InlineText.tsx';
import type { useChangeAttendee } from './useChangeAttendee.ts';
import { attendeeWords } from './useSaving.ts';

export type Changing = ReturnType<typeof useChangeAttendee>;

type DetailTextsProps = {
  fields: readonly DetailField[];
  attendee: Details;
  changing: Changing;
  readOnly: boolean;
};

/** Texts of somebody, each edited where it stands, or only read. */
export const DetailTexts = ({ fields, attendee, changing, readOnly }: DetailTextsProps) =>
  fields.map((one) => {
    const { field, label, type, isLong, required, max } = one;
    const link = linkOf(one, attendee);
    if (readOnly) return <Fact key={field} label={label()} value={attendee[field]} link={link} />;
    return (
      <InlineText
        key={field}
        label={label()}
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
