const undoing = new Set<() => void>();

process.on('exit', () => {
  for (const undo of [...undoing].reverse()) undo();
});

/** Undone when this process ends before it is done otherwise. Answers how to take that back. */
export const leaveNothing = (undo: () => void): (() => void) => {
  undoing.add(undo);
  return () => void undoing.delete(undo);
};

/** Ctrl-C, or whoever ends this process, ends what it started too. */
export const endOnSignals = (): void => {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1));
};
