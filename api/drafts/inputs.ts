import {
  startDraftInput,
  takeOverDraftInput,
  throwAwayDraftInput,
} from '../../schema/inputs/drafts.ts';
import { inputFrom } from '../graphql/fromZod.ts';

export const StartDraftInput = inputFrom('StartDraftInput', startDraftInput);

export const TakeOverDraftInput = inputFrom('TakeOverDraftInput', takeOverDraftInput, {
  says: {
    tableIds:
      'Only what concerns these tables, by their ids in the live plan or in the draft. TABLE_NOT_FOUND names one that there is not.',
    leaveOutConflicts: 'What the live plan has changed as well stays as it is there.',
  },
});

export const ThrowAwayDraftInput = inputFrom('ThrowAwayDraftInput', throwAwayDraftInput);
