import type { Load, LoadOptions } from './load/load.ts';
import type { Network } from './stage/network.ts';
import type { Planner } from './stage/planner.ts';
import type { PostgresServer } from './stage/postgresServer.ts';

export type Settings = {
  seed: number;
  clients: number;
  /** How many commands must be acknowledged before, between and after strikes. */
  commands: number;
  /** How many seconds something stays stopped, silent or full, if the fault has a duration. */
  seconds: number;
  /** How often a fault strikes at most. By default as often as is useful. */
  mostStrikes?: number;
  /** After this long without an acknowledged command, the planner counts as stalled. */
  stallMs: number;
  /** Keeps the log in EventStoreDB in place of PostgreSQL. */
  eventStore: boolean;
};

/** The resources of a fault, all of which end with it. */
export type Stage = Settings & {
  /** The fault's own folder. */
  folder: string;
  server: PostgresServer;
  /** An empty database, reached without the network. */
  databaseUrl: string;
  /**
   * The network before PostgreSQL, or before EventStoreDB if the log is there. Only the product's
   * connections pass it.
   */
  network: Network;
  /** The variables by which the product's processes reach their stores through `network`. */
  env: Record<string, string>;
  /** Sends SIGSTOP and SIGCONT to the double of EventStoreDB, if the log is there. */
  signalStore?: (signal: NodeJS.Signals) => void;
  /** The same past `network`, for processes that must not be struck. */
  calmEnv: Record<string, string>;
  /** Starts an API process, if desired one without projections or with other variables. */
  planner: (more?: PlannerNeeds) => Promise<Planner>;
  /** Starts a projections process. Resolves when it reports that it projects. */
  projections: (program?: string) => Promise<Projections>;
  /** Starts clients on these planners. */
  load: (planners: readonly Planner[], more?: Partial<LoadOptions>) => Promise<Load>;
  /** How often to strike: the usual number, or fewer if the settings say so. */
  times: (usual: number) => number;
  /** Registers what to undo at the end, last first. */
  atEnd: (undo: () => Promise<unknown>) => void;
};

export type PlannerNeeds = {
  env?: Record<string, string>;
  preload?: readonly string[];
  program?: string;
  cwd?: string;
};

export type Projections = { kill: () => Promise<void>; stop: () => Promise<number | null> };

/** What a fault leaves behind for judgement: the clients' records, and its own observations. */
export type Struck = {
  loads: readonly Load[];
  /** A running planner, for the last command, after which everything is projected. */
  alive: Planner;
  /** Observations that must not be. Each counts as a violation. */
  wrong?: string[];
  /** What is worth reporting besides the counts. */
  remarks?: string[];
  /** The program that verifies, if it is not the one that ships. */
  checkedBy?: string;
  /** Where the log and read models are now, if they have moved. */
  movedTo?: { databaseUrl: string; env: Record<string, string> };
};

export type Fault = {
  name: string;
  /** A description in one line. */
  about: string;
  /** Undefined if this machine can run it, otherwise the reason why not. */
  missing?: () => Promise<string | undefined>;
  /** Only with PostgreSQL's log, or only with EventStoreDB's. */
  only?: 'postgres' | 'eventstore';
  strike: (stage: Stage) => Promise<Struck>;
};

/** A fault with a protection removed. At least one of these columns must then not be 0. */
export type Control = Fault & {
  finds: readonly ('lost' | 'duplicated' | 'doubleSeats' | 'phantoms' | 'verify')[];
};
