import {
  differingPlace,
  differingTable,
  issuedSheetAnswer,
  printedAs,
  sheetStanding,
  tableChanges,
} from '../../schema/entities/issuedSheet.ts';
import { printedAsInput } from '../../schema/inputs/issuedSheets.ts';
import { inputFrom, objectFrom, payloadFrom } from '../graphql/fromZod.ts';

objectFrom('PrintedAs', printedAs, {
  description:
    'How a sheet was printed. Options that its kind does not have, or that nobody chose, are null.',
});
inputFrom('PrintedAsInput', printedAsInput, {
  descriptions: {
    since: "For the kitchen's sheet: the revision of the sheet that it updates.",
    designVersion: 'The version of the design that was printed.',
  },
});

export const IssuedSheet = objectFrom('IssuedSheet', issuedSheetAnswer, {
  description: 'An issued sheet: paper that shows the plan as of a revision.',
  descriptions: {
    number: 'Counts the issues of this sheet for the event, from 1.',
    revision: 'The revision of the printed plan.',
    tableIds: 'The tables on it; null for all.',
    printedAs: 'Null if it was not recorded.',
  },
  hides: ['issuedByUserId'],
});

export const IssueSheetPayload = payloadFrom('IssueSheetPayload', { issue: issuedSheetAnswer });

objectFrom('DifferingPlace', differingPlace, {
  description:
    'A place on a sheet that differs from the present plan, with the names then and now.',
});
objectFrom('DifferingTable', differingTable, {
  description: 'A table on a sheet that differs from the present plan.',
});
export const SheetStanding = objectFrom('SheetStanding', sheetStanding, {
  description: 'The differences between an issued sheet and the present plan.',
  descriptions: {
    elsewhere: 'Changes at no table: the head of the page, people without a seat, the room.',
    wasUndone: 'Whether a step that is on the sheet has been undone since.',
  },
});
objectFrom('TableChanges', tableChanges, {
  description: 'How often a table changed within a week.',
});
