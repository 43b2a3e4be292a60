import { useState } from 'react';
import { t } from '../../texts/en/attendeesPanel.ftl';
import { classes } from '../../ui/classes.ts';
import { dietLabel } from '../fieldWords.ts';
import { dietsOf, dietWords } from '../tags/diets.ts';
import { TagEditor, TagList, type TagWords } from '../tags/TagEditor.tsx';
import { freeTagsOf } from '../tags/tags.ts';
import { checkField } from './editedFields.ts';
import styles from './Panel.module.css';
import { attendeeWords, useSaving } from './useSaving.ts';

type TagsProps = {
  tags: readonly string[];
  readOnly: boolean;
  save: (tags: string[]) => Promise<unknown>;
};

/** An attendee's tags. Each change saves at once. */
export const Tags = (props: TagsProps) => <InlineTags field="tags" {...props} />;

/** An attendee's diets. Each change saves at once. */
export const Diets = ({ save, ...props }: TagsProps) => (
  <InlineTags
    field="diets"
    words={dietWords()}
    shown={dietLabel}
    save={(diets) => save(dietsOf(diets))}
    {...props}
  />
);

type InlineTagsProps = TagsProps & {
  field: 'tags' | 'diets';
  words?: TagWords;
  shown?: (tag: string) => string;
};

const InlineTags = ({ field, tags, readOnly, save, ...looks }: InlineTagsProps) => {
  const [error, setError] = useState<string>();
  const { run } = useSaving(attendeeWords());
  const free = freeTagsOf(tags);
  if (readOnly) {
    return free.length > 0 ? (
      <TagList tags={free} {...looks} />
    ) : (
      <p className={styles.none}>{t('nothing')}</p>
    );
  }
  const change = async (next: string[]) => {
    const checked = checkField(field, next);
    const problem = checked.problem ?? (await run(() => save(next)));
    setError(problem);
    return problem === undefined;
  };
  return (
    <TagEditor
      tags={tags}
      onChange={change}
      onGiveUp={() => setError(undefined)}
      error={error}
      className={classes(styles.inline, styles.tagging)}
      {...looks}
    />
  );
};
