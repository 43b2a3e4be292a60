import connectPgSimple from 'connect-pg-simple';
import express from 'express';
import session from 'express-session';
import pg from 'pg';

/**
 * The peer of the command and read paths: plain express and pg, with the same session look-up. Runs as
 * its own process and prints its port. Environment: DATABASE_URL, a database prepared by
 * `preparePlainDatabase`.
 */
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 20 });
const PgStore = connectPgSimple(session);
const app = express();
app.disable('x-powered-by');
app.use(
  session({
    store: new PgStore({
      pool,
      tableName: 'sessions',
      disableTouch: true,
      pruneSessionInterval: false,
    }),
    secret: 'bench',
    resave: false,
    saveUninitialized: false,
  }),
);
app.use(express.json());

declare module 'express-session' {
  interface SessionData {
    memberId?: string;
  }
}

/** Signs in without a provider, because only later requests are measured. */
app.post('/sign-in', (request, response) => {
  request.session.memberId = 'bench';
  response.sendStatus(204);
});

app.use((request, response, next) => {
  if (request.session.memberId) next();
  else response.sendStatus(401);
});

app.post('/seats/:id/assign', async (request, response) => {
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    const { rows } = await client.query(
      'UPDATE seats SET attendee_id = $2, updated_at = now() WHERE id = $1 RETURNING *',
      [request.params.id, request.body.attendeeId],
    );
    await client.query('COMMIT');
    response.json(rows[0]);
  } catch {
    await client.query('ROLLBACK');
    response.sendStatus(500);
  } finally {
    client.release();
  }
});

/** Answers the JSON of `plan.columns` for one event: the fields that the seating query requests. */
app.get('/plan', async (_request, response) => {
  const [event, attendees, tables, seats] = await Promise.all(
    ['events', 'attendees', 'tables', 'seats'].map((table) => pool.query(`SELECT * FROM ${table}`)),
  );
  response.json({
    event: event?.rows[0],
    attendees: attendees?.rows,
    tables: tables?.rows,
    seats: seats?.rows,
  });
});

const server = app.listen(0, '127.0.0.1', () => {
  const address = server.address();
  console.log(typeof address === 'object' && address ? address.port : '');
});
