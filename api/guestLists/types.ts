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
  missingAnswer,
  rowAnswer,
} from '../../schema/guestLists/answers.ts';
import { listRow } from '../../schema/inputs/guestLists.ts';
import { attendeeRoleDescription } from '../attendees/types.ts';
import { inputFrom, objectFrom, payloadFrom } from '../graphql/fromZod.ts';
import './sourceTypes.ts';

inputFrom('ListRowInput', listRow, { descriptions: attendeeRoleDescription });
inputFrom('ListCellAnswerInput', cellAnswer);
inputFrom('ListRowAnswerInput', rowAnswer);
inputFrom('ListMissingAnswerInput', missingAnswer);
inputFrom('ListAnswersInput', listAnswers, {
  description: 'What somebody decided of a list. What they did not decide stays as it is.',
});

objectFrom('ListCell', listCell, {
  description: 'A cell in which a list and the event differ.',
  descriptions: {
    is: '`taken`: changed in the list only. `kept`: changed here only. `asked`: changed on both sides, or never imported.',
  },
});
objectFrom('ListCandidate', listCandidate, {
  description: 'Somebody whom an unclear row may be about.',
});
objectFrom('ListedPerson', listedPerson, {
  description: 'A row of a list, or somebody whom the list had last and has no more.',
  descriptions: {
    row: 'Null of who is missing.',
    is: '`new`, `changed`, `same`, `unclear` or `missing`.',
    candidates: 'Of an unclear row.',
    repeats: 'The earlier row that this one repeats.',
  },
});
objectFrom('ListCounts', listCounts, {
  description: 'How many rows are of each kind. Repeated rows count once.',
});

export const PreviewMergePayload = payloadFrom('PreviewMergePayload', mergePreview.shape, {
  descriptions: {
    importId: 'Merges the list, for one hour: see `mergeGuests`.',
    columns: 'The fields that the list speaks of.',
  },
});
export const MergeGuestsPayload = payloadFrom('MergeGuestsPayload', mergedGuests.shape);
