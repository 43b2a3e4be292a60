import type { ComponentType, ReactNode } from 'react';
import type { PlanView } from './planView.ts';
import type { Plan, PlanDelta } from './seatingPlan.ts';

/** The places on the seating chart that optional slices fill. */
export type SeatingSlots = {
  titleOf: (plan: Plan) => string;
  /** Below the title and the toolbar. */
  Notice: ComponentType<{ plan: Plan }>;
  /** Replaces the chart when the plan is gone. `last` is the plan as last shown. */
  Missing: ComponentType<{ last: Plan | undefined; children: ReactNode }>;
  /** In the toolbar of the live plan, for members who may edit the event. */
  TryButton: ComponentType<{ onOpen: () => void }>;
  /** The dialog that the button opens. The button moves with the width of the screen; the dialog does not. */
  TryDialog: ComponentType<{ eventId: string; onClose: () => void }>;
  PrintMenu: ComponentType<{ plan: Plan }>;
  /** Beside the title: the other members who are present. */
  Presence: ComponentType<{ eventId: string; memberId: string; view: PlanView }>;
  /** Drawn above the tables. */
  FloorMarks: ComponentType<{ view: PlanView }>;
  /** Attributes and a label for a person's row, or for a seat's row with its occupant. */
  useRowMark: (id: string, otherId?: string) => RowMark;
  /** Announces an incoming change, before it is applied to the plan. */
  useOthersChanges: (eventId: string) => (view: PlanView, delta: PlanDelta) => void;
};

export type RowMark = {
  attributes: Record<string, string | number>;
  className: string | undefined;
  label: ReactNode;
};
