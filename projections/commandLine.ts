import { type Anchor, anchorFrom } from './audit/anchors.ts';
import { chains } from './audit/verifyChains.ts';
import type { Projector } from './engine/projector.ts';
import type { Progress } from './engine/replay.ts';
import { notCoveredLines } from './engine/verify/notCoveredLines.ts';
import { coversAll, type NotCovered, type Verification } from './engine/verify/verification.ts';

export type Task =
  | { task: 'run' }
  | { task: 'rebuild'; only: readonly Projector[] }
  | { task: 'resume'; stream: string }
  | { task: 'setAside' }
  | { task: 'verify'; fromStart: boolean }
  | { task: 'audit'; anchors: readonly Anchor[]; fromStart: boolean }
  | { task: 'rotateKeys' };

/** Wrong arguments. The message is the usage line. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** Parses the command line. @throws UsageError listing the choices */
export const taskFrom = (args: readonly string[], all: readonly Projector[]): Task => {
  const [task = 'run', name, ...more] = args;
  if (task === 'audit') return auditTask(name, more);
  if (task === 'keys') return keysTask(name, more);
  if (more.length === 0 && task === 'rebuild') return { task, only: named(name, all) };
  if (name !== undefined && more.length === 0 && task === 'resume') return { task, stream: name };
  if (name === undefined && task === 'set-aside') return { task: 'setAside' };
  if (task === 'verify' && (name ?? '--from-start') === '--from-start' && more.length === 0)
    return { task, fromStart: name !== undefined };
  if (name === undefined && task === 'run') return { task };
  throw new UsageError(
    'Usage: npm run projections [-- rebuild [name] | -- verify [--from-start] | -- set-aside | -- resume stream]',
  );
};

const auditTask = (name: string | undefined, args: readonly string[]): Task => {
  const links = args.filter((arg) => arg !== '--from-start');
  const fromStart = links.length < args.length;
  const anchors = links
    .flatMap((link) => anchorFrom(link) ?? [])
    .filter(({ table }) => chains.some((chain) => chain.table.name === table));
  if (name === 'verify' && anchors.length === links.length)
    return { task: 'audit', anchors, fromStart };
  throw new UsageError('Usage: npm run audit -- verify [--from-start] [table:number:hash …]');
};

const keysTask = (name: string | undefined, more: readonly string[]): Task => {
  if (name === 'rotate' && more.length === 0) return { task: 'rotateKeys' };
  throw new UsageError('Usage: npm run keys -- rotate');
};

const named = (name: string | undefined, all: readonly Projector[]): readonly Projector[] => {
  if (name === undefined) return all;
  const found = all.filter((projector) => projector.name === name);
  if (found.length > 0) return found;
  const names = all.map((projector) => projector.name).join(', ');
  throw new UsageError(`There is no projector ${name}. There are: ${names}`);
};

/** Progress in events, seconds and events a second. */
export const progressLine = ({ events, seconds }: Progress): string => {
  const rate = Math.round(events / Math.max(seconds, 0.001));
  const took = `${seconds.toFixed(1)} s`;
  return `${events.toLocaleString('en')} domain events in ${took}, ${rate.toLocaleString('en')} a second`;
};

/** A line for each table and each difference, then what is not covered, and the verdict. */
export const verificationLines = ({
  tables,
  differences,
  since,
  ...rest
}: Verification): string[] => {
  const different = tables.reduce((sum, table) => sum + table.different, 0);
  const equal = coversAll(rest) ? 'equal' : 'no row differs, but not all of the event log is shown';
  return [
    ...(since ? [`since ${since.at}, when all was equal:`] : []),
    ...tables.map(
      ({ table, live, rebuilt, different: count }) =>
        `${table.padEnd(22)} ${live.toLocaleString('en').padStart(12)} live ${rebuilt.toLocaleString('en').padStart(12)} rebuilt  ${count === 0 ? 'equal' : `${count.toLocaleString('en')} differ`}`,
    ),
    ...differences.map(({ table, id, kind, columns }) =>
      [`${table} ${id}: ${kind}`, columns.join(', ')].filter(Boolean).join(' '),
    ),
    ...notCoveredLines(rest),
    different === 0 ? equal : `${different.toLocaleString('en')} rows differ from the event log`,
  ];
};

/**
 * `notAllShown` means that the rows are right, but streams are set aside, the read models are behind, or the
 * picture of a background is missing.
 */
export const exitCodes = { fine: 0, wrong: 1, notAllShown: 3 } as const;

/** The exit code of a result. */
export const exitCodeOf = (isRight: boolean, notCovered: NotCovered): number => {
  if (!isRight) return exitCodes.wrong;
  return coversAll(notCovered) ? exitCodes.fine : exitCodes.notAllShown;
};
