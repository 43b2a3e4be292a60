import type { Allergy } from '../../schema/attendees/allergies.ts';
import type { PersonField } from '../../schema/entities/attendee.ts';
import { CustomFields } from '../guestFields/CustomFields.tsx';
import type { GuestField } from '../guestFields/documents.ts';
import type { Menu } from '../menus/documents.ts';
import { MealFields } from '../menus/MealFields.tsx';
import { t } from '../texts/en/ui.ftl';
import { Notice } from '../ui/Field.tsx';
import { meanwhileText } from '../ui/meanwhileText.ts';
import { Select } from '../ui/Select.tsx';
import shared from '../ui/shared.module.css';
import { TextArea, TextField } from '../ui/TextField.tsx';
import type { FieldOf } from '../ui/useForm.ts';
import { AllergyEditor } from './allergies/AllergyEditor.tsx';
import { allergyText } from './allergies/allergyWords.ts';
import { type BySubstance, bySubstance, listOfAllergies } from './allergies/bySubstance.ts';
import { type AttendeeFormValues, choices, fieldDisplays } from './attendeeForm.ts';
import { fieldLabel } from './fieldWords.ts';
import { KnownListField } from './tags/TagField.tsx';

type FormFieldsProps = {
  names: readonly PersonField[];
  field: FieldOf<AttendeeFormValues>;
  /** The event's menu, if the form lets people choose meals. */
  menu?: Menu | undefined;
  customFields?: readonly GuestField[] | undefined;
};

const allergiesText = (allergies: BySubstance) =>
  listOfAllergies(allergies).map(allergyText).join(', ');

/** The form fields with these names, in this order. */
export const FormFields = ({ names, field, menu, customFields }: FormFieldsProps) =>
  names.map((name) => {
    const label = fieldLabel(name);
    if (name === 'currentOpportunity')
      return <Select key={name} label={label} options={choices[name]} {...field(name)} />;
    if (name === 'demoStatus')
      return <Select key={name} label={label} options={choices[name]} {...field(name)} />;
    if (name === 'diets' || name === 'access')
      return (
        <div key={name} className={shared.wide}>
          <KnownListField list={name} {...field(name)} />
        </div>
      );
    if (name === 'allergies') {
      const { value, error, theirs, onChange } = field(name);
      const change = (allergies: Allergy[]) => {
        onChange(bySubstance(allergies));
        return true;
      };
      return (
        <div key={name} className={shared.wide}>
          <AllergyEditor allergies={listOfAllergies(value)} error={error} onChange={change} />
          <Notice>{meanwhileText(theirs && allergiesText(theirs))}</Notice>
        </div>
      );
    }
    if (name === 'meals') {
      const needs = {
        diets: field('diets').value,
        allergies: listOfAllergies(field('allergies').value),
      };
      const { value: meals, error, theirs, onChange } = field(name);
      return (
        menu && (
          <div key={name} className={shared.wide}>
            <MealFields {...{ menu, meals, needs, error, onChange }} />
            <Notice>{theirs && t('edited-meanwhile')}</Notice>
          </div>
        )
      );
    }
    if (name === 'custom') {
      const { value: custom, error, theirs, onChange } = field(name);
      return (
        customFields && (
          <div key={name} className={shared.wide}>
            <CustomFields {...{ fields: customFields, custom, error, onChange }} />
            <Notice>{theirs && t('edited-meanwhile')}</Notice>
          </div>
        )
      );
    }
    const { isLong, type, required, placeholder } = fieldDisplays[name];
    if (isLong)
      return (
        <div key={name} className={shared.wide}>
          <TextArea label={label} rows={3} {...field(name)} />
        </div>
      );
    return (
      <TextField
        key={name}
        label={label}
        {...(required && { required })}
        {...(type && { type })}
        {...(placeholder && { placeholder: placeholder() })}
        {...field(name)}
      />
    );
  });
