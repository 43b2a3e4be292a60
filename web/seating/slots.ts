import type { ComponentType, ReactNode } from 'react';
import { drafts } from '../drafts/slots.tsx';
import { presence } from '../presence/slots.ts';
import { print } from '../print/slots.ts';
import type { OnDemand } from '../ui/onDemand.tsx';
import type { PlanView } from './planView.ts';
import type { Plan, PlanDelta } from './seatingPlan.ts';

/** Where the seating chart has room for slices that can be left out. */
export type SeatingSlots = {
  titleOf: (plan: Plan) => string;
  /** Below the title and the tools. */
  Notice: ComponentType<{ plan: Plan }>;
  /** In place of the chart, once its plan is gone; `last`: as it was shown. */
  Missing: ComponentType<{ last: Plan | undefined; children: ReactNode }>;
  /** At the end of the history's menu, for those who may edit the event. */
  historyItem: HistoryItem | undefined;
  PrintMenu: ComponentType<{ plan: Plan }>;
  /** Beside the title: who else is here. */
  Together: ComponentType<{ eventId: string; memberId: string; view: PlanView }>;
  /** Over the tables. */
  FloorMarks: ComponentType<{ view: PlanView }>;
  /** Attributes and a label for the row of a person, or of a seat and who sits there. */
  useRowMark: (id: string, otherId?: string) => RowMark;
  /** What is told of a change that arrives, before the plan has it. */
  useOthersChanges: (eventId: string) => (view: PlanView, delta: PlanDelta) => void;
};

export type HistoryItem = {
  label: string;
  Dialog: ComponentType<{ eventId: string; onClose: () => void }>;
  /** What the dialog is loaded from. */
  code: OnDemand<unknown>;
};

type RowMark = {
  attributes: Record<string, string | number>;
  className: string | undefined;
  label: ReactNode;
};

const unmarked: RowMark = { attributes: {}, className: undefined, label: null };

const empty: SeatingSlots = {
  titleOf: ({ event }) => event.name,
  Notice: () => null,
  Missing: ({ children }) => children,
  historyItem: undefined,
  PrintMenu: () => null,
  Together: () => null,
  FloorMarks: () => null,
  useRowMark: () => unmarked,
  useOthersChanges: () => () => undefined,
};

/** A slice that is not listed leaves its slots empty. */
export const slots: SeatingSlots = { ...empty, ...drafts, ...presence, ...print };
