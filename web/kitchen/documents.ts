import { graphql } from '../gql/gql.ts';
import type { KitchenQuery } from '../gql/graphql.ts';

graphql(`
  fragment CourseCounts on ServedCourse {
    courseId
    name
    options {
      optionId
      name
      count
    }
    notChosen
  }
`);

graphql(`
  fragment DietCounts on ServedDiets {
    diets
    count
  }
`);

graphql(`
  fragment AllergyAtTable on KitchenAllergy {
    attendeeId
    name
    tableName
    position
    substance
    severity
  }
`);

graphql(`
  fragment SeatAsServed on ServedSeat {
    seatId
    position
    attendeeId
    name
    diets
    allergies {
      substance
      severity
    }
    meals
  }
`);

/**
 * The meals by seat. The server computes them on request, so they are queried again whenever the plan
 * changes.
 */
export const KitchenOfEvent = graphql(`
  query Kitchen($eventId: ID!, $since: Int) {
    kitchen(eventId: $eventId, since: $since) {
      eventId
      revision
      since
      before {
        seated
        courses {
          ...CourseCounts
        }
        diets {
          ...DietCounts
        }
      }
      seated
      courses {
        ...CourseCounts
      }
      diets {
        ...DietCounts
      }
      tables {
        tableId
        name
        courses {
          ...CourseCounts
        }
        seats {
          ...SeatAsServed
        }
        nameBefore
        changes {
          position
          before {
            ...SeatAsServed
          }
        }
      }
      tablesGone {
        tableId
        name
      }
      allergies {
        ...AllergyAtTable
      }
      unseated {
        people
        courses {
          ...CourseCounts
        }
        diets {
          ...DietCounts
        }
        allergies {
          ...AllergyAtTable
        }
      }
    }
  }
`);

/** The issued kitchen sheets, since which changes can be shown. */
export const KitchenIssues = graphql(`
  query KitchenIssues($eventId: ID!) {
    issuedSheets(eventId: $eventId) {
      id
      sheet
      number
      revision
    }
  }
`);

export type Kitchen = NonNullable<KitchenQuery['kitchen']>;
export type ServedTable = Kitchen['tables'][number];
export type ServedCourse = Kitchen['courses'][number];
export type AllergyAtTable = Kitchen['allergies'][number];
