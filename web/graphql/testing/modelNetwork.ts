import type { OperationVariables } from '@apollo/client';
import { ApolloLink } from '@apollo/client/link';
import { OperationTypeNode } from 'graphql';
import { Observable, type Subscriber } from 'rxjs';
import { later } from '../asOf.ts';
import { type Delta, type ModelServer, nameOnly, personIds, seatIds } from './modelServer.ts';

type Result = ApolloLink.Result;
type Stage = 'sent' | 'done' | 'read';
/** A query or command in flight. `done`: the server has decided it. `read`: the answer is on its way. */
type Request = {
  name: string | undefined;
  variables: OperationVariables;
  observer: Subscriber<Result>;
  stage: Stage;
  position: string | null;
  error: Error | null;
  data: Record<string, unknown> | null;
};
type Channel = {
  name: string | undefined;
  observer: Subscriber<Result>;
  last: string;
  waiting: Delta[];
};

/** Delivers requests, answers and messages one step at a time, in an order that a test draws. */
export class ModelNetwork {
  readonly #requests: Request[] = [];
  readonly #channels: Channel[] = [];
  /**
   * The last position at which the screen received each person and seat, from the plan or from
   * deltas.
   */
  readonly deliveredOf = new Map<string, string>();

  constructor(private readonly server: ModelServer) {}

  readonly link = new ApolloLink(
    ({ operationType, operationName: name, variables }) =>
      new Observable<Result>((observer) => {
        if (operationType === OperationTypeNode.SUBSCRIPTION) {
          const last = (variables.after as string | null) ?? this.server.position();
          return this.#open({ name, observer, last, waiting: [] });
        }
        const on = { position: null, error: null, data: null };
        const request: Request = { name, variables, observer, stage: 'sent', ...on };
        this.#requests.push(request);
        // An aborted request may still take effect.
        return () => undefined;
      }),
  );

  /** Whether anything is in flight. */
  isBusy(): boolean {
    return (
      this.#requests.length > 0 || this.#channels.some((one) => this.#undelivered(one).length > 0)
    );
  }

  /** Moves one request to its next stage: decided, read, answered. */
  advance(n: number): void {
    const request = this.#requests[n % this.#requests.length];
    if (!request) return;
    if (request.stage === 'sent') this.#decide(request);
    else if (request.stage === 'done') this.#read(request);
    else this.#answer(request);
  }

  /** Loses all requests in flight, in either direction. The server may or may not have executed them. */
  loseAll(): void {
    for (const { observer } of this.#requests.splice(0))
      observer.error(new TypeError('Failed to fetch'));
  }

  /** Delivers the next message to one subscription. False if there is none. */
  deliver(n: number): boolean {
    const behind = this.#channels.filter((one) => this.#undelivered(one).length > 0);
    const channel = behind[n % behind.length];
    const [message] = channel ? this.#undelivered(channel) : [];
    if (!channel || !message) return false;
    channel.waiting = this.#undelivered(channel).slice(1);
    channel.last = message.position;
    const isPlan = channel.name === 'PlanChanged';
    const attendees = isPlan ? message.attendees.map(nameOnly) : message.attendees;
    const { position, seats, removedAttendeeIds } = message;
    const ids = [...message.attendees, ...seats].map(({ id }) => id);
    if (isPlan) this.#delivered([...ids, ...removedAttendeeIds], position);
    channel.observer.next({ data: { eventPlanChanged: { ...message, attendees } } });
    return true;
  }

  /** Overflows one subscription: it gets a resync in place of its pending messages. */
  overflow(n: number): void {
    const channel = this.#channels[n % this.#channels.length];
    if (!channel) return;
    channel.waiting = [this.server.resync()];
  }

  /** Loses and restores a connection: the subscription resumes after its last message. */
  reconnect(n: number): void {
    const channel = this.#channels[n % this.#channels.length];
    if (channel) channel.waiting = [];
  }

  #open(channel: Channel): () => void {
    this.#channels.push(channel);
    return () => void this.#channels.splice(this.#channels.indexOf(channel), 1);
  }

  /** The messages that wait, and those after them. */
  #undelivered({ waiting, last }: Channel): Delta[] {
    const from = waiting.at(-1)?.position ?? last;
    return [...waiting, ...this.server.since(from)];
  }

  #decide(request: Request): void {
    request.stage = 'done';
    if (request.name !== 'Sit') return;
    const { personId, seatId } = request.variables.input as { personId: string; seatId: string };
    try {
      request.position = this.server.sit(personId, seatId);
    } catch (error) {
      request.error = error as Error;
    }
  }

  #read(request: Request): void {
    request.stage = 'read';
    const { name, variables } = request;
    const { people, seats } = this.server.at();
    if (name === 'Plan') request.data = this.server.answerPlan();
    if (name === 'Details') request.data = { attendee: people[variables.id as string] ?? null };
    if (name === 'Sit') {
      const payload = { __typename: 'SeatPayload', position: request.position };
      request.data = { sit: { ...payload, seats: Object.values(seats) } };
    }
  }

  #delivered(ids: readonly string[], position: string): void {
    for (const id of ids) this.deliveredOf.set(id, later(this.deliveredOf.get(id) ?? '', position));
  }

  #answer(request: Request): void {
    this.#requests.splice(this.#requests.indexOf(request), 1);
    const { observer, error, data } = request;
    const plan = data?.eventPlan as { position: string } | undefined;
    if (plan && !observer.closed) this.#delivered([...seatIds, ...personIds], plan.position);
    if (error) observer.next({ errors: [{ message: error.message }] });
    else observer.next({ data });
    observer.complete();
  }
}
