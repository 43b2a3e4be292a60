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

/** What one batch changed under one topic; `position` is that of the batch's last domain event. */
export type FeedEntry = { position: Position; topic: string; patch: FeedPatch };

/** The port to what projectors write, in whatever process. Adapter: projections/engine/feed. */
export interface ChangeFeed {
  /** Connects and takes the read models' present position. @throws where the database is away. */
  start(): Promise<void>;
  stop(): Promise<void>;
  /** The position that the read models have reached, as this process knows it. */
  reached(): Position;
  /**
   * Resolves once the read models show everything up to `position`.
   * @throws Refusal NOT_READY after `timeoutMs` (2,000 by default).
   */
  waitFor(position: Position, timeoutMs?: number): Promise<void>;
  /**
   * Whether a crash of PostgreSQL had taken back what the read models had shown here: then waits until
   * they show it again, and whatever they said meanwhile is to be asked anew.
   * @throws Refusal NOT_READY where that takes too long
   */
  wasTakenBack(): Promise<boolean>;
  /**
   * Entries that come from now on, in order, each once; again where a crash of PostgreSQL took them
   * back. Answers how to unsubscribe.
   */
  subscribe(topic: string, listener: (entry: FeedEntry) => void): () => void;
  /**
   * The entries of a topic after a position; `tooOld` where some of them have been pruned, where they
   * are too many, or where the read models have not come so far (an older copy was restored). A topic
   * without a change since has none, however long ago that was.
   * @throws Refusal NOT_READY while the database is away.
   */
  since(topic: string, after: Position): Promise<FeedEntry[] | 'tooOld'>;
}
