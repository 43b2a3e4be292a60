import { once } from 'node:events';
import { WebSocket } from 'ws';

/** What a subscriber knows of a plan. */
export type Followed = {
  eventId: string;
  /** Who sits where, by seat. */
  seats: Map<string, string | null>;
  /** The latest position received, and whether the subscriber was ever told to query again. */
  position: string | undefined;
  resyncs: number;
  /** How many positions came twice or out of order. */
  disordered: number;
  told: number;
  /** The error with which the server ended the subscription. */
  problem: string | undefined;
  /** How often it was told to try again. */
  refusals: number;
};

export type Follower = {
  plans: readonly Followed[];
  isOpen: () => boolean;
  /** Stops reading from its socket until `resume`. */
  pause: () => void;
  resume: () => void;
  /** Resolves after the next message, or at the end of the socket. */
  told: () => Promise<void>;
  close: () => void;
};

type Delta = {
  position: string;
  resync: boolean;
  removedSeatIds: string[];
  seats: { id: string; attendeeId: string | null }[];
};

const againAfterMs = 1_000;

const subscription = `subscription Follow($id: ID!, $after: String) {
  eventPlanChanged(id: $id, after: $after) {
    position resync removedSeatIds seats { id attendeeId }
  }
}`;

/**
 * A socket that follows plans from the last received position.
 * @throws if it is refused
 */
export const follow = async (
  url: string,
  cookie: string,
  plans: readonly Followed[],
): Promise<Follower> => {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws', {
    headers: { cookie, origin: url },
  });
  socket.on('error', () => undefined);
  const wakes = new Set<() => void>();
  const wake = () => {
    for (const each of wakes) each();
    wakes.clear();
  };
  socket.on('close', wake);
  const say = (message: object) => {
    if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
  };
  const subscribe = (index: number, { eventId, position }: Followed) =>
    say({
      id: String(index),
      type: 'subscribe',
      payload: { query: subscription, variables: { id: eventId, after: position } },
    });
  await once(socket, 'open');
  const acknowledged = new Promise<void>((resolve, reject) => {
    socket.once('close', (code) => reject(new Error(`the socket was closed: ${code}`)));
    socket.on('message', (data) => {
      const message = JSON.parse(String(data));
      if (message.type === 'connection_ack') resolve();
      if (message.type === 'ping') say({ type: 'pong' });
      const plan = plans[Number(message.id)];
      if (plan && message.type !== 'next') plan.problem = JSON.stringify(message).slice(0, 200);
      // A client that is told to try again does so.
      if (plan && message.type === 'error' && plan.problem?.includes('NOT_READY')) {
        plan.refusals += 1;
        setTimeout(() => subscribe(plans.indexOf(plan), plan), againAfterMs * Math.random());
      }
      if (message.type !== 'next') return wake();
      const delta: Delta | undefined = message.payload.data?.eventPlanChanged;
      if (delta && plan) take(plan, delta);
      else if (plan) plan.problem = JSON.stringify(message.payload).slice(0, 200);
      wake();
    });
  });
  say({ type: 'connection_init' });
  await acknowledged;
  for (const [index, plan] of plans.entries()) subscribe(index, plan);
  return {
    plans,
    isOpen: () => socket.readyState === WebSocket.OPEN,
    pause: () => socket.pause(),
    resume: () => socket.resume(),
    told: () => new Promise((resolve) => void wakes.add(resolve)),
    close: () => socket.terminate(),
  };
};

const take = (plan: Followed, { position, resync, seats, removedSeatIds }: Delta): void => {
  plan.told += 1;
  plan.problem = undefined;
  if (plan.position !== undefined && position <= plan.position && !resync) plan.disordered += 1;
  plan.position = position;
  if (resync) plan.resyncs += 1;
  for (const { id, attendeeId } of seats) plan.seats.set(id, attendeeId);
  for (const id of removedSeatIds) plan.seats.delete(id);
};
