import { useMemo } from 'react';
import type { Allergy } from '../../schema/attendees/allergies.ts';
import { usePlanQuery } from '../eventPlans/usePlanQuery.ts';
import { graphql } from '../gql/gql.ts';
import { type Loading, loadingOf } from '../graphql/loading.ts';

const GuestNeeds = graphql(`
  query GuestNeeds($eventId: ID!) {
    eventPlan(id: $eventId) {
      id
      attendees {
        id
        diets
        allergies {
          substance
          severity
        }
      }
    }
  }
`);

type Needs = { id: string; diets: readonly string[]; allergies: readonly Allergy[] };

type GuestNeedsState =
  | Loading
  | { status: 'notRequested' }
  /** By guest. Guests without needs are left out. */
  | { status: 'ready'; needs: ReadonlyMap<string, Needs> };

/** The diets and allergies of an event's guests. */
export const useGuestNeeds = (eventId: string, isRequested = true): GuestNeedsState => {
  const result = usePlanQuery(GuestNeeds, { eventId }, !isRequested);
  const guests = result.data && (result.data.eventPlan?.attendees ?? []);
  const needs = useMemo(
    () =>
      guests &&
      new Map(
        guests.flatMap(({ id, diets, allergies }) =>
          diets?.length || allergies?.length
            ? [[id, { id, diets: diets ?? [], allergies: allergies ?? [] }]]
            : [],
        ),
      ),
    [guests],
  );
  if (!isRequested) return { status: 'notRequested' };
  return needs ? { status: 'ready', needs } : loadingOf(result);
};
