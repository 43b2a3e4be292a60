import { type KnownList, knownListProps } from './knownLists.ts';
import { TagEditor } from './TagEditor.tsx';

type TagFieldProps = {
  value: readonly string[];
  error: string | undefined;
  onChange: (tags: string[]) => void;
};

export const TagField = ({ value, error, onChange }: TagFieldProps) => (
  <TagEditor
    hasLabel
    tags={value}
    error={error}
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
  onChange,
}: TagFieldProps & { list: KnownList }) => {
  const { looks, wordsOf } = knownListProps(list);
  return (
    <TagEditor
      hasLabel
      tags={value}
      error={error}
      onChange={(typed) => {
        onChange(wordsOf(typed));
        return true;
      }}
      {...looks}
    />
  );
};
