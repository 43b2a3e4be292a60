import type { Allergy } from '../../../schema/allergies.ts';
import { AllergyEditor } from '../allergies/AllergyEditor.tsx';
import { AllergyList } from '../allergies/AllergyList.tsx';
import { fieldLabel } from '../fieldWords.ts';
import { ReadOnlyChips } from './ReadOnlyChips.tsx';
import { useCheckedSaving } from './useCheckedSaving.ts';

type AllergiesProps = {
  allergies: readonly Allergy[];
  readOnly: boolean;
  save: (allergies: Allergy[]) => Promise<unknown>;
};

/** An attendee's allergies. Each change saves at once. */
export const Allergies = ({ allergies, readOnly, save }: AllergiesProps) => {
  const saving = useCheckedSaving('allergies', save);
  return readOnly ? (
    <ReadOnlyChips label={fieldLabel('allergies')} isEmpty={allergies.length === 0}>
      <AllergyList allergies={allergies} />
    </ReadOnlyChips>
  ) : (
    <AllergyEditor allergies={allergies} {...saving} />
  );
};
