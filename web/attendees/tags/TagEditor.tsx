import { type KeyboardEvent, type SetStateAction, useRef, useState } from 'react';
import { t } from '../../texts/en/attendeesTags.ftl';
import { IconButton } from '../../ui/Button.tsx';
import shared from '../../ui/shared.module.css';
import { TextField } from '../../ui/TextField.tsx';
import styles from './Tags.module.css';
import { freeTagsOf, withoutTag, withTags } from './tags.ts';

export type Typing = readonly [string, (next: SetStateAction<string>) => void];

type TagEditorProps = {
  tags: readonly string[];
  /** Returns whether the tags were accepted. Otherwise the typed text returns to the field. */
  onChange: (tags: string[]) => boolean | Promise<boolean>;
  onGiveUp?: () => void;
  error?: string | undefined;
  /** The state of the text that is typed but not added yet, as of `useState`. Default: a state of its own. */
  typing?: Typing;
  /** Shows the label "Tags". Without it, a heading must name the field. */
  hasLabel?: boolean;
  /** The class of the text input's field. */
  className?: string | undefined;
  /** The words of the list. Default: those of tags. */
  words?: TagWords;
  /** The label of a chip. Default: the tag. */
  shown?: (tag: string) => string;
};

export type TagWords = {
  all: string;
  add: string;
  /** The placeholder. Default: `add`. */
  example?: string;
  remove: (tag: string) => string;
};

const tagWords = (): TagWords => ({
  all: t('tags'),
  add: t('add-tag'),
  remove: (tag) => t('remove-tag', { tag }),
});

const asIs = (tag: string) => tag;

/** Tags as chips, with a field to add more. Keeps the event's marker, but does not show it. */
export const TagEditor = (props: TagEditorProps) => {
  const { tags, onChange, onGiveUp, error, hasLabel = false, className } = props;
  const { words = tagWords(), shown = asIs } = props;
  const ownTyping = useState('');
  const [typed, setTyped] = props.typing ?? ownTyping;
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
    if (event.nativeEvent.isComposing) return;
    const last = free.at(-1);
    if (key === 'Enter' || key === ',') void add();
    else if (key === 'Escape' && (typed || error)) {
      setTyped('');
      onGiveUp?.();
    } else if (key === 'Backspace' && typed === '' && last) remove(last);
    else return;
    event.preventDefault();
  };

  return (
    <div className={shared.stack1}>
      {hasLabel && <span className={styles.label}>{words.all}</span>}
      <TagList tags={free} onRemove={remove} words={words} shown={shown} />
      <div ref={input} className={className}>
        <TextField
          label={words.add}
          hideLabel
          placeholder={words.example ?? words.add}
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
  words?: TagWords;
  shown?: (tag: string) => string;
};

export const TagList = ({ tags, onRemove, words = tagWords(), shown = asIs }: TagListProps) => (
  <ul className={styles.tags} aria-label={words.all}>
    {tags.map((tag) => (
      <li key={tag} className={styles.tag}>
        <span>{shown(tag)}</span>
        {onRemove && (
          <IconButton
            icon="close"
            size="sm"
            label={words.remove(shown(tag))}
            className={styles.remove}
            onClick={() => onRemove(tag)}
          />
        )}
      </li>
    ))}
  </ul>
);
