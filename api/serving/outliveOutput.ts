/**
 * Keeps the process going when its output cannot be written, because the reader has gone, as `tee` at a Ctrl-C, or
 * because the disk is full. It must still stop PostgreSQL.
 */
export const outliveOutput = (): void => {
  for (const output of [process.stdout, process.stderr]) output.on('error', () => undefined);
};
