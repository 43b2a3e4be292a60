import { Combobox, type ComboboxOption } from '../../ui/Combobox.tsx';
import type { FieldTexts } from '../../ui/Field.tsx';

type PickTextProps = FieldTexts & {
  placeholder?: string;
  value: string;
  find: (typed: string) => ComboboxOption[];
  onChange: (text: string) => void;
};

/** A word of the plan, such as a tag: offered while typing, but any other is taken as well. */
export const PickText = ({ find, ...field }: PickTextProps) => (
  <Combobox
    {...field}
    options={find(field.value).filter(({ name }) => name !== field.value)}
    onPick={({ name }) => field.onChange(name)}
  />
);
