import type { EventLog } from '../../../schema/ports/eventLog.ts';
import type { ProjectionLag } from '../lag.ts';
import type { Projector } from '../projector.ts';
import type { Progress } from '../replay.ts';
import type { SetAside } from '../setAside/setAside.ts';
import type { Verified } from './verified.ts';

export type VerifyOptions = {
  connectionString: string;
  log: EventLog;
  /** All projectors of the read models. */
  projectors: readonly Projector[];
  /** Those to compare. Default: all. */
  only?: readonly Projector[];
  /** Compares everything, regardless of earlier results. */
  fromStart?: boolean;
  /** Milliseconds that the read models may take to catch up. Default: 10 s. */
  patienceMs?: number;
  onProgress?: (progress: Progress) => void;
  signal?: AbortSignal;
};

export type Difference = {
  table: string;
  id: string;
  /** `missing` is only in the log, `extra` only in the read model. */
  kind: 'missing' | 'extra' | 'changed';
  columns: string[];
};

export type TableComparison = { table: string; live: number; rebuilt: number; different: number };

/** What a comparison does not cover, because the events are not projected. */
export type NotCovered = {
  setAside: readonly SetAside[];
  behind: ProjectionLag | undefined;
};

/** Whether the comparison covered the whole log. */
export const coversAll = ({ setAside, behind }: NotCovered): boolean =>
  setAside.length === 0 && behind === undefined;

export type Verification = Progress &
  NotCovered & {
    tables: TableComparison[];
    differences: Difference[];
    /** The verification from which this one continued; undefined if everything was compared. */
    since?: Verified;
  };
