import { type ComponentProps, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import styles from './Combobox.module.css';
import { classes } from './classes.ts';
import field from './Field.module.css';
import { Field, type FieldTexts } from './Field.tsx';
import { Icon } from './Icon.tsx';
import shared from './shared.module.css';

export type ComboboxOption = { id: string; name: string; note?: string | undefined };

type ComboboxProps = FieldTexts & {
  value: string;
  onChange: (typed: string) => void;
  /** The matches for the typed text, best first; a few are enough. */
  options: readonly ComboboxOption[];
  onPick: (option: ComboboxOption) => void;
  placeholder?: string | undefined;
  /** Shown if nothing matches. Leave it out if any text is accepted. */
  none?: string | undefined;
  /** Keys that the list does not use, such as Backspace. */
  onKeyDown?: ((event: KeyboardEvent<HTMLInputElement>) => void) | undefined;
  /** Below the matches, such as how many more there are. */
  more?: string | undefined;
  /** For a field that searches the page: its matches lie over the content below it. */
  search?: Pick<ComponentProps<'input'>, 'onFocus' | 'aria-keyshortcuts'> & { 'data-find': true };
};

/** A text field with a list of matches: type, move with the arrows, pick with Enter or a click. */
export const Combobox = (props: ComboboxProps) => {
  const { label, hint, error, required, hideLabel, value, options, none, more, placeholder } =
    props;
  const { search } = props;
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(0);
  const at = Math.min(active, options.length - 1);
  const isShown = isOpen && options.length > 0;
  const option = isShown ? options[at] : undefined;
  const isSearching = isOpen && value.trim() !== '';
  const status = isSearching && (options.length === 0 ? none : more);

  const pick = (picked: ComboboxOption) => {
    setOpen(false);
    setActive(0);
    props.onPick(picked);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    // While a character is being composed, these keys belong to the input method.
    if (event.nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && options.length > 0) {
      setActive(isOpen ? (at + step + options.length) % options.length : 0);
      setOpen(true);
    } else if (event.key === 'Enter' && option) pick(option);
    else if (event.key === 'Escape' && isShown) {
      setOpen(false);
      // Closes only the list, not the dialog around it.
      event.stopPropagation();
      event.nativeEvent.stopImmediatePropagation();
    } else return props.onKeyDown?.(event);
    event.preventDefault();
  };

  return (
    <Field {...{ label, hint, error, required, hideLabel }}>
      {(wiring) => (
        <div className={classes(shared.stack1, search && styles.search)}>
          {search && <Icon name="search" size={16} className={styles.icon} />}
          <input
            {...wiring}
            {...search}
            type="text"
            role="combobox"
            autoComplete="off"
            spellCheck={false}
            aria-autocomplete="list"
            aria-expanded={isShown}
            data-list-shown={isShown || undefined}
            aria-controls={isShown ? `${id}-list` : undefined}
            aria-activedescendant={option ? `${id}-${at}` : undefined}
            placeholder={placeholder}
            className={field.control}
            value={value}
            onChange={(event) => {
              setOpen(true);
              setActive(0);
              props.onChange(event.target.value);
            }}
            onClick={() => setOpen(true)}
            onBlur={() => setOpen(false)}
            onKeyDown={onKeyDown}
          />
          <div className={classes(search && (isShown || status) && styles.below)}>
            {isShown && (
              <Options
                {...{ id, options, at, onPick: pick, onActive: setActive }}
                label={typeof label === 'string' ? label : undefined}
              />
            )}
            {(none || more) && (
              <p role="status" className={styles.none}>
                {status}
              </p>
            )}
          </div>
        </div>
      )}
    </Field>
  );
};

type OptionsProps = {
  /** The text field's id, from which the ids of the list and its options are made. */
  id: string;
  label: string | undefined;
  options: readonly ComboboxOption[];
  /** The index of the active option, which is kept in view. */
  at: number;
  onPick: (option: ComboboxOption) => void;
  onActive: (at: number) => void;
};

/** The list of matches. It handles only the pointer: the text field handles keys and keeps the focus. */
const Options = ({ id, label, options, at, onPick, onActive }: OptionsProps) => {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // In a block: newer browsers return a promise, which React would take for the effect's cleanup.
    list.current?.children[at]?.scrollIntoView({ block: 'nearest' });
  }, [at]);
  return (
    <div
      ref={list}
      id={`${id}-list`}
      role="listbox"
      tabIndex={-1}
      aria-label={label}
      className={styles.options}
      onPointerDown={(event) => event.preventDefault()}
      onMouseDown={(event) => event.preventDefault()}
    >
      {options.map((one, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the text field has the keys
        // biome-ignore lint/a11y/useFocusableInteractive: the text field keeps the focus
        <div
          key={one.id}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === at}
          className={classes(styles.option, index === at && styles.active)}
          onClick={() => onPick(one)}
          onPointerMove={() => onActive(index)}
        >
          <span className={styles.name}>{one.name}</span>
          {one.note && <span className={styles.note}>{one.note}</span>}
        </div>
      ))}
    </div>
  );
};
