import type { ChildProcess } from 'node:child_process';

const undoing = new Set<() => void>();

/** Undoes all that is still to be undone. The end of the process does so by itself. */
export const undoAll = (): void => {
  for (const undo of [...undoing].reverse()) undo();
  undoing.clear();
};

process.on('exit', undoAll);

/** Undone when this process ends before it is done otherwise. Answers how to take that back. */
export const leaveNothing = (undo: () => void): (() => void) => {
  undoing.add(undo);
  return () => void undoing.delete(undo);
};

/** Kills the child when this process ends before it. */
export const leaveNoChild = (child: ChildProcess): void => {
  child.once(
    'close',
    leaveNothing(() => void child.kill('SIGKILL')),
  );
};

/** Ctrl-C, or whoever ends this process, ends what it started too. */
export const endOnSignals = (): void => {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1));
};
