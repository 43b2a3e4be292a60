import {
  arrangementIdInput,
  duplicateArrangementInput,
  editArrangementInput,
  saveArrangementInput,
  useTemplateInput,
} from '../../schema/inputs/arrangements.ts';
import { inputFrom } from '../graphql/fromZod.ts';

export const SaveArrangementInput = inputFrom('SaveArrangementInput', saveArrangementInput, {
  says: { isTemplate: 'Other events may begin with it.' },
  hides: ['assignments', 'isPublic'],
});

export const EditArrangementInput = inputFrom('EditArrangementInput', editArrangementInput);
export const ArrangementIdInput = inputFrom('ArrangementIdInput', arrangementIdInput);

export const DuplicateArrangementInput = inputFrom(
  'DuplicateArrangementInput',
  duplicateArrangementInput,
  { says: { name: 'Left out: "Copy of" its name.' } },
);

export const UseTemplateInput = inputFrom('UseTemplateInput', useTemplateInput, {
  says: { id: "The template's.", eventId: 'The event that its tables come into.' },
});
