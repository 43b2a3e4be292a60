import { once } from 'node:events';
import { WebSocket } from 'ws';

/** What a subscriber knows of a plan by what it was told. */
export type Followed = {
  eventId: string;
  /** Who sits where, by seat. */
  seats: Map<string, string | null>;
  /** The latest that it was told of, and whether it was ever told to ask anew. */
  position: string | undefined;
  resyncs: number;
  /** Positions that came again, or before one that had come already. */
  disordered: number;
  told: number;
};

export type Follower = {
  plans: readonly Followed[];
  isOpen: () => boolean;
  /** Reads nothing from its socket until `resume`. */
  pause: () => void;
  resume: () => void;
  /** Resolves after the next thing that it is told, or at its end. */
  told: () => Promise<void>;
  close: () => void;
};

type Delta = {
  position: string;
  resync: boolean;
  removedSeatIds: string[];
  seats: { id: string; attendeeId: string | null }[];
};

const subscription = `subscription Follow($id: ID!, $after: String) {
  eventPlanChanged(id: $id, after: $after) {
    position resync removedSeatIds seats { id attendeeId }
  }
}`;

/** A socket that follows plans, on from where it was told of last. @throws where it is refused */
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
  await once(socket, 'open');
  const acknowledged = new Promise<void>((resolve, reject) => {
    socket.once('close', (code) => reject(new Error(`the socket was closed: ${code}`)));
    socket.on('message', (data) => {
      const message = JSON.parse(String(data));
      if (message.type === 'connection_ack') resolve();
      if (message.type === 'ping') say({ type: 'pong' });
      if (message.type !== 'next') return;
      const delta: Delta | undefined = message.payload.data?.eventPlanChanged;
      const plan = plans[Number(message.id)];
      if (delta && plan) take(plan, delta);
      wake();
    });
  });
  say({ type: 'connection_init' });
  await acknowledged;
  for (const [index, { eventId, position }] of plans.entries()) {
    const variables = { id: eventId, after: position };
    say({ id: String(index), type: 'subscribe', payload: { query: subscription, variables } });
  }
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
  if (plan.position !== undefined && position <= plan.position && !resync) plan.disordered += 1;
  plan.position = position;
  if (resync) plan.resyncs += 1;
  for (const { id, attendeeId } of seats) plan.seats.set(id, attendeeId);
  for (const id of removedSeatIds) plan.seats.delete(id);
};
