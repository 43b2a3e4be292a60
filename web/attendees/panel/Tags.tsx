import { type KeyboardEvent, useRef, useState } from 'react';
import { IconButton } from '../../ui/Button.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { checkField } from './editedFields.ts';
import styles from './Panel.module.css';
import { freeTagsOf, withoutTag, withTags } from './tags.ts';
import { t } from './texts.ts';
import { attendeeWords, useSaving } from './useSaving.ts';

type TagsProps = {
  tags: readonly string[];
  readOnly: boolean;
  save: (tags: string[]) => Promise<unknown>;
};

/** The tags of somebody; the event's marker is kept and not shown. */
export const Tags = ({ tags, readOnly, save }: TagsProps) => {
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string>();
  const { run } = useSaving(attendeeWords());
  const input = useRef<HTMLDivElement>(null);
  const free = freeTagsOf(tags);

  const change = async (next: string[]) => {
    const checked = checkField('tags', next);
    const problem = checked.problem ?? (await run(() => save(next)));
    setError(problem);
    return problem === undefined;
  };
  const add = async () => {
    const next = withTags(tags, typed);
    if (next.length === tags.length) return setTyped('');
    const before = typed;
    setTyped('');
    if (!(await change(next))) setTyped((since) => since || before);
  };
  const remove = (tag: string) => {
    // The button goes with its tag: the focus stays here.
    input.current?.querySelector('input')?.focus();
    void change(withoutTag(tags, tag));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const { key } = event;
    const last = free.at(-1);
    if ((key === 'Enter' || key === ',') && !event.nativeEvent.isComposing) void add();
    else if (key === 'Escape' && (typed || error)) {
      setTyped('');
      setError(undefined);
    } else if (key === 'Backspace' && typed === '' && last) remove(last);
    else return;
    event.preventDefault();
  };

  return (
    <div className={styles.tagged}>
      <ul className={styles.tags} aria-label={t('tags')}>
        {free.map((tag) => (
          <li key={tag} className={styles.tag}>
            <span>{tag}</span>
            {!readOnly && (
              <IconButton
                icon="close"
                size="sm"
                label={t('remove-tag', { tag })}
                className={styles.removeTag}
                onClick={() => remove(tag)}
              />
            )}
          </li>
        ))}
      </ul>
      {free.length === 0 && readOnly && <p className={styles.none}>{t('nothing')}</p>}
      {!readOnly && (
        <div ref={input} className={styles.inline} data-draft={typed !== '' || undefined}>
          <TextField
            label={t('add-tag')}
            hideLabel
            placeholder={t('add-tag')}
            value={typed}
            error={error}
            onChange={setTyped}
            onKeyDown={onKeyDown}
            onBlur={() => void add()}
          />
        </div>
      )}
    </div>
  );
};
