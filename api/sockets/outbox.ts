import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';

/**
 * What is sent to one client, bounded: a frame is refused while too much of what was sent before is
 * still unread. `drained` tells when there is room again.
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
   * False, and nothing sent, where the client has too much to read already. A frame (`textFrame`)
   * goes to the connection itself: ws, which would make one of it for each client anew, writes its
   * own frames whole and at once, as nothing is compressed, so that the two cannot mix.
   */
  offer(frame: Buffer): boolean {
    if (this.connection.writableLength > this.maxWaitingBytes) return false;
    if (this.socket.readyState === this.socket.OPEN) this.connection.write(frame);
    return true;
  }

  /** For answers of the protocol. A client that asks on and on and reads nothing is cut off. */
  send(text: string): void {
    if (this.socket.readyState !== this.socket.OPEN) return;
    if (this.connection.writableLength > 4 * this.maxWaitingBytes) this.socket.terminate();
    else this.socket.send(text);
  }

  /** Settles when everything that waits now has left for the client. */
  drained(): Promise<void> {
    return new Promise((resolve) => this.#waiting.add(resolve));
  }

  #drained(): void {
    const listeners = [...this.#waiting];
    this.#waiting.clear();
    for (const listener of listeners) listener();
  }
}
