import { AnyLiveStream, type Sink } from '../sockets/liveStream.ts';
import type { PresenceList } from './present.ts';
import type { PresenceListener } from './room.ts';
import type { EventPresence } from './types.ts';

export type PresenceParts = {
  /** @throws Refusal if the viewer may not follow */
  authorise: () => Promise<unknown>;
  mayEdit: () => Promise<boolean>;
  guard: (onChange: (what: 'deleted' | 'inDoubt') => void) => () => void;
  show: () => Promise<() => void>;
  follow: (listener: PresenceListener) => () => void;
};

/** One viewer's subscription to presence. Each message has the whole list. */
export class PresenceStream extends AnyLiveStream<EventPresence> {
  readonly view = { resync: (): EventPresence => this.#seen() };
  #list: PresenceList | undefined;
  #mayEdit = false;
  /** Messages are held until the viewer's right is confirmed. */
  #isAuthorising = true;
  #isInDoubt = false;
  #isClosed = false;

  private constructor(private readonly parts: PresenceParts) {
    super();
    this.stops.push(
      parts.guard((what) => {
        if (what === 'deleted') this.end();
        else this.#doubt();
      }),
    );
  }

  /** @throws Refusal if the viewer may not follow; the viewer is then not shown */
  static async open(parts: PresenceParts): Promise<PresenceStream> {
    const stream = new PresenceStream(parts);
    try {
      await parts.authorise();
      stream.#mayEdit = await parts.mayEdit();
      stream.stops.push(await parts.show());
      return stream;
    } catch (error) {
      stream.close();
      throw error;
    }
  }

  run(sink: Sink<EventPresence>): void {
    if (this.#isClosed) {
      // The event may have been deleted while the viewer was being shown.
      this.close();
      sink.end();
      return;
    }
    this.sink = sink;
    this.#isAuthorising = false;
    if (this.#isInDoubt) void this.#authoriseAgain();
    this.stops.push(
      this.parts.follow((list) => {
        this.#list = list;
        if (!this.#isAuthorising) this.sink?.deliver(this.#seen());
      }),
    );
  }

  override close(): void {
    this.#isClosed = true;
    super.close();
  }

  #seen(): EventPresence {
    const list = this.#mayEdit ? this.#list?.forEditors : this.#list?.forReaders;
    return list ?? { position: '', resync: false, present: [] };
  }

  #doubt(): void {
    this.#isInDoubt = true;
    if (!this.#isAuthorising) void this.#authoriseAgain();
  }

  async #authoriseAgain(): Promise<void> {
    this.#isAuthorising = true;
    try {
      while (this.#isInDoubt) {
        this.#isInDoubt = false;
        await this.parts.authorise();
      }
      this.#isAuthorising = false;
      if (this.#list) this.sink?.deliver(this.#seen());
    } catch (error) {
      this.end(error);
    }
  }
}
