/** A client that is turned away meanwhile is no reason. */
const failure = /\b(?:FATAL|PANIC|error): +(?! |the database system is )(.+)$/;
const detail = /\bDETAIL: +(.+)$/;

/**
 * Why a program of PostgreSQL failed, by what it has printed: the last failure with its detail, because "database system
 * is shut down" may follow. Else the last line.
 */
export const reasonOf = (printed: string): string => {
  const lines = printed.trim().split('\n');
  const at = lines.findLastIndex((line) => failure.test(line));
  const [, reason] = failure.exec(lines[at] ?? '') ?? [undefined, lines.at(-1) ?? ''];
  const [, more] = detail.exec(lines[at + 1] ?? '') ?? [];
  return more ? `${reason}: ${more}` : (reason ?? '');
};
