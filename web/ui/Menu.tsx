import { DropdownMenu as Radix } from 'radix-ui';
import { type ReactNode, useRef } from 'react';
import { classes } from './classes.ts';
import { isFocusLost } from './focusLost.ts';
import { Icon, type IconName } from './Icon.tsx';
import styles from './Menu.module.css';

type MenuProps = {
  /** The button that opens the menu; it receives the menu's attributes. */
  trigger: ReactNode;
  children: ReactNode;
  align?: 'start' | 'center' | 'end';
  /** Whether the menu is open when it first renders: its button was pressed before its code loaded. */
  defaultOpen?: boolean;
  /** Called when the menu has closed and the trigger is about to receive the focus. */
  onClosed?: () => void;
};

/** A menu below its button. The focus returns to the button when the menu closes. */
export const Menu = ({
  trigger,
  children,
  align = 'end',
  defaultOpen = false,
  onClosed,
}: MenuProps) => {
  const button = useRef<HTMLButtonElement>(null);
  const wasLeft = useRef(false);
  // Radix knows only of keys that are pressed once it has rendered.
  const isOpenedByKey = useRef(defaultOpen && document.activeElement?.matches(':focus-visible'));
  const returnFocus = (event: Event) => {
    event.preventDefault();
    // A press beside the menu, an item or a key may have moved the focus already.
    if (!wasLeft.current && isFocusLost(button.current)) button.current?.focus();
    wasLeft.current = false;
    onClosed?.();
  };
  return (
    <Radix.Root modal={false} defaultOpen={defaultOpen}>
      <Radix.Trigger ref={button} asChild>
        {trigger}
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          className={styles.content}
          align={align}
          sideOffset={6}
          collisionPadding={8}
          onInteractOutside={() => {
            wasLeft.current = true;
          }}
          onFocus={({ target }) => {
            if (isOpenedByKey.current)
              target.querySelector<HTMLElement>('[role^=menuitem]')?.focus();
            isOpenedByKey.current = false;
          }}
          onCloseAutoFocus={returnFocus}
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
};

type MenuItemProps = {
  icon?: IconName;
  tone?: 'danger';
  disabled?: boolean;
  onSelect?: () => void;
  /** Renders the child, a link, as the item. */
  asChild?: boolean;
  children: ReactNode;
};

export const MenuItem = ({ icon, tone, asChild = false, children, ...rest }: MenuItemProps) => (
  <Radix.Item
    {...rest}
    asChild={asChild}
    className={classes(styles.item, tone === 'danger' && styles.danger)}
  >
    {asChild ? (
      children
    ) : (
      <>
        {icon && <Icon name={icon} size={16} />}
        {children}
      </>
    )}
  </Radix.Item>
);

type MenuChoiceProps<Value extends string> = {
  label: string;
  value: Value;
  onChange: (value: Value) => void;
  options: readonly { value: Value; label: string; icon?: IconName }[];
};

/** A radio group of items. */
export const MenuChoice = <Value extends string>({
  label,
  value,
  onChange,
  options,
}: MenuChoiceProps<Value>) => (
  <>
    <Radix.Label className={styles.label}>{label}</Radix.Label>
    <Radix.RadioGroup value={value} onValueChange={(next) => onChange(next as Value)}>
      {options.map((option) => (
        <Radix.RadioItem key={option.value} value={option.value} className={styles.item}>
          {option.icon && <Icon name={option.icon} size={16} />}
          {option.label}
          <Radix.ItemIndicator className={styles.indicator}>
            <Icon name="check" size={16} />
          </Radix.ItemIndicator>
        </Radix.RadioItem>
      ))}
    </Radix.RadioGroup>
  </>
);

/** A heading for the items below it. */
export const MenuLabel = ({ children }: { children: ReactNode }) => (
  <Radix.Label className={styles.label}>{children}</Radix.Label>
);

export const MenuSeparator = () => <Radix.Separator className={styles.separator} />;
