import { useMemo, useRef, useState } from 'react';
import { searchable, spellings } from '../../../schema/text/folding.ts';
import { t } from '../../texts/en/historyPanel.ftl';
import { byName } from '../../texts/formats.ts';
import { Announcement } from '../../ui/Announcement.tsx';
import shared from '../../ui/shared.module.css';
import { TextField } from '../../ui/TextField.tsx';
import styles from './HistoryPanel.module.css';

type Person = { id: string; name: string };
type GuestPickerProps = {
  people: ReadonlyMap<string, Person>;
  onPick: (attendeeId: string) => void;
};

/** A list short enough to take in at a glance. Typing more narrows it. */
const mostOffered = 6;

/** Finds a person among thousands by part of their name. */
export const GuestPicker = ({ people, onPick }: GuestPickerProps) => {
  const [typed, setTyped] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const word = searchable(typed);
  const found = useMemo(
    () =>
      word === ''
        ? []
        : [...people.values()].filter(({ name }) => spellings(name).includes(word)).sort(byName),
    [people, word],
  );
  return (
    <div className={shared.stack1}>
      <TextField
        ref={input}
        label={t('guest')}
        placeholder={t('guest-placeholder')}
        value={typed}
        onChange={setTyped}
      />
      <Announcement of={word}>{word && t('guests-found', { count: found.length })}</Announcement>
      {found.length > 0 && (
        <ul className={styles.offered} aria-label={t('guests-found', { count: found.length })}>
          {found.slice(0, mostOffered).map(({ id, name }) => (
            <li key={id}>
              <button
                type="button"
                onClick={() => {
                  // Clearing the text removes the list, and with it the focused button.
                  input.current?.focus();
                  setTyped('');
                  onPick(id);
                }}
              >
                {name}
              </button>
            </li>
          ))}
        </ul>
      )}
      {word && found.length === 0 && (
        <p className={shared.soft}>{t('guests-found', { count: 0 })}</p>
      )}
    </div>
  );
};
