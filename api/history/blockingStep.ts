import { wholeChanges } from '../../schema/historyKinds.ts';
import { fieldsSubject, menuSubject, roomSubject, ruleSubject } from '../../schema/ids.ts';
import type { Application } from '../application.ts';
import type { Obstacle } from '../planChange/obstacles.ts';
import { touching } from './filter.ts';
import type { PlanEvent, PlanStep } from './planSteps.ts';
import { standingSteps } from './recordedSteps.ts';
import { tablesOfSeats } from './trail/entries.ts';

/**
 * The id of the step to undo first: the latest step in effect after this revision that touched an obstacle.
 * Call `waitForHistory` first.
 * @returns undefined if no later step is in the way, as with a limit
 */
export const latestBlockingStep = async (
  app: Pick<Application, 'commands' | 'feed' | 'read' | 'readStream'>,
  eventId: string,
  after: bigint,
  obstacles: readonly Obstacle[],
): Promise<string | undefined> => {
  const ids = obstacles.flatMap((obstacle) => ('id' in obstacle ? [obstacle.id] : []));
  const fields = obstacles.flatMap((obstacle) => ('fields' in obstacle ? obstacle.fields : []));
  const rules = obstacles.flatMap((one) => (one.kind === 'rule' ? [ruleSubject(one.id)] : []));
  const isOfMenu = obstacles.some(({ kind }) => kind === 'menu' || kind === 'meal');
  const isOfFields = obstacles.some(({ kind }) => kind === 'fields' || kind === 'custom');
  const isOfRoom = obstacles.some(({ kind }) => kind === 'room');
  const seatIds = obstacles.flatMap((one) => (one.kind === 'seat' ? [one.id] : []));
  // Seats come and go with their table.
  const tableIds = (await tablesOfSeats(app, eventId, seatIds)).values();
  const touched = touching(app, eventId, '?', [
    [
      ...ids,
      ...rules,
      ...tableIds,
      ...(isOfMenu ? [menuSubject] : []),
      ...(isOfFields ? [fieldsSubject] : []),
      ...(isOfRoom ? [roomSubject] : []),
    ],
  ]);
  const steps = standingSteps(app, eventId, (entries) =>
    entries
      .where('revision', '>', String(after))
      .where((either) =>
        either.whereIn('id', touched).orWhereIn('action', fields.length > 0 ? editing : []),
      ),
  );
  for await (const step of steps)
    if (
      mentions(step, ids) ||
      fields.some((field) => edits(step, field)) ||
      (isOfMenu && changesPart(step, 'menu')) ||
      (isOfFields && changesPart(step, 'fields')) ||
      (isOfRoom && changesPart(step, 'room'))
    )
      return step.id;
  return undefined;
};

/** Actions that may change an event's details, which the history does not track as subjects. */
const editing = ['event_plan_edited', ...wholeChanges];

const mentions = ({ events }: PlanStep, ids: readonly string[]): boolean => {
  const json = JSON.stringify(events.map(({ data }) => data));
  return ids.some((id) => json.includes(JSON.stringify(id)));
};

/** The events that change each part of the plan, besides those that change it as a whole. */
const eventsOfPart = {
  menu: new Set<string>(['MenuSet']),
  fields: new Set<string>(['FieldDefined', 'FieldChanged', 'FieldRetired']),
  room: new Set<string>(['RoomOutlineSet', 'BackgroundSet']),
};

const changesPart = ({ events }: PlanStep, part: keyof typeof eventsOfPart): boolean =>
  events.some(
    ({ type, data }) =>
      eventsOfPart[part].has(type) || ('change' in data && Boolean(data.change?.[part])),
  );

const edits = ({ events }: PlanStep, field: string): boolean =>
  events.some((event) => Object.hasOwn(newDetailsOf(event), field));

const newDetailsOf = (event: PlanEvent): object => {
  if (event.type === 'EventPlanEdited') return event.data.after;
  return ('change' in event.data && event.data.change?.details?.after) || {};
};
