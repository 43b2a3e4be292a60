import { numberText } from '../texts/formats.ts';
/** Notices of the specification's section 8 about imports. */
export const importMessages = {
  succeeded: (count: number) =>
    `Successfully imported ${numberText(count)} ${count === 1 ? 'attendee' : 'attendees'}`,
  csvFailed: {
    title: 'Upload Failed',
    text: 'Failed to import attendees. Please check the data and try again.',
  },
  pasteFailed: {
    title: 'Import failed',
    text: 'Failed to import attendees. Please check your data format.',
  },
  noData: {
    title: 'No data found',
    text: 'Please check your data format. Use: Name, Title, Company, LinkedIn, Role',
  },
  parseError: {
    title: 'Parse error',
    text: 'Failed to parse the input data. Please check the format.',
  },
} as const;
