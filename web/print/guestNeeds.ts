import type { Allergy } from '../../schema/allergies.ts';
import { useWorkedOut } from '../eventPlans/useWorkedOut.ts';
import { graphql } from '../gql/gql.ts';

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

export type Needs = { diets: readonly string[]; allergies: readonly Allergy[] };

type GuestNeedsState =
  | { status: 'notAsked' }
  | { status: 'loading' }
  | { status: 'failed'; error: unknown; retry: () => void }
  /** By guest, of those who have any. */
  | { status: 'ready'; needs: ReadonlyMap<string, Needs> };

/** Diets and allergies of an event's guests, where they are asked for. */
export const useGuestNeeds = (eventId: string, isAsked: boolean): GuestNeedsState => {
  const { data, error, retry } = useWorkedOut(GuestNeeds, { eventId }, !isAsked);
  if (!isAsked) return { status: 'notAsked' };
  if (!data) return error ? { status: 'failed', error, retry } : { status: 'loading' };
  const needs = data.eventPlan?.attendees.flatMap(({ id, diets, allergies }) =>
    diets?.length || allergies?.length
      ? [[id, { diets: diets ?? [], allergies: allergies ?? [] }] as const]
      : [],
  );
  return { status: 'ready', needs: new Map(needs) };
};
