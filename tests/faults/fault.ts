import type { Load, LoadOptions } from './load/load.ts';
import type { Network } from './stage/network.ts';
import type { Planner } from './stage/planner.ts';
import type { PostgresServer } from './stage/postgresServer.ts';

export type Settings = {
  seed: number;
  clients: number;
  /** How many commands must be acknowledged before, between and after strikes. */
  commands: number;
  /** How long something stays stopped, silent or full, where a fault lasts. */
  seconds: number;
  /** How often a fault strikes at most; left out: as often as it is worth. */
  mostStrikes?: number;
  /** No command acknowledged for this long is a stall. */
  stallMs: number;
  /** The log over EventStoreDB in place of PostgreSQL. */
  eventStore: boolean;
};

/** What a fault gets to work with; all of it is ended when the fault is. */
export type Stage = Settings & {
  /** A folder of its own. */
  folder: string;
  server: PostgresServer;
  /** An empty database, reached directly. */
  databaseUrl: string;
  /** Before PostgreSQL, or before EventStoreDB where the log is there. Nothing else goes through it. */
  network: Network;
  /** The variables by which a process of the product reaches its stores: through `network`. */
  env: Record<string, string>;
  /** SIGSTOP and SIGCONT for the double of EventStoreDB, where that keeps the log. */
  signalStore?: (signal: NodeJS.Signals) => void;
  /** The same past `network`: for what is not to be struck. */
  calmEnv: Record<string, string>;
  /** An API process, and how to have one that projects nothing or has other variables. */
  planner: (more?: PlannerNeeds) => Promise<Planner>;
  /** A projections process. Resolves when it says that it projects. */
  projections: (program?: string) => Promise<Projections>;
  /** Clients on these planners. */
  load: (planners: readonly Planner[], more?: Partial<LoadOptions>) => Promise<Load>;
  /** How often to strike: so often, or less where the settings say so. */
  times: (usual: number) => number;
  /** What is to be undone at the end, the latest first. */
  atEnd: (undo: () => Promise<unknown>) => void;
};

export type PlannerNeeds = {
  env?: Record<string, string>;
  preload?: readonly string[];
  program?: string;
  cwd?: string;
};

export type Projections = { kill: () => Promise<void>; stop: () => Promise<number | null> };

/** What a fault leaves to be judged: the clients' records, and what it saw itself. */
export type Struck = {
  loads: readonly Load[];
  /** A planner that runs, for the last command, after which all is projected. */
  alive: Planner;
  /** What it saw that must not be: it counts as a violation. */
  wrong?: string[];
  /** What is worth reporting beside the counts. */
  remarks?: string[];
  /** The program that verifies, where it is not the one that ships. */
  checkedBy?: string;
  /** Where the log and read models are now, if not where they began. */
  movedTo?: { databaseUrl: string; env: Record<string, string> };
};

export type Fault = {
  name: string;
  /** What is done, in one line. */
  about: string;
  /** Undefined where this machine can do it, else why not. */
  missing?: () => Promise<string | undefined>;
  /** Of PostgreSQL's log alone, or of EventStoreDB's. */
  only?: 'postgres' | 'eventstore';
  strike: (stage: Stage) => Promise<Struck>;
};

/** A fault with a protection switched off: the columns of which one at least must not be 0. */
export type Control = Fault & {
  finds: readonly ('lost' | 'duplicated' | 'doubleSeats' | 'phantoms' | 'verify')[];
};
