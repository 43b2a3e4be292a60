import type { status } from '@grpc/grpc-js';

/** How a test may change the double's behaviour. */
export type Behaviour = {
  /**
   * The version that the server reports. Before version 24, a subscription that is too slow is ended.
   */
  version: string;
  /** Rejects calls that require the leader, and names this node, as a follower does. */
  leader?: { address: string; port: number };
  /** The status with which every call is refused. */
  refusal?: { code: status; details: string };
  /** The nodes of the cluster as reported by gossip; only the node itself by default. */
  members?: { port: number; isLeader: boolean }[];
  /**
   * Called with each successful append before its answer. If it returns true, there is no answer.
   */
  losesAnswer?: (stream: string) => Promise<boolean>;
};

export const isBefore24 = ({ version }: Behaviour): boolean => Number.parseInt(version, 10) < 24;
