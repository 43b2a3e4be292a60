import { redoInput, undoInput } from '../../schema/inputs/history.ts';
import { inputFrom } from '../graphql/fromZod.ts';

const keepCheckIns =
  'Refuse with CHECK_INS_LOST, naming whose, where more than check-ins is taken back and people who have checked in would not be any more.';

export const UndoInput = inputFrom('UndoInput', undoInput, {
  says: {
    stepId: "A step of the history, by anybody; left out: the caller's own last one.",
    keepCheckIns,
  },
});

export const RedoInput = inputFrom('RedoInput', redoInput, { says: { keepCheckIns } });
