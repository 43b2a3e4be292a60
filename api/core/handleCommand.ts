import type { DomainEvent, Position } from '../../schema/domainEvents.ts';
import { appendDecision, type Signed, signed } from './appendDecision.ts';
import type { Decided, Decider, Happened } from './decider.ts';
import { Refusal } from './errors.ts';
import type { EventLog, NewEvent } from './eventLog.ts';
import { createFoldedStates } from './foldedStates.ts';
import { derivedId } from './ids.ts';
import type { SnapshotStore } from './snapshots.ts';
import type { Folded } from './stateCache.ts';
import { createTurns } from './turns.ts';

/** Who asks for a command, and by which id it is known. */
export type CommandOrigin = {
  /** 128 random bits (`newId`): the ids of what is created, and of the events, come from it. */
  commandId: string;
  actorId: string;
  /** ISO 8601; the handler's clock where absent. */
  at?: string;
  ip?: string;
  userAgent?: string;
  /** The command may have been decided before, with its answer lost: look for what it recorded. */
  mayBeRepeated?: boolean;
};

export type Handled<State, E extends DomainEvent> = {
  /** What the command recorded: nothing where all was already so. */
  events: Signed<E>[];
  /** Where the last of them stands; null where nothing was recorded. */
  position: Position | null;
  /** As far as the stream was known to go: a reader who is there sees all that this decision saw. */
  streamPosition: Position | undefined;
  state: State;
};

export type CommandHandler = {
  /**
   * Decides a command against its stream and appends what comes of it, once per command id.
   * @throws Refusal what the decider refuses; CONFLICT after too many lost races; NOT_READY where
   * the log gives no answer.
   */
  handle: <S, C, E extends DomainEvent>(
    decider: Decider<S, C, E>,
    stream: string,
    command: C,
    origin: CommandOrigin,
  ) => Promise<Handled<S, E>>;
  /** The state as of now, read up to the stream's end. */
  load: <S, C, E extends DomainEvent>(
    decider: Decider<S, C, E>,
    stream: string,
  ) => Promise<Folded<S>>;
};

export type CommandHandlerOptions = {
  log: EventLog;
  snapshots?: SnapshotStore;
  /** Streams whose folded state is kept in memory. */
  cacheSize?: number;
  /** How often a command that lost a race is decided again. */
  retries?: number;
  clock?: () => Date;
  /** From 0 to 1, for the pause between two tries. */
  random?: () => number;
};

const longestPauseMs = 20;

/** The only code that appends to the event log. */
export const createCommandHandler = ({
  log,
  snapshots,
  cacheSize = 2_000,
  retries = 5,
  clock = () => new Date(),
  random = Math.random,
}: CommandHandlerOptions): CommandHandler => {
  const states = createFoldedStates({ log, snapshots, cacheSize });
  const inTurn = createTurns();

  const handleInTurn = async <S, C, E extends DomainEvent>(
    decider: Decider<S, C, E>,
    stream: string,
    command: C,
    { at = clock().toISOString(), mayBeRepeated = false, ...who }: CommandOrigin,
  ): Promise<Handled<S, E>> => {
    const { commandId, actorId } = who;
    const context = { commandId, actorId, now: at, id: (n: number) => derivedId(commandId, n) };
    // Before the state is read, so that whatever is found here has its effect on it.
    const standing = mayBeRepeated ? await recordedBy<E>(log, stream, commandId) : [];
    const remembered = mayBeRepeated ? undefined : states.remembered<S>(stream);
    let folded = remembered ?? (await states.current(decider, stream));
    let isFresh = !remembered;
    /** Answers how many events were news. */
    const catchUp = async (): Promise<number> => {
      const { folded: now, news } = await states.caughtUp(decider, stream, folded);
      folded = now;
      isFresh = true;
      const own = news.filter(({ metadata }) => metadata.commandId === commandId);
      standing.push(...(own as unknown as Standing<E>[]));
      return news.length;
    };

    for (let attempt = 0; attempt <= retries; attempt += 1) {
      const decision = outcomeOf(() => decider.decide(command, folded.state, context));
      if (!decision.ok || decision.events.length === 0) {
        if (!isFresh && (await catchUp()) > 0) {
          attempt -= 1;
          continue;
        }
        if (mayBeRepeated && standing.length > 0) return answer(standing, folded);
        if (!decision.ok) throw decision.refusal;
        return { events: [], position: null, streamPosition: folded.position, state: folded.state };
      }

      const events = signed(decision.events, { ...who, at });
      if (countOf(events, standing) > 0) return answer(standing, folded);
      const appending = events as unknown as NewEvent[];
      const outcome = await appendDecision(log, stream, appending, folded.revision);
      if (outcome.is === 'appended') {
        const happened = events as unknown as Happened<E>[];
        const { position } = outcome;
        const { state } = states.advance(decider, stream, folded, happened, position);
        return { events, position, streamPosition: position, state };
      }
      await catchUp();
      if (outcome.is === 'repeated') {
        return answer(await recordedBy<E>(log, stream, commandId), folded);
      }
      if (countOf(events, standing) === events.length) return answer(standing, folded);
      await pause(random() * longestPauseMs * (attempt + 1));
    }
    throw new Refusal('CONFLICT', 'Others changed this at the same moment. Please try again.');
  };

  return {
    handle: (decider, stream, command, origin) =>
      inTurn(stream, () => handleInTurn(decider, stream, command, origin)),
    load: (decider, stream) => states.current(decider, stream),
  };
};

type Outcome<E extends DomainEvent> =
  | { ok: true; events: Decided<E>[] }
  | { ok: false; refusal: unknown };

const outcomeOf = <E extends DomainEvent>(decide: () => Decided<E>[]): Outcome<E> => {
  try {
    return { ok: true, events: decide() };
  } catch (refusal) {
    return { ok: false, refusal };
  }
};

/** As read back from the log. */
type Standing<E extends DomainEvent> = Signed<E> & { position: Position };

/** The events of a command that the stream holds already, oldest first. */
const recordedBy = async <E extends DomainEvent>(
  log: EventLog,
  stream: string,
  commandId: string,
): Promise<Standing<E>[]> => {
  const found: Standing<E>[] = [];
  for await (const event of log.readStream(stream, { direction: 'backwards' })) {
    if (event.metadata.commandId === commandId) found.unshift(event as unknown as Standing<E>);
  }
  return found;
};

/** How many of the decided events stand already: a log may not recognise them elsewhere by itself. */
const countOf = (
  events: readonly { id: string }[],
  standing: readonly { id: string }[],
): number => {
  if (standing.length === 0) return 0;
  const ids = new Set(standing.map(({ id }) => id));
  return events.filter(({ id }) => ids.has(id)).length;
};

const answer = <S, E extends DomainEvent>(
  events: readonly unknown[],
  { state, position }: Folded<S>,
): Handled<S, E> => {
  const found = events as readonly Standing<E>[];
  return {
    events: [...found],
    position: found.at(-1)?.position ?? null,
    streamPosition: position,
    state,
  };
};

const pause = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
