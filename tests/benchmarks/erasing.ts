import pg from 'pg';
import { layOutEvent, type OurServer, startOurServer } from './ourServer.ts';
import type { Result } from './report.ts';
import { compare } from './rounds.ts';
import type { Bench } from './section.ts';

const keptAnswers = 200_000;
const erasuresASlice = 10;

/**
 * Stores as many answers as busy organisers cause in a day. None of them is about the people who are
 * erased.
 */
const keepAnswers = async (databaseUrl: string): Promise<void> => {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(
    `INSERT INTO app.command_answers (key, command_id, state, answer)
     SELECT 'kept ' || n, 'command ' || n, 'done', jsonb_build_object('answer', jsonb_build_object(
              'stepId', 'command ' || n, 'attendee', jsonb_build_object(
                'id', 'guest ' || n, 'name', 'Guest ' || n, 'email', n || '@example.com',
                'company', 'Company', 'notes', 'Sits by the window', 'tags', '["event"]'::jsonb)))
       FROM generate_series(1, $1) n`,
    [keptAnswers],
  );
  await client.query('ANALYZE app.command_answers');
  await client.end();
};

/** Milliseconds that a caller waits for one erasure. */
const erasing = async (server: OurServer, bench: Bench) => {
  const people = (bench.rounds + 2) * erasuresASlice;
  const { persons } = await layOutEvent(server, 0, people);
  return async (): Promise<number> => {
    const started = performance.now();
    for (const { id } of persons.splice(0, erasuresASlice))
      await server.call('POST', `/api/attendees/${id}/erase`);
    return (performance.now() - started) / erasuresASlice;
  };
};

/** An erasure beside 200,000 stored answers. Peer: the same without any. */
export const erasingBesideAnswers = async (bench: Bench): Promise<Result[]> => {
  const [full, empty] = [
    await bench.freshDatabase('erasing_full'),
    await bench.freshDatabase('erasing_empty'),
  ];
  const [ours, peer] = [await startOurServer(full), await startOurServer(empty)];
  bench.say(`keeping ${keptAnswers.toLocaleString('en')} answers`);
  await keepAnswers(full);
  const comparison = await compare(
    bench.rounds,
    await erasing(ours, bench),
    await erasing(peer, bench),
  );
  await ours.planner.end('SIGTERM');
  await peer.planner.end('SIGTERM');
  return [
    {
      kind: 'ratio',
      name: 'erasing beside 200,000 kept answers, and beside none',
      unit: 'ms',
      goal: { atMost: 1.5 },
      ...comparison,
    },
  ];
};
