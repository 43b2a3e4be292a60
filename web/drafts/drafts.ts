import { graphql } from '../gql/gql.ts';
import type { TakeOverPreviewQuery } from '../gql/graphql.ts';

export const Drafts = graphql(`
  query Drafts($eventId: ID!) {
    drafts(eventId: $eventId) {
      id
      name
      startedAt
      changes
      hasMovedOn
      startedBy {
        id
        firstName
        lastName
        email
      }
    }
  }
`);

export const StartDraft = graphql(`
  mutation StartDraft($input: StartDraftInput!) {
    startDraft(input: $input) {
      draft {
        id
      }
    }
  }
`);

export const TakeOverPreview = graphql(`
  query TakeOverPreview($id: ID!, $tableIds: [ID!]) {
    takeOverPreview(id: $id, tableIds: $tableIds) {
      people {
        attendeeId
        name
        what
        from {
          ...DraftWhereabouts
        }
        to {
          ...DraftWhereabouts
        }
      }
      peopleCount
      conflicts {
        about
        reason
        person {
          attendeeId
          name
        }
        table {
          tableId
          name
        }
        position
        place {
          ...DraftWhereabouts
        }
        other {
          attendeeId
          name
        }
        fields
      }
      conflictCount
      fields
      rules
      objects
      tables {
        tableId
        name
        what
        people
      }
    }
  }
  fragment DraftWhereabouts on DraftPlace {
    in
    tableName
    position
  }
`);

export const TakeOverDraft = graphql(`
  mutation TakeOverDraft($input: TakeOverDraftInput!) {
    takeOverDraft(input: $input) {
      stepId
      eventId
      isClosed
    }
  }
`);

export const ThrowAwayDraft = graphql(`
  mutation ThrowAwayDraft($input: ThrowAwayDraftInput!) {
    throwAwayDraft(input: $input) {
      id
    }
  }
`);

export type Preview = NonNullable<TakeOverPreviewQuery['takeOverPreview']>;

export type Place = { in: string; tableName: string | null; position: number | null };
export type PersonToChange = {
  attendeeId: string;
  name: string;
  what: string;
  from: Place | null;
  to: Place | null;
};
export type TableToChange = { tableId: string; name: string; what: string; people: number };
export type Conflict = {
  about: string;
  reason: string;
  person: { name: string } | null;
  table: { name: string } | null;
  position: number | null;
  place: Place | null;
  other: { name: string } | null;
  fields: readonly string[];
};

export type DraftShown = {
  id: string;
  name: string;
  live: { id: string; name: string };
};

/** The whole draft, or only the tables with these ids. */
export type DraftPart = 'everything' | readonly string[];
