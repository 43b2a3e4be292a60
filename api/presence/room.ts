import { listOf, type PresenceList } from './present.ts';
import type { PresenceRow } from './rows.ts';
import { throttled } from './throttled.ts';

export type PresenceListener = (list: PresenceList) => void;

/** The list is sent at most ten times a second. */
const everyMs = 100;
const againMs = 1_000;

/** The subscribers of this process to one event's presence. */
export class Room {
  /** Each listener with the number of its last list. */
  readonly #listeners = new Map<PresenceListener, string>();
  readonly #readSoon: (nothing: undefined) => Promise<void>;
  #list: PresenceList | undefined;
  #asText = '';
  #count = 0;
  #timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly read: () => Promise<PresenceRow[]>,
    private readonly onError: (error: unknown) => void,
  ) {
    this.#readSoon = throttled(() => this.#readNow(), everyMs);
  }

  get isEmpty(): boolean {
    return this.#listeners.size === 0;
  }

  /** Subscribes. The first call contains the current list. */
  add(listener: PresenceListener): void {
    this.#listeners.set(listener, '');
    this.refresh();
  }

  remove(listener: PresenceListener): void {
    this.#listeners.delete(listener);
    if (this.isEmpty) clearTimeout(this.#timer);
  }

  refresh(): void {
    this.#readSoon(undefined).catch((error) => {
      this.onError(error);
      this.#refreshIn(againMs);
    });
  }

  async #readNow(): Promise<void> {
    if (this.isEmpty) return;
    const rows = await this.read();
    const asText = JSON.stringify(rows.map(({ expiresInMs: _, ...row }) => row));
    if (!this.#list || asText !== this.#asText) {
      this.#asText = asText;
      this.#count += 1;
      this.#list = listOf(rows, this.#count);
    }
    this.#send(this.#list);
    if (rows.length > 0) this.#refreshIn(Math.min(...rows.map((row) => row.expiresInMs)) + 50);
  }

  /** A process that died does not hide its screens, so the list is read again when they expire. */
  #refreshIn(ms: number): void {
    clearTimeout(this.#timer);
    if (!this.isEmpty) this.#timer = setTimeout(() => this.refresh(), ms).unref();
  }

  #send(list: PresenceList): void {
    const { position } = list.forEditors;
    for (const [listener, sent] of this.#listeners) {
      if (sent === position) continue;
      this.#listeners.set(listener, position);
      listener(list);
    }
  }
}
