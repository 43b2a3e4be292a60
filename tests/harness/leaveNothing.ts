import type { ChildProcess } from 'node:child_process';

const undoing = new Set<() => void>();

/** Undoes everything that is still registered. The end of the process does so too. */
export const undoAll = (): void => {
  for (const undo of [...undoing].reverse()) undo();
  undoing.clear();
};

process.on('exit', undoAll);

/**
 * Registers what to undo when this process ends, if it was not undone before. Returns how to unregister
 * it.
 */
export const leaveNothing = (undo: () => void): (() => void) => {
  undoing.add(undo);
  return () => void undoing.delete(undo);
};

/** Kills the child when this process ends first. */
export const leaveNoChild = (child: ChildProcess): void => {
  child.once(
    'close',
    leaveNothing(() => void child.kill('SIGKILL')),
  );
};

/** Makes Ctrl-C and signals that end this process undo what is registered. */
export const endOnSignals = (): void => {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1));
};
