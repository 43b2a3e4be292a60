import { drafts } from '../drafts/slots.tsx';
import { presence } from '../presence/slots.ts';
import { print } from '../print/slots.ts';
import type { RowMark, SeatingSlots } from './seatingSlots.ts';

const unmarked: RowMark = { attributes: {}, className: undefined, label: null };

/** Slices that are not listed leave their slots empty. */
const empty: SeatingSlots = {
  titleOf: ({ event }) => event.name,
  Notice: () => null,
  Missing: ({ children }) => children,
  TryButton: () => null,
  TryDialog: () => null,
  PrintMenu: () => null,
  Presence: () => null,
  FloorMarks: () => null,
  useRowMark: () => unmarked,
  useOthersChanges: () => () => undefined,
};

export const slots: SeatingSlots = {
  ...empty,
  ...drafts,
  ...presence,
  ...print,
};
