import { useApolloClient } from '@apollo/client/react';
import { useSetAtom } from 'jotai';
import { useEffect, useEffectEvent, useState } from 'react';
import { newCommandId } from '../graphql/commandId.ts';
import { keepSubscribed } from '../graphql/keepSubscribed.ts';
import { createDragPresence } from './dragPresence.ts';
import {
  EventPresence,
  membersSeenAtom,
  otherMembersAtom,
  type Present,
  ShowPresence,
} from './present.ts';

const repeatEveryMs = 15_000;

type PresenceOptions = {
  eventId: string;
  memberId: string;
  /** The attendees that this screen holds. */
  holding: readonly string[];
};

/**
 * Shares that the member has the event open and which attendees they hold, and receives the same
 * from others.
 */
export const usePresence = ({ eventId, memberId, holding }: PresenceOptions): void => {
  const client = useApolloClient();
  const setOthers = useSetAtom(otherMembersAtom);
  const setSeen = useSetAtom(membersSeenAtom);
  const [clientId] = useState(newCommandId);
  const [dragPresence] = useState(() =>
    createDragPresence((holdingAttendeeIds) =>
      client.mutate({
        mutation: ShowPresence,
        variables: { input: { eventId, clientId, holdingAttendeeIds: [...holdingAttendeeIds] } },
        fetchPolicy: 'no-cache',
      }),
    ),
  );

  const receive = useEffectEvent((present: readonly Present[]) => {
    setOthers(present.filter((member) => member.memberId !== memberId));
    setSeen((seen) => new Map([...seen, ...present.map((one) => [one.memberId, one] as const)]));
    const own = present.find((member) => member.memberId === memberId);
    // The server forgets the state when the connection is lost.
    if (own && dragPresence.isMissingFrom(own.holdingAttendeeIds)) dragPresence.repeat();
  });
  useEffect(() => {
    const subscription = keepSubscribed({
      client,
      document: EventPresence,
      variables: { id: eventId, clientId },
      receive: ({ eventPresence }) => receive(eventPresence.present),
    });
    return () => {
      subscription.stop();
      setOthers([]);
      setSeen(new Map());
    };
  }, [client, eventId, clientId, setOthers, setSeen]);

  const held = holding.join(' ');
  useEffect(() => dragPresence.take(held.split(' ').filter(Boolean)), [dragPresence, held]);
  useEffect(() => {
    const timer = setInterval(dragPresence.repeat, repeatEveryMs);
    return () => clearInterval(timer);
  }, [dragPresence]);
};
