import type { FeedEntry } from '../../../schema/ports/changeFeed.ts';

export type FeedListener = (entry: FeedEntry) => void;

/** The listeners by topic. One that throws does not stop the others. */
export class FeedListeners {
  readonly #byTopic = new Map<string, Set<FeedListener>>();

  constructor(private readonly onError: (error: unknown) => void) {}

  add(topic: string, listener: FeedListener): () => void {
    const listeners = this.#byTopic.get(topic) ?? new Set();
    this.#byTopic.set(topic, listeners.add(listener));
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0 && this.#byTopic.get(topic) === listeners)
        this.#byTopic.delete(topic);
    };
  }

  topics(): string[] {
    return [...this.#byTopic.keys()];
  }

  has(topic: string): boolean {
    return this.#byTopic.has(topic);
  }

  notify(entry: FeedEntry): void {
    for (const listener of this.#byTopic.get(entry.topic) ?? []) {
      try {
        listener(entry);
      } catch (error) {
        this.onError(error);
      }
    }
  }

  clear(): void {
    this.#byTopic.clear();
  }
}
