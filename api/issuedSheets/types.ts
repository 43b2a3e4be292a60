import { issuedSheetAnswer } from '../../schema/entities/issuedSheet.ts';
import { objectFrom, payloadFrom } from '../graphql/fromZod.ts';

export const IssuedSheet = objectFrom('IssuedSheet', issuedSheetAnswer, {
  description: 'A sheet that was given out: paper that shows the plan as of a revision.',
  says: {
    number: 'Counts the issues of this sheet for the event, from 1.',
    revision: 'The revision of the plan that is on the paper.',
  },
  hides: ['issuedByUserId'],
});

export const IssueSheetPayload = payloadFrom('IssueSheetPayload', { issue: issuedSheetAnswer });
