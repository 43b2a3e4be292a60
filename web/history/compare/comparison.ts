import { graphql } from '../../gql/gql.ts';
import type { PlanComparisonQuery } from '../../gql/graphql.ts';

/** The screen's only query. */
export const PlanComparison = graphql(`
  query PlanComparison($eventId: ID!, $from: String, $to: String) {
    event(id: $eventId) {
      id
      name
      startDate
      isPublic
      createdByUserId
    }
    comparison(eventId: $eventId, from: $from, to: $to) {
      position
      from {
        ...ComparedSide
      }
      to {
        ...ComparedSide
      }
      people {
        attendeeId
        name
        company
        attendeeRole
        kind
        from {
          ...Whereabouts
        }
        to {
          ...Whereabouts
        }
        swappedWith
        fields
      }
      tables {
        tableId
        kind
        before {
          ...TableFacts
        }
        after {
          ...TableFacts
        }
        changes
      }
      details {
        field
        before
        after
      }
      rules {
        ruleId
        kind
        before {
          ...RuleWords
        }
        after {
          ...RuleWords
        }
      }
      objects {
        objectId
        before {
          ...StandingObject
        }
        after {
          ...StandingObject
        }
      }
      placeCards {
        attendeeId
        name
        company
        tableName
        position
        reasons
      }
      tableCards {
        tableId
        name
        reasons
      }
    }
  }
`);

graphql(`
  fragment StandingObject on PictureObject {
    kind
    name
    x
    y
    rotation
  }
`);

graphql(`
  fragment ComparedSide on ComparedPlan {
    reference
    kind
    at
    name
    tableId
    counts {
      people
      seated
      pool
      declined
      holding
      checkedIn
      tables
      seats
    }
    picture {
      ...PlanPictureParts
    }
  }
`);

graphql(`
  fragment Whereabouts on Whereabouts {
    in
    tableId
    tableName
    seatId
    position
    declined
  }
`);

graphql(`
  fragment TableFacts on TableFacts {
    name
    layout
    endSeats
    capacity
    x
    y
    rotation
  }
`);

export type Comparison = NonNullable<PlanComparisonQuery['comparison']>;
export type ComparedEvent = NonNullable<PlanComparisonQuery['event']>;
export type Side = Comparison['from'];
export type PersonDifference = Comparison['people'][number];
export type TableDifference = Comparison['tables'][number];
export type DetailDifference = Comparison['details'][number];
export type RuleDifference = Comparison['rules'][number];
export type ObjectDifference = Comparison['objects'][number];
export type PlaceCard = Comparison['placeCards'][number];
export type TableCard = Comparison['tableCards'][number];
export type Place = NonNullable<PersonDifference['from']>;

export const isSame = ({ people, tables, details, rules, objects }: Comparison): boolean =>
  people.length + tables.length + details.length + rules.length + objects.length === 0;
