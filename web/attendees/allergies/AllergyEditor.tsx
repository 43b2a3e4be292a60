import { type FocusEvent, type KeyboardEvent, useRef, useState } from 'react';
import {
  type Allergy,
  type AllergySeverity,
  allergyFrom,
  withAllergy,
} from '../../../schema/attendees/allergies.ts';
import { cleaned } from '../../../schema/text/plainText.ts';
import { t } from '../../texts/en/allergies.ftl';
import { Announcement } from '../../ui/Announcement.tsx';
import { nothingAnnounced } from '../../ui/announced.ts';
import { Button } from '../../ui/Button.tsx';
import { Combobox } from '../../ui/Combobox.tsx';
import { classes } from '../../ui/classes.ts';
import { Select } from '../../ui/Select.tsx';
import shared from '../../ui/shared.module.css';
import { fieldLabel } from '../fieldWords.ts';
import type { Typing } from '../tags/TagEditor.tsx';
import tags from '../tags/Tags.module.css';
import styles from './Allergies.module.css';
import { AllergyList } from './AllergyList.tsx';
import { allergyText, severityOptions, substancesFor } from './allergyWords.ts';

type AllergyEditorProps = {
  allergies: readonly Allergy[];
  /** Returns whether the allergies were accepted. Otherwise the typed text returns to the field. */
  onChange: (allergies: Allergy[]) => boolean | Promise<boolean>;
  onGiveUp?: () => void;
  error?: string | undefined;
  /** The state of the text that is typed but not added yet, as of `useState`. Default: a state of its own. */
  typing?: Typing;
};

const usual = 'allergy';

/** Allergies as chips, with a field for the substance and a choice of severity to add more. */
export const AllergyEditor = (props: AllergyEditorProps) => {
  const { allergies, onChange, onGiveUp, error } = props;
  const ownTyping = useState('');
  const [typed, setTyped] = props.typing ?? ownTyping;
  const [severity, setSeverity] = useState<AllergySeverity>(usual);
  const [announced, setAnnounced] = useState(nothingAnnounced);
  const adding = useRef<HTMLFieldSetElement>(null);
  const fieldOf = () => adding.current?.querySelector('input');
  const focusField = () => fieldOf()?.focus();

  const add = async () => {
    const substance = cleaned(typed);
    if (substance === '') return setTyped('');
    const added = allergyFrom(substance, severity);
    setTyped('');
    setSeverity(usual);
    if (await onChange(withAllergy(allergies, added))) {
      setAnnounced({ text: t('added', { allergy: allergyText(added) }) });
    } else {
      if (fieldOf()?.value === '') setSeverity(severity);
      setTyped((since) => since || typed);
    }
  };
  const remove = async (removed: Allergy) => {
    // The button disappears with its allergy, so the field takes the focus.
    focusField();
    if (await onChange(allergies.filter((one) => one !== removed)))
      setAnnounced({ text: t('removed', { allergy: allergyText(removed) }) });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') void add();
    else if (event.key === 'Escape' && (typed || error)) {
      setTyped('');
      onGiveUp?.();
    } else return;
    event.preventDefault();
  };
  /** Text that was typed and not added is added when the field is left. */
  const onBlur = ({ relatedTarget }: FocusEvent) => {
    const stays =
      adding.current?.contains(relatedTarget) || relatedTarget?.closest('[role=listbox]');
    if (relatedTarget && !stays) void add();
  };

  return (
    <div className={classes(shared.stack1, styles.editor)}>
      <span className={tags.label}>{fieldLabel('allergies')}</span>
      <AllergyList allergies={allergies} onRemove={(one) => void remove(one)} />
      <fieldset
        ref={adding}
        aria-label={t('add-allergy')}
        className={styles.adding}
        onBlur={onBlur}
      >
        <Combobox
          label={t('add-allergy')}
          hideLabel
          placeholder={t('add-allergy')}
          value={typed}
          error={error}
          onChange={setTyped}
          options={substancesFor(typed)}
          onPick={({ name }) => setTyped(name)}
          onKeyDown={onKeyDown}
        />
        <Select
          label={t('severity')}
          hideLabel
          value={severity}
          options={severityOptions}
          onChange={setSeverity}
        />
        <Button
          onClick={() => {
            focusField();
            void add();
          }}
        >
          {t('add')}
        </Button>
      </fieldset>
      <Announcement of={announced}>{announced.text}</Announcement>
    </div>
  );
};
