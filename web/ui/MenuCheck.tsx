import { DropdownMenu as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';
import styles from './Menu.module.css';

type MenuCheckProps = {
  isChecked: boolean;
  onChange: (isChecked: boolean) => void;
  children: ReactNode;
};

/** An item that is on or off. The menu stays open. */
export const MenuCheck = ({ isChecked, onChange, children }: MenuCheckProps) => (
  <Radix.CheckboxItem
    checked={isChecked}
    onCheckedChange={onChange}
    onSelect={(event) => event.preventDefault()}
    className={styles.item}
  >
    {children}
    <Radix.ItemIndicator className={styles.indicator}>
      <Icon name="check" size={16} />
    </Radix.ItemIndicator>
  </Radix.CheckboxItem>
);
