import type { Result } from './judgeFault.ts';

/** The columns in which a control may find something. */
export const columnsOf = (result: Result) => ({
  lost: result.lost.length,
  duplicated: result.duplicated.length,
  doubleSeats: result.doubleSeats.length,
  phantoms: result.phantoms.length,
  verify: result.verify.startsWith('equal') ? 0 : 1,
  audit: result.audit === 'whole' ? 0 : 1,
  wrong: result.wrong.length,
});

export const isClean = (result: Result): boolean =>
  Object.values(columnsOf(result)).every((count) => count === 0);

/** One line about a fault, for people and for searches by column. */
export const lineOf = (name: string, result: Result, seconds: number): string => {
  const { acknowledged, resolved, verify, audit, wrong, remarks, recoveriesMs } = result;
  const counts = columnsOf(result);
  const columns = [
    `${acknowledged} acknowledged`,
    `${counts.lost} lost`,
    `${counts.duplicated} duplicated`,
    `${counts.doubleSeats} double seats`,
    `${counts.phantoms} phantoms`,
    `${resolved} resolved`,
    `verify ${verify}`,
    `audit ${audit}`,
    ...(wrong.length > 0 ? [`wrong: ${wrong.slice(0, 3).join('; ')}`] : []),
    ...remarks,
    ...(recoveriesMs.length > 0 ? [`recovery p95 ${p95(recoveriesMs)} s`] : []),
    `${seconds.toFixed(1)} s`,
  ];
  return `${name}: ${columns.join(', ')}`;
};

const p95 = (times: readonly number[]): string => {
  const sorted = [...times].sort((a, b) => a - b);
  return ((sorted[Math.max(0, Math.ceil(sorted.length * 0.95) - 1)] ?? 0) / 1000).toFixed(1);
};

/** All findings, one line each: what to look at first. */
export const detailsOf = ({ lost, duplicated, doubleSeats, phantoms, wrong }: Result): string[] => [
  ...lost.map((text) => `  lost: ${text}`),
  ...duplicated.map((text) => `  duplicated: ${text}`),
  ...doubleSeats.map((text) => `  double: ${text}`),
  ...phantoms.map((text) => `  phantom: ${text}`),
  ...wrong.map((text) => `  wrong: ${text}`),
];
