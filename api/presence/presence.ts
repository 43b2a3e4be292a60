import type pg from 'pg';
import type { Notices } from '../../schema/ports/notices.ts';
import { newId } from '../core/ids.ts';
import { createMemo } from '../core/memo.ts';
import { type PresenceListener, Room } from './room.ts';
import {
  channel,
  forgetExpired,
  hideScreen,
  holdOnScreen,
  readScreens,
  type Screen,
  type Shown,
  showScreen,
} from './rows.ts';
import { throttled } from './throttled.ts';

/** The members present on events, across all processes. Presence is never recorded. */
export type Presence = {
  /** Shows a screen until the returned function is called, or this process ends. */
  show: (screen: Screen) => Promise<() => void>;
  /** Sets the attendees that a screen holds. False if the screen is not shown. */
  hold: (screen: Screen, attendeeIds: readonly string[]) => Promise<boolean>;
  /**
   * Calls the listener with the current list and after each change. Returns a function that
   * unsubscribes.
   */
  follow: (eventId: string, listener: PresenceListener) => () => void;
  close: () => Promise<void>;
};

type Options = {
  pool: pg.Pool;
  notices: Notices;
  onError?: (error: unknown) => void;
  /** The interval at which a process renews the presence of its screens, in ms. */
  renewEveryMs?: number;
};

const holdEveryMs = 100;
const knownHands = 2_000;

/** Starts presence over PostgreSQL. The caller closes it. */
export const createPresence = (options: Options): Presence => new PostgresPresence(options);

/**
 * Keeps presence in a PostgreSQL table and announces changes by notifications, which contain only the event
 * id. The list is then read again, so a lost or repeated notification does no harm.
 */
class PostgresPresence implements Presence {
  readonly #rooms = new Map<string, Room>();
  readonly #shown = new Set<Shown>();
  readonly #handOf = createMemo<(ids: readonly string[]) => Promise<boolean>>(knownHands);
  readonly #writing = new Set<Promise<unknown>>();
  readonly #renewal: NodeJS.Timeout;
  /** Hiding a screen waits for the renewal, which would otherwise show it again. */
  #renewing: Promise<unknown> = Promise.resolve();
  readonly #unlisten: () => void;
  #isClosed = false;

  constructor(private readonly options: Options) {
    this.#renewal = setInterval(() => this.#renew(), options.renewEveryMs ?? 15_000);
    this.#renewal.unref();
    this.#unlisten = options.notices.listen(channel, {
      onNotice: (eventId) => this.#rooms.get(eventId)?.refresh(),
      onResumed: () => {
        for (const room of this.#rooms.values()) room.refresh();
      },
    });
  }

  async show(screen: Screen): Promise<() => void> {
    const shown = { ...screen, connection: newId() };
    this.#shown.add(shown);
    try {
      await this.#write(showScreen(this.options.pool, shown));
    } catch (error) {
      this.#shown.delete(shown);
      throw error;
    }
    return () => {
      if (this.#shown.delete(shown)) this.#hide(shown);
    };
  }

  hold(screen: Screen, attendeeIds: readonly string[]): Promise<boolean> {
    const key = JSON.stringify([screen.eventId, screen.memberId, screen.clientId]);
    const writeHolds = this.#handOf(key, () =>
      throttled((ids) => this.#write(holdOnScreen(this.options.pool, screen, ids)), holdEveryMs),
    );
    return writeHolds(attendeeIds);
  }

  follow(eventId: string, listener: PresenceListener): () => void {
    const room = this.#rooms.get(eventId) ?? this.#newRoom(eventId);
    this.#rooms.set(eventId, room);
    room.add(listener);
    return () => {
      room.remove(listener);
      if (room.isEmpty && this.#rooms.get(eventId) === room) this.#rooms.delete(eventId);
    };
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearInterval(this.#renewal);
    this.#unlisten();
    for (const shown of this.#shown) this.#hide(shown);
    this.#shown.clear();
    await Promise.allSettled(this.#writing);
  }

  #newRoom(eventId: string): Room {
    return new Room(() => this.#write(readScreens(this.options.pool, eventId)), this.#onError);
  }

  #onError = (error: unknown): void => {
    if (!this.#isClosed) this.options.onError?.(error);
  };

  /** Tracks a query, so that `close` can wait for it. */
  #write<Answer>(query: Promise<Answer>): Promise<Answer> {
    this.#writing.add(query);
    const done = () => this.#writing.delete(query);
    query.then(done, done);
    return query;
  }

  #tryTo(query: Promise<unknown>): Promise<unknown> {
    return this.#write(query).catch(this.#onError);
  }

  #hide(shown: Shown): void {
    void this.#tryTo(this.#renewing.then(() => hideScreen(this.options.pool, shown)));
  }

  #renew(): void {
    const again = [...this.#shown].map((shown) => showScreen(this.options.pool, shown, true));
    this.#renewing = Promise.all([this.#renewing, ...again.map((query) => this.#tryTo(query))]);
    void this.#tryTo(forgetExpired(this.options.pool));
  }
}
