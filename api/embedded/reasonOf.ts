/** A rejected client is no reason. */
const failure = /\b(?:FATAL|PANIC|error): +(?! |the database system is )(.+)$/;
const detail = /\bDETAIL: +(.+)$/;

/**
 * The reason why a program of PostgreSQL failed, from its output: the last failure with its detail,
 * because "database system is shut down" may follow; otherwise the last line.
 */
export const reasonOf = (printed: string): string => {
  const lines = printed.trim().split('\n');
  const at = lines.findLastIndex((line) => failure.test(line));
  const [, reason] = failure.exec(lines[at] ?? '') ?? [undefined, lines.at(-1) ?? ''];
  const [, more] = detail.exec(lines[at + 1] ?? '') ?? [];
  return more ? `${reason}: ${more}` : (reason ?? '');
};
