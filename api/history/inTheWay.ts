import { wholeChanges } from '../../schema/historyKinds.ts';
import type { Application } from '../application.ts';
import type { Obstacle } from '../planChange/obstacles.ts';
import type { PlanEvent, PlanStep } from './planSteps.ts';
import { standingSteps } from './recordedSteps.ts';
import { tablesOfSeats } from './trail/entries.ts';

/**
 * The step that is to be undone first: the latest after this revision that stands and has to do with
 * what is in the way. The history has to show all that was recorded.
 * @returns its id; undefined where nothing later is in the way, as with a limit
 */
export const latestInTheWay = async (
  app: Pick<Application, 'commands' | 'feed' | 'read' | 'readStream'>,
  eventId: string,
  after: bigint,
  obstacles: readonly Obstacle[],
): Promise<string | undefined> => {
  const ids = obstacles.flatMap((obstacle) => ('id' in obstacle ? [obstacle.id] : []));
  const fields = obstacles.flatMap((obstacle) => ('fields' in obstacle ? obstacle.fields : []));
  const seatIds = obstacles.flatMap(({ kind, ...of }) =>
    kind === 'seat' && 'id' in of ? [of.id] : [],
  );
  // A seat comes and goes with its table.
  const tableIds = (await tablesOfSeats(app, eventId, seatIds)).values();
  const touching = app
    .read('history_subjects')
    .select('id')
    .where({ event_id: eventId })
    .whereRaw('subjects && ?::text[]', [[...ids, ...tableIds]]);
  const steps = standingSteps(app, eventId, (entries) =>
    entries
      .where('revision', '>', String(after))
      .where((either) =>
        either.whereIn('id', touching).orWhereIn('action', fields.length > 0 ? editing : []),
      ),
  );
  for await (const step of steps)
    if (mentions(step, ids) || fields.some((field) => edits(step, field))) return step.id;
  return undefined;
};

/** What may change the details of an event, which are no subject of the history. */
const editing = ['event_plan_edited', ...wholeChanges];

const mentions = ({ events }: PlanStep, ids: readonly string[]): boolean => {
  const told = JSON.stringify(events.map(({ data }) => data));
  return ids.some((id) => told.includes(JSON.stringify(id)));
};

const edits = ({ events }: PlanStep, field: string): boolean =>
  events.some((event) => Object.hasOwn(newDetailsOf(event), field));

const newDetailsOf = (event: PlanEvent): object => {
  if (event.type === 'EventPlanEdited') return event.data.after;
  return ('change' in event.data && event.data.change?.details?.after) || {};
};
