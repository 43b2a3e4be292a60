import type { Position } from '../domainEvents.ts';
import type {
  ArrangementPatch,
  AuditPatch,
  ErasuresPatch,
  EventPlanPatch,
  EventsPatch,
  MembersPatch,
  SetAsidePatch,
} from '../feedPatches.ts';

export type FeedPatch =
  | SetAsidePatch
  | EventPlanPatch
  | EventsPatch
  | ArrangementPatch
  | MembersPatch
  | ErasuresPatch
  | AuditPatch;

/** The changes of one batch under a topic. `position` is that of the batch's last domain event. */
export type FeedEntry = { position: Position; topic: string; patch: FeedPatch };

/** Announces the projectors' changes to any process. Adapter: projections/engine/feed. */
export interface ChangeFeed {
  /** Connects, and reads the position of the read models. @throws if the database is unreachable */
  start(): Promise<void>;
  stop(): Promise<void>;
  /** The position of the read models as far as this process knows. */
  reached(): Position;
  /**
   * Resolves when the read models have reached `position`.
   * @throws Refusal NOT_READY after `timeoutMs` (default 2,000).
   */
  waitFor(position: Position, timeoutMs?: number): Promise<void>;
  /**
   * Whether a crash of PostgreSQL has reverted read models that this process had already seen. If so, waits
   * until they are as far again; what they answered meanwhile must be queried again.
   * @throws Refusal NOT_READY after `timeoutMs` (default 2,000)
   */
  wasTakenBack(timeoutMs?: number): Promise<boolean>;
  /**
   * Calls the listener with each new entry once, in order, and again if a crash of PostgreSQL reverted it.
   * Returns a function that unsubscribes.
   */
  subscribe(topic: string, listener: (entry: FeedEntry) => void): () => void;
  /**
   * The topic's entries after a position. `tooOld` if some were pruned, if there are too many, or if the read
   * models are behind that position, as in a restored copy.
   * @throws Refusal NOT_READY while the database is unreachable
   */
  since(topic: string, after: Position): Promise<FeedEntry[] | 'tooOld'>;
}
