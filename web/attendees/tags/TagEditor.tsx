import { type KeyboardEvent, useRef, useState } from 'react';
import { t } from '../../texts/en/attendeesTags.ftl';
import { IconButton } from '../../ui/Button.tsx';
import { TextField } from '../../ui/TextField.tsx';
import styles from './Tags.module.css';
import { freeTagsOf, withoutTag, withTags } from './tags.ts';

type TagEditorProps = {
  tags: readonly string[];
  /** Returns whether the tags were accepted. Otherwise the typed text returns to the field. */
  onChange: (tags: string[]) => boolean | Promise<boolean>;
  onGiveUp?: () => void;
  error?: string | undefined;
  /** Shows the label "Tags". Without it, a heading must name the field. */
  hasLabel?: boolean;
  /** The class of the text input's field. */
  className?: string | undefined;
};

/** Tags as chips, with a field to add more. Keeps the event's marker, but does not show it. */
export const TagEditor = (props: TagEditorProps) => {
  const { tags, onChange, onGiveUp, error, hasLabel = false, className } = props;
  const [typed, setTyped] = useState('');
  const input = useRef<HTMLDivElement>(null);
  const free = freeTagsOf(tags);

  const add = async () => {
    const next = withTags(tags, typed);
    if (next.length === tags.length) return setTyped('');
    const before = typed;
    setTyped('');
    if (!(await onChange(next))) setTyped((since) => since || before);
  };
  const remove = (tag: string) => {
    // The button disappears with its tag, so the input takes the focus.
    input.current?.querySelector('input')?.focus();
    void onChange(withoutTag(tags, tag));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const { key } = event;
    const last = free.at(-1);
    if ((key === 'Enter' || key === ',') && !event.nativeEvent.isComposing) void add();
    else if (key === 'Escape' && (typed || error)) {
      setTyped('');
      onGiveUp?.();
    } else if (key === 'Backspace' && typed === '' && last) remove(last);
    else return;
    event.preventDefault();
  };

  return (
    <div className={styles.tagged}>
      {hasLabel && <span className={styles.label}>{t('tags')}</span>}
      <TagList tags={free} onRemove={remove} />
      <div ref={input} className={className} data-draft={typed !== '' || undefined}>
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
    </div>
  );
};

type TagListProps = {
  tags: readonly string[];
  /** The tags are read-only without it. */
  onRemove?: (tag: string) => void;
};

export const TagList = ({ tags, onRemove }: TagListProps) => (
  <ul className={styles.tags} aria-label={t('tags')}>
    {tags.map((tag) => (
      <li key={tag} className={styles.tag}>
        <span>{tag}</span>
        {onRemove && (
          <IconButton
            icon="close"
            size="sm"
            label={t('remove-tag', { tag })}
            className={styles.remove}
            onClick={() => onRemove(tag)}
          />
        )}
      </li>
    ))}
  </ul>
);
