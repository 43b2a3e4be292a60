import { dietLabel } from '../fieldWords.ts';
import { dietsOf, dietWords } from './diets.ts';
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

/** Diets as a field of a form. */
export const DietField = ({ value, error, onChange }: TagFieldProps) => (
  <TagEditor
    hasLabel
    tags={value}
    error={error}
    words={dietWords()}
    shown={dietLabel}
    onChange={(diets) => {
      onChange(dietsOf(diets));
      return true;
    }}
  />
);
