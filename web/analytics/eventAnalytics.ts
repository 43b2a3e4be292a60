import { graphql } from '../gql/gql.ts';
import type { EventAnalyticsQuery } from '../gql/graphql.ts';

/** The screen's only query. */
export const EventAnalytics = graphql(`
  query EventAnalytics($id: ID!) {
    eventAnalytics(id: $id) {
      id
      position
      event {
        id
        name
        startDate
        endDate
      }
      moments {
        at
        attendees
        checkedIn
        seats
        seated
      }
      checkIns {
        at
        attendees
        checkedIn
      }
      roles {
        role
        attendees
        seated
        held
        declined
        checkedIn
      }
      tables {
        id
        name
        capacity
        seated
        opportunity
        prospect
        employee
        guest
        companyCount
        companies {
          company
          seated
        }
      }
      companyCount
      companies {
        company
        attendees
        seated
        tableCount
        tables {
          name
          seated
        }
        tablemates {
          company
          seated
        }
      }
    }
  }
`);

export type Analytics = NonNullable<EventAnalyticsQuery['eventAnalytics']>;
export type AnalyticsTable = Analytics['tables'][number];
export type AnalyticsCompany = Analytics['companies'][number];
