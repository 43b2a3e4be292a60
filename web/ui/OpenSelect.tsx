import { Select as Radix } from 'radix-ui';
import type { KeyboardEvent } from 'react';
import { Icon } from './Icon.tsx';
import styles from './OpenSelect.module.css';
import { type SelectOption, SelectOptions } from './Select.tsx';

type OpenSelectProps = {
  label: string;
  value: string;
  options: readonly SelectOption<string>[];
  onChoose: (value: string) => void;
  /** Gets the option that had the focus when Tab was pressed. */
  onTab: (value: string, isBack: boolean) => void;
  onClose: () => void;
};

/** A select that is open while it is rendered. Its parent moves the focus afterwards. */
export const OpenSelect = (props: OpenSelectProps) => {
  const { label, value, options, onChoose, onTab, onClose } = props;
  const onKeyDown = ({ key, shiftKey, target }: KeyboardEvent) => {
    const at = target instanceof HTMLElement ? target.dataset.value : undefined;
    if (key === 'Tab') onTab(at ?? value, shiftKey);
  };
  return (
    <Radix.Root open value={value} onValueChange={onChoose} onOpenChange={onClose}>
      <Radix.Trigger aria-label={label} className={styles.trigger}>
        <Radix.Value />
        <Radix.Icon>
          <Icon name="chevronDown" size={16} />
        </Radix.Icon>
      </Radix.Trigger>
      <SelectOptions
        options={options}
        style={{ width: 'max-content', minWidth: 'var(--radix-select-trigger-width)' }}
        onKeyDown={onKeyDown}
        onCloseAutoFocus={(event) => event.preventDefault()}
      />
    </Radix.Root>
  );
};
