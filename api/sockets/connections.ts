import type { WebSocket } from 'ws';
import { feedTopics, type MembersPatch } from '../../schema/feedPatches.ts';
import type { FeedEntry } from '../../schema/ports/changeFeed.ts';
import type { MemberRole } from '../../schema/vocabulary.ts';
import type { Application, RequestContext } from '../application.ts';
import { closeCodes } from './limits.ts';
import type { Outbox } from './outbox.ts';

/** The caller at the time of the upgrade. */
export type SocketContext = RequestContext & {
  sessionId?: string;
  /** When the session expires, in ms since 1970. */
  sessionEndsAt?: number;
};

/**
 * Calls the listener with each ended session, or null if the session is unknown. Returns a function that
 * unsubscribes.
 */
export type OnSessionEnded = (listener: (sessionId: string | null) => void) => () => void;

export type Connection = { socket: WebSocket; who: SocketContext; outbox: Outbox };

/**
 * The open sockets. A socket is closed with 4403 when its session has ended or its member's role or active
 * state changes, so that the next socket checks all rights again.
 */
export class Connections {
  readonly #open = new Set<Connection>();
  /** The number of open sockets of each member, by the member's id. */
  readonly #counts = new Map<string | undefined, number>();
  readonly #stops: (() => void)[];
  /** Counts events that could have changed a right, so that a pending upgrade notices them. */
  rightsChanged = 0;

  constructor(
    private readonly app: Application,
    onSessionEnded: OnSessionEnded,
    private readonly maxPerMember: number,
  ) {
    this.#stops = [
      onSessionEnded((sessionId) => this.#endSession(sessionId)),
      app.feed.subscribe(feedTopics.members, (entry) => void this.#checkMembers(entry)),
    ];
  }

  get size(): number {
    return this.#open.size;
  }

  [Symbol.iterator](): Iterator<Connection> {
    return this.#open.values();
  }

  /** Returns false if the member already has the most sockets allowed. */
  add(connection: Connection): boolean {
    const memberId = connection.who.viewer?.id;
    const count = this.#counts.get(memberId) ?? 0;
    if (count >= this.maxPerMember) return false;
    this.#open.add(connection);
    this.#counts.set(memberId, count + 1);
    connection.socket.once('close', () => this.#remove(connection));
    return true;
  }

  closeExpired(now: number): void {
    for (const { socket } of this.#of(({ who }) => (who.sessionEndsAt ?? now) < now))
      socket.close(closeCodes.forbidden, 'The session has ended');
  }

  stop(): void {
    for (const stop of this.#stops) stop();
  }

  #remove(connection: Connection): void {
    const memberId = connection.who.viewer?.id;
    const left = (this.#counts.get(memberId) ?? 0) - 1;
    if (left > 0) this.#counts.set(memberId, left);
    else this.#counts.delete(memberId);
    this.#open.delete(connection);
  }

  #of(test: (connection: Connection) => boolean): Connection[] {
    return [...this.#open].filter(test);
  }

  #endSession(sessionId: string | null): void {
    this.rightsChanged += 1;
    if (sessionId === null) {
      for (const { socket } of this.#open) socket.close(closeCodes.tryAgain, 'Try again');
      return;
    }
    for (const { socket } of this.#of(({ who }) => who.sessionId === sessionId))
      socket.close(closeCodes.forbidden, 'Signed out');
  }

  async #checkMembers({ patch }: FeedEntry): Promise<void> {
    this.rightsChanged += 1;
    const { memberIds } = patch as MembersPatch;
    const concerned = this.#of(({ who }) => !memberIds || memberIds.includes(who.viewer?.id ?? ''));
    if (concerned.length === 0) return;
    const ids = [...new Set(concerned.map(({ who }) => who.viewer?.id ?? ''))];
    try {
      const roles = await this.#activeRoles(ids);
      for (const { socket, who } of concerned)
        if (roles.get(who.viewer?.id ?? '') !== who.viewer?.role)
          socket.close(closeCodes.forbidden, 'Your rights have changed');
    } catch {
      for (const { socket } of concerned) socket.close(closeCodes.tryAgain, 'Try again');
    }
  }

  async #activeRoles(ids: string[]): Promise<Map<string, MemberRole>> {
    const rows = await this.app
      .read('users')
      .select('id', 'role')
      .whereIn('id', ids)
      .where('is_active', true);
    return new Map(rows.map(({ id, role }) => [id, role]));
  }
}
