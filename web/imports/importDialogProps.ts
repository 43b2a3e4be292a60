import type { ImportAttendeesMutation } from '../gql/graphql.ts';

/** Those who are in the event already, to tell duplicates by. */
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
  /** Called once everybody is in, with how many. */
  onDone?: (result: ImportAttendeesMutation['importAttendees']) => void;
};
