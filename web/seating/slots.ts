import type { ComponentType, ReactNode } from 'react';
import type { Capabilities } from '../../schema/permissions.ts';
import type { Marks } from '../chart/marks.ts';
import { drafts } from '../drafts/slots.tsx';
import { overlays } from '../overlays/slots.ts';
import { presence } from '../presence/slots.ts';
import { print } from '../print/slots.ts';
import { seatingProposals } from '../seatingProposals/slots.ts';
import { seatingRules } from '../seatingRules/slots.ts';
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
  /** In the toolbar, for members who may edit the event. */
  RulesButton: ComponentType;
  /** In the toolbar, for members who may edit the event. */
  ProposeButton: ComponentType<{ eventId: string }>;
  /** Over the chart, for members who may edit the event: the open proposal. */
  Proposals: ComponentType<{ plan: Plan; view: PlanView }>;
  /** Below the title, for members who may edit the event: offers seats to people without one. */
  SeatOffer: ComponentType<{ plan: Plan; view: PlanView }>;
  /** Above the chart, for members who may edit the event: the score of the seating. */
  Score: ComponentType<{ plan: Plan; view: PlanView }>;
  /** Above the chart: marks seats by what is known of people. `seen` is what the viewer may see. */
  Overlay: ComponentType<{ plan: Plan; view: PlanView; seen: Capabilities }>;
  /** Adds the shown overlay to the marks. */
  useOverlayMarks: (marks: Marks) => Marks;
  /** Over the end of the chart, for members who may edit the event: an open panel. */
  Beside: ComponentType<{ plan: Plan; view: PlanView }>;
  /** In the details of an attendee, for members who may edit the event. */
  PersonRules: ComponentType<{ plan: Plan; view: PlanView; attendeeId: string }>;
  /** In the details of an attendee, for members who may edit the event: the reasons for their seat. */
  WhyHere: ComponentType<{
    plan: Plan;
    view: PlanView;
    attendeeId: string;
    onMove: (seatId: string, occupantId: string | null) => void;
  }>;
  /** In the settings of a table: the reasons for its seating. */
  WhyTable: ComponentType<{ plan: Plan; view: PlanView; tableId: string }>;
  /** Further actions on people, one of whom was dropped on another. */
  PairInstead: ComponentType<{
    plan: Plan;
    view: PlanView;
    attendeeIds: readonly string[];
    onChosen: () => void;
  }>;
  /** Beside the title: the other members who are present. */
  Presence: ComponentType<{ eventId: string; memberId: string; view: PlanView }>;
  /** Drawn above the tables. */
  FloorMarks: ComponentType<{ view: PlanView }>;
  /** Attributes and a label for a person's row, or for a seat's row with its occupant. */
  useRowMark: (id: string, otherId?: string) => RowMark;
  /** Announces an incoming change, before it is applied to the plan. */
  useOthersChanges: (eventId: string) => (view: PlanView, delta: PlanDelta) => void;
};

type RowMark = {
  attributes: Record<string, string | number>;
  className: string | undefined;
  label: ReactNode;
};

const unmarked: RowMark = { attributes: {}, className: undefined, label: null };

/** Slices that are not listed leave their slots empty. */
const empty: SeatingSlots = {
  titleOf: ({ event }) => event.name,
  Notice: () => null,
  Missing: ({ children }) => children,
  TryButton: () => null,
  TryDialog: () => null,
  PrintMenu: () => null,
  RulesButton: () => null,
  ProposeButton: () => null,
  Proposals: () => null,
  Beside: () => null,
  PersonRules: () => null,
  SeatOffer: () => null,
  Score: () => null,
  Overlay: () => null,
  useOverlayMarks: (marks) => marks,
  WhyHere: () => null,
  WhyTable: () => null,
  PairInstead: () => null,
  Presence: () => null,
  FloorMarks: () => null,
  useRowMark: () => unmarked,
  useOthersChanges: () => () => undefined,
};

export const slots: SeatingSlots = {
  ...empty,
  ...drafts,
  ...overlays,
  ...presence,
  ...print,
  ...seatingProposals,
  ...seatingRules,
};
