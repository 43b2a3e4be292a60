import pg from 'pg';
import { warmLimits } from '../../api/issuedSheets/warm.ts';
import { sheetKinds } from '../../schema/vocabulary.ts';
import { layOutEvent, type OurServer, startOurServer } from './ourServer.ts';
import type { BudgetResult } from './report.ts';
import { spreadOf } from './rounds.ts';
import type { Section } from './section.ts';

const people = 5_000;
const perTable = 10;
/** Milliseconds. The person who scans a sheet is holding it and waiting. */
const budget = 100;

type Issue = { id: string };
type Seat = { id: string; attendeeId: string | null };

/** Issues as many sheets as a planner prepares ahead, newer than those of the large event. */
const issueNewer = async (server: OurServer): Promise<void> => {
  const places = Math.ceil(warmLimits.sheets / sheetKinds.length);
  for (let nth = 1; nth <= places; nth += 1) {
    const { eventId } = await layOutEvent(server, 1, perTable);
    for (const sheet of sheetKinds)
      await server.call('POST', `/api/events/${eventId}/issues`, { sheet, to: 'client' });
  }
};

/**
 * The time to answer the code of a sheet in an event with 5,000 seated people: at the first scan after a
 * change, at later ones, and at the first one after a restart, with and without the answer prepared.
 */
export const scannedSheets: Section = async (bench) => {
  const database = await bench.freshDatabase('scanned_sheets');
  let server = await startOurServer(database);
  bench.say(`seating ${people} people`);
  const { eventId } = await layOutEvent(server, people / perTable, people);
  await server.call('POST', '/api/seats/auto-assign', { eventId });
  const issued = (sheet: string) =>
    server.call<Issue>('POST', `/api/events/${eventId}/issues`, { sheet, to: 'client' });
  const sheets: Record<string, Issue> = {
    'a seating plan': await issued('seatingPlan'),
    'place cards': await issued('placeCards'),
    'a kitchen sheet': await issued('kitchen'),
  };
  const seats = (await server.call<Seat[]>('GET', `/api/seats/all?event=${eventId}`)).filter(
    ({ attendeeId }) => attendeeId,
  );
  const [a, b] = seats;
  const other = seats.at(-1);
  if (!a || !b || !other) throw new Error('nobody sits');
  let isEven = false;
  const change = async () => {
    isEven = !isEven;
    const input = { eventId, seatId: a.id, otherSeatId: isEven ? b.id : other.id };
    const query = 'mutation ($input: SwapSeatsInput!) { swapSeats(input: $input) { position } }';
    await server.call('POST', '/graphql', { query, variables: { input } });
  };
  const look = async ({ id }: Issue): Promise<number> => {
    const began = performance.now();
    const answer = await fetch(`${server.url}/api/public/sheets/${id}`);
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`a sheet was answered with ${answer.status}`);
    return performance.now() - began;
  };

  const took = new Map<string, number[]>();
  const note = (name: string, value: number) => took.set(name, [...(took.get(name) ?? []), value]);
  for (let round = 1; round <= bench.rounds; round += 1) {
    bench.say(`round ${round} of ${bench.rounds}`);
    for (const [name, sheet] of Object.entries(sheets)) {
      await change();
      note(`the first look at ${name} after a change`, await look(sheet));
      note(`the next look at ${name}`, await look(sheet));
    }
  }
  const lookAfterRestart = async (name: string) => {
    for (let start = 1; start <= bench.rounds; start += 1) {
      bench.say(`start ${start} of ${bench.rounds}`);
      await server.planner.end('SIGTERM');
      server = await startOurServer(database);
      const [sheet] = Object.values(sheets);
      if (sheet) note(name, await look(sheet));
    }
  };
  await lookAfterRestart('the first look at a sheet after a restart');
  const pool = new pg.Pool({ connectionString: database });
  const age = (days: number) =>
    pool.query(`UPDATE read.issued_sheets SET created_at = now() - interval '1 day' * $1`, [days]);
  await pool.query('DELETE FROM app.change_feed');
  await age(30);
  await lookAfterRestart('the first look after a restart at a sheet of an event that is not near');
  await issueNewer(server);
  await lookAfterRestart('the first look after a restart at a sheet that is not worked out ahead');
  await pool.end();
  await server.planner.end('SIGTERM');
  return [...took].map(
    ([name, values]): BudgetResult => ({
      kind: 'budget',
      name: `${name}, 5,000 people`,
      unit: 'ms',
      budget,
      measured: spreadOf(values),
    }),
  );
};
