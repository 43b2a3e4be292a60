import { atom } from 'jotai';
import { graphql } from '../gql/gql.ts';
import type { EventPresenceSubscription } from '../gql/graphql.ts';
import { t } from '../texts/en/presence.ftl';

export const EventPresence = graphql(`
  subscription EventPresence($id: ID!, $clientId: ID) {
    eventPresence(id: $id, clientId: $clientId) {
      present {
        memberId
        firstName
        lastName
        imageUrl
        colour
        since
        holdingAttendeeIds
      }
    }
  }
`);

export const ShowPresence = graphql(`
  mutation ShowPresence($input: ShowPresenceInput!) {
    showPresence(input: $input) {
      shown
    }
  }
`);

export type Present = EventPresenceSubscription['eventPresence']['present'][number];

/** Everybody else who has the event open now. */
export const othersAtom = atom<readonly Present[]>([]);

/** Everybody who was there since this screen opened: they may have left before their change shows. */
export const seenAtom = atom<ReadonlyMap<string, Present>>(new Map());

type Named = Pick<Present, 'firstName' | 'lastName'>;

export const fullName = ({ firstName, lastName }: Named): string =>
  [firstName, lastName].filter(Boolean).join(' ') || t('somebody');

/** As it stands beside what they do. */
export const shortName = ({ firstName, lastName }: Named): string =>
  firstName || lastName || t('somebody');
