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
    'How a sheet was printed. What its kind has no choice of, and what nobody chose, is null.',
});
inputFrom('PrintedAsInput', printedAsInput, {
  descriptions: {
    since: 'Of the kitchen: the revision that the sheet brings up to date.',
    designVersion: 'The version of the design that was printed.',
  },
});

export const IssuedSheet = objectFrom('IssuedSheet', issuedSheetAnswer, {
  description: 'A sheet that was given out: paper that shows the plan as of a revision.',
  descriptions: {
    number: 'Counts the issues of this sheet for the event, from 1.',
    revision: 'The revision of the plan that is on the paper.',
    tableIds: 'The tables that are on it. Null for all.',
    printedAs: 'Null where it was not recorded.',
  },
  hides: ['issuedByUserId'],
});

export const IssueSheetPayload = payloadFrom('IssueSheetPayload', { issue: issuedSheetAnswer });

objectFrom('DifferingPlace', differingPlace, {
  description: 'A place that a sheet shows otherwise, with who was and who is named there.',
});
objectFrom('DifferingTable', differingTable, {
  description: 'A table that a sheet shows otherwise than it is.',
});
export const SheetStanding = objectFrom('SheetStanding', sheetStanding, {
  description: 'What a sheet that was given out would show otherwise now.',
  descriptions: {
    elsewhere: 'Changes at no table: the head of the page, people without a seat, the room.',
    wasUndone: 'Something that is on the sheet was undone since.',
  },
});
export const TableChanges = objectFrom('TableChanges', tableChanges, {
  description: 'How often a table changed within a week.',
});
