import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { textFrame } from './textFrame.ts';

const lengths = [0, 1, 123, 124, 125, 126, 65_533, 65_534, 65_535, 65_536, 200_000];
const texts = lengths.map((length) => 'é'.repeat(length / 2) + 'x'.repeat(length % 2));

it('is read by ws as its message, whatever its length', async () => {
  const server = new WebSocketServer({ noServer: true });
  const http = createServer().on('upgrade', (request, stream, head) =>
    server.handleUpgrade(request, stream, head, () => {
      for (const text of texts)
        stream.write(textFrame([Buffer.from('['), Buffer.from(text), Buffer.from(']')]));
    }),
  );
  await once(http.listen(0, '127.0.0.1'), 'listening');
  const client = new WebSocket(`ws://127.0.0.1:${(http.address() as AddressInfo).port}`);
  const received: string[] = [];
  await new Promise<void>((resolve, reject) => {
    client.on('error', reject);
    client.on('message', (data) => {
      received.push(String(data));
      if (received.length === texts.length) resolve();
    });
  });
  client.terminate();
  http.closeAllConnections();
  http.close();
  expect(received).toEqual(texts.map((text) => `[${text}]`));
});
