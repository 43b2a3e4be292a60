import { Select as Radix } from 'radix-ui';
import { type ComponentProps, useRef } from 'react';
import { classes } from './classes.ts';
import { cspNonce } from './cspNonce.ts';
import { useNoteEntry } from './entries.ts';
import field from './Field.module.css';
import { Field, type FieldTexts } from './Field.tsx';
import { isFocusLost } from './focusLost.ts';
import { Icon } from './Icon.tsx';
import { meanwhileText } from './meanwhileText.ts';
import styles from './Select.module.css';

export type SelectOption<Value extends string> = { value: Value; label: string };

type SelectProps<Value extends string> = FieldTexts & {
  value: Value | '';
  /** The option that somebody else chose meanwhile (`useForm`). */
  theirs?: Value | undefined;
  onChange: (value: Value) => void;
  options: readonly SelectOption<Value>[];
  placeholder?: string;
  name?: string;
  disabled?: boolean;
};

export const Select = <Value extends string>({
  label,
  hint,
  error,
  required,
  hideLabel,
  value,
  theirs,
  onChange,
  options,
  placeholder,
  name,
  disabled,
}: SelectProps<Value>) => {
  const noteEntry = useNoteEntry();
  const button = useRef<HTMLButtonElement>(null);
  const choose = (next: string) => {
    noteEntry();
    onChange(next as Value);
  };
  const chosen = options.find((option) => option.value === theirs)?.label;
  return (
    <Field {...{ label, hint, error, required, hideLabel }} notice={meanwhileText(chosen)}>
      {(wiring) => (
        <Radix.Root {...{ value, disabled, name }} onValueChange={choose}>
          <Radix.Trigger
            ref={button}
            {...wiring}
            className={classes(field.control, styles.trigger)}
          >
            <Radix.Value placeholder={placeholder} />
            <Radix.Icon>
              <Icon name="chevronDown" size={16} />
            </Radix.Icon>
          </Radix.Trigger>
          <SelectOptions
            options={options}
            onCloseAutoFocus={(event) => isFocusLost(button.current) || event.preventDefault()}
          />
        </Radix.Root>
      )}
    </Field>
  );
};

type SelectOptionsProps = { options: readonly SelectOption<string>[] } & ComponentProps<
  typeof Radix.Content
>;

export const SelectOptions = ({ options, ...content }: SelectOptionsProps) => (
  <Radix.Portal>
    <Radix.Content className={styles.content} position="popper" sideOffset={4} {...content}>
      <Radix.Viewport nonce={cspNonce()}>
        {options.map((option) => (
          <Radix.Item
            key={option.value}
            value={option.value}
            data-value={option.value}
            className={styles.item}
          >
            <Radix.ItemText>{option.label}</Radix.ItemText>
            <Radix.ItemIndicator>
              <Icon name="check" size={16} />
            </Radix.ItemIndicator>
          </Radix.Item>
        ))}
      </Radix.Viewport>
    </Radix.Content>
  </Radix.Portal>
);
