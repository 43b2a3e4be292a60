import { type KnownList, knownListProps } from './knownLists.ts';
import { TagEditor } from './TagEditor.tsx';

type TagFieldProps = {
  value: readonly string[];
  error: string | undefined;
  theirs?: readonly string[] | undefined;
  onChange: (tags: string[]) => void;
};

/** Tags as a form field. */
export const TagField = ({ value, error, theirs, onChange }: TagFieldProps) => (
  <TagEditor
    hasLabel
    tags={value}
    error={error}
    theirs={theirs?.join(', ')}
    onChange={(tags) => {
      onChange(tags);
      return true;
    }}
  />
);

/** Diets or access needs as a form field. */
export const KnownListField = ({
  list,
  value,
  error,
  theirs,
  onChange,
}: TagFieldProps & { list: KnownList }) => {
  const { looks, wordsOf } = knownListProps(list);
  return (
    <TagEditor
      hasLabel
      tags={value}
      error={error}
      theirs={theirs?.map(looks.shown).join(', ')}
      onChange={(typed) => {
        onChange(wordsOf(typed));
        return true;
      }}
      {...looks}
    />
  );
};
