import { useRef, useState } from 'react';
import tagStyles from '../../attendees/tags/Tags.module.css';
import { t } from '../../texts/en/ruleBuilder.ftl';
import { IconButton } from '../../ui/Button.tsx';
import { Combobox, type ComboboxOption } from '../../ui/Combobox.tsx';
import shared from '../../ui/shared.module.css';

type PickManyProps = {
  label: string;
  placeholder: string;
  /** Shown if nothing matches. */
  none: string;
  ids: readonly string[];
  find: (typed: string, but: readonly string[]) => ComboboxOption[];
  nameOf: (id: string) => string;
  error: string | undefined;
  onChange: (ids: readonly string[]) => void;
};

/** Picks several people or tables: chips for those picked, and a field that finds more. */
export const PickMany = (props: PickManyProps) => {
  const { label, ids, find, nameOf, onChange, ...shown } = props;
  const [typed, setTyped] = useState('');
  const field = useRef<HTMLDivElement>(null);
  const remove = (id: string) => {
    // The button disappears with its chip.
    field.current?.querySelector('input')?.focus();
    onChange(ids.filter((one) => one !== id));
  };
  return (
    <div ref={field} className={shared.stack1}>
      <ul className={tagStyles.tags} aria-label={label}>
        {ids.map((id) => (
          <li key={id} className={tagStyles.tag}>
            <span>{nameOf(id)}</span>
            <IconButton
              icon="close"
              size="sm"
              label={t('remove-picked', { name: nameOf(id) })}
              className={tagStyles.remove}
              onClick={() => remove(id)}
            />
          </li>
        ))}
      </ul>
      <Combobox
        {...shown}
        label={label}
        hideLabel
        value={typed}
        options={find(typed, ids)}
        onChange={setTyped}
        onPick={({ id }) => {
          setTyped('');
          onChange([...ids, id]);
        }}
        onKeyDown={(event) => {
          const last = ids.at(-1);
          if (event.key === 'Backspace' && typed === '' && last) remove(last);
        }}
      />
    </div>
  );
};
