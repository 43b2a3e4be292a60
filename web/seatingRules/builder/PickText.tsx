import { Combobox, type ComboboxOption } from '../../ui/Combobox.tsx';
import type { FieldTexts } from '../../ui/Field.tsx';

type PickTextProps = FieldTexts & {
  placeholder?: string;
  value: string;
  find: (typed: string) => ComboboxOption[];
  onChange: (text: string) => void;
};

/** A text field that suggests words of the plan, such as tags, but accepts any word. */
export const PickText = ({ find, ...field }: PickTextProps) => (
  <Combobox
    {...field}
    options={find(field.value).filter(({ name }) => name !== field.value)}
    onPick={({ name }) => field.onChange(name)}
  />
);
