import { atom } from 'jotai';
import { graphql } from '../gql/gql.ts';
import type { EventPresenceSubscription } from '../gql/graphql.ts';
import { fullName } from '../members/fullName.ts';
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

/** The other members who have the event open now. */
export const otherMembersAtom = atom<readonly Present[]>([]);

/** Everybody present since this screen opened, because a member may leave before their change arrives. */
export const membersSeenAtom = atom<ReadonlyMap<string, Present>>(new Map());

type Named = Pick<Present, 'firstName' | 'lastName'>;

export const nameOrSomebody = (member: Named): string => fullName(member) || t('somebody');

/** The name beside a member's mark. */
export const shortName = ({ firstName, lastName }: Named): string =>
  firstName || lastName || t('somebody');
