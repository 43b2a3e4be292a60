import type { ImportAttendeesMutation } from '../gql/graphql.ts';

/** An attendee of the event, for finding duplicates. */
export type KnownAttendee = {
  name: string;
  company?: string | null | undefined;
  email?: string | null | undefined;
};

export type ImportDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  eventId: string;
  attendees: readonly KnownAttendee[];
  /** Called after the import, with the number of people. */
  onDone?: (result: ImportAttendeesMutation['importAttendees']) => void;
};
