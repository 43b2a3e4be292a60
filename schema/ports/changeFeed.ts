import type { Position } from '../domainEvents.ts';
import type {
  ArrangementPatch,
  AuditPatch,
  ErasuresPatch,
  EventPlanPatch,
  EventsPatch,
  MembersPatch,
  SetAsidePatch,
} from '../readModels.ts';

export type FeedPatch =
  | SetAsidePatch
  | EventPlanPatch
  | EventsPatch
  | ArrangementPatch
  | MembersPatch
  | ErasuresPatch
  | AuditPatch;

/** The changes of one batch under a topic. `position`: that of the batch's last domain event. */
export type FeedEntry = { position: Position; topic: string; patch: FeedPatch };

/** Announces the projectors' changes in any process. Adapter: projections/engine/feed. */
export interface ChangeFeed {
  /** Connects, and reads the position of the read models. @throws if the database is away. */
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
   * Whether a crash of PostgreSQL reverted read models that were shown here. If so, waits until they
   * show it again; what they answered meanwhile must be asked again.
   * @throws Refusal NOT_READY where that takes too long
   */
  wasTakenBack(): Promise<boolean>;
  /**
   * Calls the listener with new entries in order, each once; again if a crash of PostgreSQL reverted
   * them. Returns how to unsubscribe.
   */
  subscribe(topic: string, listener: (entry: FeedEntry) => void): () => void;
  /**
   * The topic's entries after a position; `tooOld` if some were pruned, if there are too many, or if
   * the read models are behind that position (a restored copy).
   * @throws Refusal NOT_READY while the database is away.
   */
  since(topic: string, after: Position): Promise<FeedEntry[] | 'tooOld'>;
}
