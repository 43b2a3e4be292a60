import { createServer } from 'node:http';
import express from 'express';
import pg from 'pg';
import { WebSocketServer } from 'ws';

/**
 * The peer of live delivery: an UPDATE with its NOTIFY in one transaction, and a process that LISTENs and
 * forwards each notification to every socket. It runs twice on one database: one process takes the
 * commands, the other the sockets. Prints its port.
 */
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });
const app = express();
app.use(express.json());
app.post('/seats/:id/assign', async (request, response) => {
  const { attendeeId } = request.body;
  const client = await pool.connect();
  await client.query('BEGIN');
  await client.query('UPDATE seats SET attendee_id = $2 WHERE id = $1', [
    request.params.id,
    attendeeId,
  ]);
  const payload = JSON.stringify({ id: request.params.id, attendeeId });
  await client.query('SELECT pg_notify($1, $2)', ['moved', payload]);
  await client.query('COMMIT');
  client.release();
  response.json({});
});

const http = createServer(app);
const sockets = new WebSocketServer({ server: http, path: '/live', perMessageDeflate: false });
const listener = new pg.Client({ connectionString: process.env.DATABASE_URL });
await listener.connect();
listener.on('notification', ({ payload = '' }) => {
  for (const socket of sockets.clients) socket.send(payload);
});
await listener.query('LISTEN moved');
http.listen(0, '127.0.0.1', () => {
  const address = http.address();
  console.log(typeof address === 'object' && address ? address.port : '');
});
