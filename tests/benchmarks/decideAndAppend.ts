import pg from 'pg';
import { createCommandHandler } from '../../api/core/handleCommand.ts';
import { newId } from '../../api/core/ids.ts';
import { createPostgresEventStore } from '../../api/eventLog/postgres.ts';
import { eventPlanDecider } from '../../api/eventPlans/decider.ts';
import { migrate } from '../../projections/migrations/migrate.ts';
import { eventPlanStream } from '../../schema/ids.ts';
import { sealed } from '../harness/sealing.ts';
import { ratePerSecond } from './load.ts';
import type { RatioResult, Result } from './report.ts';
import { compare } from './rounds.ts';
import { type SeatedPlan, seatedPlan } from './seatedPlan.ts';
import type { Bench } from './section.ts';

const clients = 32;

/**
 * Decide and append, without HTTP: 32 clients, each on its own plan with the given number of domain
 * events. Peer: the same pool commits one-row inserts. Then the same on short and long plans.
 */
export const decideAndAppend = async (bench: Bench): Promise<Result[]> => {
  const connectionString = await bench.freshDatabase('append');
  await migrate(connectionString);
  const pool = new pg.Pool({ connectionString, max: clients });
  const log = await sealed(await createPostgresEventStore({ pool }), pool);
  const commands = createCommandHandler({ log });
  await pool.query('CREATE TABLE one_row (id bigserial PRIMARY KEY, body json NOT NULL)');

  const plansOf = async (length: number): Promise<SeatedPlan[]> => {
    bench.say(`preparing ${clients} plans of ${length} domain events`);
    return Promise.all(Array.from({ length: clients }, () => seatedPlan(log, length)));
  };
  const body = JSON.stringify({ eventId: newId(), seatId: newId(), attendeeId: newId() });
  const insert = () =>
    ratePerSecond(clients, bench.seconds, () =>
      pool.query({
        name: 'insert',
        text: 'INSERT INTO one_row (body) VALUES ($1)',
        values: [body],
      }),
    );
  const decide = (plans: SeatedPlan[]) => () =>
    ratePerSecond(clients, bench.seconds, (client) => {
      const plan = plans[client];
      if (!plan) throw new Error('each client has a plan');
      return commands.handle(eventPlanDecider, eventPlanStream(plan.eventId), plan.nextMove(), {
        commandId: newId(),
        actorId: 'bench',
      });
    });

  const plans = await plansOf(2_000);
  const rate: RatioResult = {
    kind: 'ratio',
    name: 'decide + append, 32 plans of 2,000 domain events, beside one-row inserts',
    unit: '/s',
    goal: { atLeast: 0.5 },
    ...(await compare(bench.rounds, decide(plans), insert)),
  };
  const short = await plansOf(20);
  const long = await plansOf(20_000);
  const flat: RatioResult = {
    kind: 'ratio',
    name: 'decide + append on plans of 20,000, beside plans of 20',
    unit: '/s',
    goal: { atLeast: 0.8 },
    ...(await compare(bench.rounds, decide(long), decide(short))),
  };
  await log.close();
  await pool.end();
  return [rate, flat];
};
