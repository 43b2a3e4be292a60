import type { status } from '@grpc/grpc-js';

/** What a test may ask of the double, beside what it does by itself. */
export type Behaviour = {
  /** As the server tells it. Before 24 a subscription that is too slow is ended. */
  version: string;
  /** Answers calls that ask for the leader by naming this node, as a follower does. */
  leader?: { address: string; port: number };
  /** How every call is refused. */
  refusal?: { code: status; details: string };
  /** The nodes of the cluster, as gossip tells it; the node itself where there are no others. */
  members?: { port: number; isLeader: boolean }[];
  /** Called with each append that stands, before its answer: where it says so, there is none. */
  losesAnswer?: (stream: string) => Promise<boolean>;
};

export const isBefore24 = ({ version }: Behaviour): boolean => Number.parseInt(version, 10) < 24;
