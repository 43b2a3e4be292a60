import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';

/**
 * Sends to one client within a limit: refuses frames while too many bytes are unread. `drained` resolves when
 * there is room again.
 */
export class Outbox {
  readonly #waiting = new Set<() => void>();

  constructor(
    private readonly socket: WebSocket,
    private readonly connection: Duplex,
    private readonly maxWaitingBytes: number,
  ) {
    connection.on('drain', () => this.#drained());
  }

  /**
   * Sends a frame made by `textFrame`. Returns false, and sends nothing, if too many bytes are unread. Writes
   * to the connection directly, because ws would build a frame for each client. Without compression, ws
   * writes its own frames whole and at once, so the two cannot mix.
   */
  offer(frame: Buffer): boolean {
    if (this.connection.writableLength > this.maxWaitingBytes) return false;
    if (this.socket.readyState === this.socket.OPEN) this.connection.write(frame);
    return true;
  }

  /** Sends an answer of the protocol. Cuts off a client that keeps asking without reading. */
  send(text: string): void {
    if (this.socket.readyState !== this.socket.OPEN) return;
    if (this.connection.writableLength > 4 * this.maxWaitingBytes) this.socket.terminate();
    else this.socket.send(text);
  }

  /** Resolves when everything that waits now has been sent. */
  drained(): Promise<void> {
    return new Promise((resolve) => this.#waiting.add(resolve));
  }

  #drained(): void {
    const listeners = [...this.#waiting];
    this.#waiting.clear();
    for (const listener of listeners) listener();
  }
}
