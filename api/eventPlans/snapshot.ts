import { Map as Keyed } from 'immutable';
import type { FloorObject } from '../../schema/planFacts.ts';
import { type PackedRecords, packRecords, unpackRecords } from './packedRecords.ts';
import type {
  ActivePlan,
  AttendeeState,
  PlanState,
  RuleState,
  SeatState,
  Stage,
  TableState,
} from './state.ts';

type PlanJson = Omit<
  ActivePlan,
  'attendees' | 'tables' | 'seats' | 'rules' | 'objects' | 'staged'
> & {
  /** Packed, because there are thousands of people and seats. */
  attendees: PackedRecords;
  seats: PackedRecords;
  tables: [string, TableState][];
  rules: [string, RuleState][];
  objects: [string, FloorObject][];
  staged: [string, Stage][];
};

/** A plan as JSON for a snapshot. */
export const planToJson = (plan: PlanState): unknown =>
  plan.status !== 'active'
    ? plan
    : ({
        ...plan,
        attendees: packRecords(plan.attendees),
        seats: packRecords(plan.seats),
        tables: [...plan.tables],
        rules: [...plan.rules],
        objects: [...plan.objects],
        staged: [...plan.staged],
      } satisfies PlanJson);

/** A plan from the JSON that `planToJson` made. */
export const planFromJson = (json: unknown): PlanState => {
  const plan = json as PlanJson | Exclude<PlanState, ActivePlan>;
  if (plan.status !== 'active') return plan;
  return {
    ...plan,
    attendees: Keyed(unpackRecords<AttendeeState>(plan.attendees)),
    seats: Keyed(unpackRecords<SeatState>(plan.seats)),
    tables: Keyed(plan.tables),
    rules: Keyed(plan.rules),
    objects: Keyed(plan.objects),
    staged: Keyed(plan.staged),
  };
};
