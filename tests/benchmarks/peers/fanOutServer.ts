import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { WebSocketServer } from 'ws';
import { startPlanner } from '../../../api/compose.ts';
import { readEnv } from '../../../api/env.ts';
import { toPosition } from '../../../api/eventLog/postgresSchema.ts';
import { openPort } from '../../../api/serving/openPort.ts';
import type { LocalChangeFeed } from '../../../projections/engine/feed/changeFeed.ts';
import type { SeatRow } from '../../../schema/entities/seat.ts';
import { feedTopics } from '../../../schema/feedPatches.ts';
import { startPosition } from '../../../schema/ports/eventLog.ts';
import { masterKey } from '../../harness/sealing.ts';

/**
 * Two servers in one process: the product, which is notified of changes as if by its own projections, and
 * a bare WebSocket server that broadcasts a given text. Each sends as much as it is asked to.
 */
export type FanOutAsk =
  | { to: 'ours'; eventId: string; seat: SeatRow; count: number }
  | { to: 'plain'; text: string; count: number };

const env = readEnv(process.env);
const planner = await startPlanner({
  ...env,
  openPort: await openPort('127.0.0.1', 0),
  databaseUrl: process.env.DATABASE_URL ?? '',
  sessionSecret: randomUUID(),
  masterKey,
});

const http = createServer();
const plain = new WebSocketServer({ server: http, perMessageDeflate: false });
await once(http.listen(0, '127.0.0.1'), 'listening');

const feed = planner.application.feed as LocalChangeFeed;
const writer = randomUUID();

const tellOurs = (eventId: string, seat: SeatRow): void => {
  const from = feed.reached();
  const floor = startPosition;
  const position = toPosition(String(BigInt(from) + 1n));
  const topic = feedTopics.eventPlan(eventId);
  const patch = { seats: [seat] };
  feed.accept({
    from,
    position,
    floor,
    writer,
    patches: [{ topic, patch, json: JSON.stringify(patch) }],
  });
};

const tellPlain = (text: string): void => {
  for (const socket of plain.clients) socket.send(text);
};

process.on('message', (ask: FanOutAsk) => {
  const one = ask.to === 'ours' ? () => tellOurs(ask.eventId, ask.seat) : () => tellPlain(ask.text);
  let left = ask.count;
  // One change for each turn of the event loop, as in real use. A burst would block everything else in
  // the process.
  const next = () => {
    one();
    left -= 1;
    if (left > 0) setImmediate(next);
  };
  next();
});

const { port } = http.address() as AddressInfo;
process.send?.({ ours: planner.url, plain: `http://127.0.0.1:${port}` });
