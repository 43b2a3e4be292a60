import { classes } from '../../ui/classes.ts';
import { type KnownList, knownListProps } from '../tags/knownLists.ts';
import { TagEditor, TagList, type TagWords } from '../tags/TagEditor.tsx';
import { freeTagsOf } from '../tags/tags.ts';
import styles from './Panel.module.css';
import { ReadOnlyChips } from './ReadOnlyChips.tsx';
import { useCheckedSaving } from './useCheckedSaving.ts';

type TagsProps = {
  attendeeId: string;
  tags: readonly string[];
  readOnly: boolean;
  save: (tags: string[]) => Promise<unknown>;
};

/** An attendee's tags. Each change saves at once. */
export const Tags = (props: TagsProps) => <InlineTags field="tags" {...props} />;

type GuestList = Exclude<KnownList, 'fits'>;

/** An attendee's diets or access needs. Each change saves at once. */
export const KnownWords = ({ field, save, ...props }: TagsProps & { field: GuestList }) => {
  const { looks, wordsOf } = knownListProps(field);
  return <InlineTags field={field} save={(typed) => save(wordsOf(typed))} {...looks} {...props} />;
};

type InlineTagsProps = TagsProps & {
  field: 'tags' | GuestList;
  /** The words of another list than tags; its label is then shown. Tags have a heading instead. */
  words?: TagWords;
  shown?: (tag: string) => string;
};

const InlineTags = (props: InlineTagsProps) => {
  const { attendeeId, field, tags, readOnly, save, ...looks } = props;
  const saving = useCheckedSaving(attendeeId, field, save);
  const free = freeTagsOf(tags);
  if (readOnly)
    return (
      <ReadOnlyChips label={looks.words?.all} isEmpty={free.length === 0}>
        <TagList tags={free} {...looks} />
      </ReadOnlyChips>
    );
  return (
    <TagEditor
      tags={tags}
      hasLabel={looks.words !== undefined}
      className={classes(styles.inline, styles.tagging)}
      {...saving}
      {...looks}
    />
  );
};
