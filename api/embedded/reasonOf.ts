/** A rejected client is no reason. */
const failure = /\b(?:FATAL|PANIC|error): +(?! |the database system is )(.+)$/;
/** Others may follow from it. */
const fullDisk = /No space left on device$|\bwrote only \d+ of \d+ bytes\b/;
const detail = /\b(?:DETAIL|HINT): +(.+)$/;

/**
 * The reason why a program of PostgreSQL failed, from its output: the last failure with its detail,
 * because "database system is shut down" may follow; a full disk before all others; otherwise the last line.
 */
export const reasonOf = (printed: string): string => {
  const lines = printed.trim().split('\n');
  const full = lines.findLastIndex((line) => fullDisk.test(line));
  const at = full < 0 ? lines.findLastIndex((line) => failure.test(line)) : full;
  const [, reason] = failure.exec(lines[at] ?? '') ?? [undefined, lines.at(-1) ?? ''];
  const [, more] = detail.exec(lines[at + 1] ?? '') ?? [];
  return more ? `${reason}: ${more}` : (reason ?? '');
};
