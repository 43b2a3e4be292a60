import {
  listCandidate,
  listCell,
  listCounts,
  listedPerson,
  mergedGuests,
  mergePreview,
} from '../../schema/entities/guestList.ts';
import {
  cellAnswer,
  listAnswers,
  listRow,
  missingAnswer,
  rowAnswer,
} from '../../schema/inputs/guestLists.ts';
import { attendeeRoleDescription } from '../attendees/types.ts';
import { inputFrom, objectFrom, payloadFrom } from '../graphql/fromZod.ts';
import './sourceTypes.ts';

inputFrom('ListRowInput', listRow, { descriptions: attendeeRoleDescription });
inputFrom('ListCellAnswerInput', cellAnswer);
inputFrom('ListRowAnswerInput', rowAnswer);
inputFrom('ListMissingAnswerInput', missingAnswer);
inputFrom('ListAnswersInput', listAnswers, {
  description: 'Decisions on a list. Everything undecided stays as it is.',
});

objectFrom('ListCell', listCell, {
  description: 'A cell that differs between a list and the event.',
  descriptions: {
    is: '`taken`: changed in the list only. `kept`: changed here only. `asked`: changed on both sides, or never imported.',
  },
});
objectFrom('ListCandidate', listCandidate, {
  description: 'Somebody that an unclear or a new row may be about.',
});
objectFrom('ListedPerson', listedPerson, {
  description: 'A row of a list, or somebody that the list had last time and no longer has.',
  descriptions: {
    row: 'Null for a missing person.',
    is: '`new`, `changed`, `same`, `unclear` or `missing`.',
    candidates: 'For an unclear row; and for a new one, missing people who may be meant.',
    repeats: 'The earlier row that it repeats.',
  },
});
objectFrom('ListCounts', listCounts, {
  description: 'The number of rows of each kind. Repeated rows count once.',
});

export const PreviewMergePayload = payloadFrom('PreviewMergePayload', mergePreview.shape, {
  descriptions: {
    importId: 'The id with which `mergeGuests` merges the list, for one hour.',
    columns: 'The fields that the list has.',
  },
});
export const MergeGuestsPayload = payloadFrom('MergeGuestsPayload', mergedGuests.shape);
