import { id } from '../../schema/entities/fields.ts';
import type { ProposalRow } from '../../schema/entities/seatingProposal.ts';
import { type EventPlanPatch, feedTopics } from '../../schema/feedPatches.ts';
import { defineSubscription } from '../pipeline/defineSubscription.ts';
import { AnyLiveStream, type Sink } from '../sockets/liveStream.ts';
import { isOver } from './jobs/jobs.ts';
import type { JobRow } from './jobs/rows.ts';
import { requireProposal } from './queries.ts';
import { engineOf } from './running.ts';
import { SeatingProposalProgressed } from './types.ts';

type Parts = {
  /** Set if the job has ended and is gone. */
  ended: SeatingProposalProgressed | undefined;
  /** @throws Refusal if the viewer may no longer follow */
  authorise: () => Promise<unknown>;
  follow: (listener: (job: JobRow) => void) => () => void;
  /** Calls back when the right to follow may be lost. */
  guard: (doubt: () => void) => () => void;
};

/** One viewer's subscription to a job. It ends with the job. */
class ProgressStream extends AnyLiveStream<SeatingProposalProgressed> {
  readonly view = { resync: (): SeatingProposalProgressed => this.#last ?? nothing };
  #last: SeatingProposalProgressed | undefined;

  constructor(private readonly parts: Parts) {
    super();
  }

  run(sink: Sink<SeatingProposalProgressed>): void {
    this.sink = sink;
    const { ended } = this.parts;
    if (ended) {
      sink.deliver(ended);
      this.end();
      return;
    }
    this.stops.push(
      this.parts.guard(() => {
        this.parts.authorise().catch((error: unknown) => this.end(error));
      }),
      this.parts.follow((job) => this.#deliver(job)),
    );
  }

  #deliver(job: JobRow): void {
    const { id, state, share, hard, waiting, points, problem } = job;
    this.#last = { ...nothing, id, state, share, hard, waiting, points, problem };
    this.sink?.deliver(this.#last);
    if (isOver(job)) this.end();
  }
}

const nothing: SeatingProposalProgressed = {
  id: '',
  state: 'waiting',
  share: 0,
  hard: null,
  waiting: null,
  points: null,
  problem: null,
  position: '',
  resync: false,
};

const endedAs = ({ id, after: { hard, waiting, points } }: ProposalRow) => ({
  ...nothing,
  id,
  state: 'done' as const,
  share: 1,
  hard,
  waiting,
  points,
});

/**
 * @throws Refusal PROPOSAL_NOT_FOUND if the viewer may not edit the event, at the start or later
 */
export const seatingProposalProgressed = defineSubscription({
  name: 'seatingProposalProgressed',
  description: "The engine's progress with a proposal, from now until it ends.",
  args: { jobId: id },
  delta: SeatingProposalProgressed,
  follow: async ({ app, request }, { jobId: id }) => {
    const authorise = () => requireProposal(app, request, { id });
    const { eventId, job, recorded } = await authorise();
    return new ProgressStream({
      ended: !job && recorded ? endedAs(recorded) : undefined,
      authorise,
      follow: (listener) => engineOf(app).jobs.follow(id, listener),
      guard: (doubt) =>
        app.feed.subscribe(feedTopics.eventPlan(eventId), ({ patch }) => {
          const { event, resync } = patch as EventPlanPatch;
          if (event !== undefined || resync) doubt();
        }),
    });
  },
});
