import { TagEditor } from './TagEditor.tsx';

type TagFieldProps = {
  value: readonly string[];
  error: string | undefined;
  onChange: (tags: string[]) => void;
};

/** Tags as a form field. */
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
