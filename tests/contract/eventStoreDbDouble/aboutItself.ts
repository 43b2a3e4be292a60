import gossipPb from '@eventstore/db-client/generated/gossip_pb.js';
import featuresPb from '@eventstore/db-client/generated/serverfeatures_pb.js';
import sharedPb from '@eventstore/db-client/generated/shared_pb.js';
import type { sendUnaryData } from '@grpc/grpc-js';
import type { Behaviour } from './behaviour.ts';

const { FOLLOWER, LEADER } = gossipPb.MemberInfo.VNodeState;

/** Answers GetSupportedMethods. The event log only needs the version. */
export const answerFeatures =
  (behaviour: Behaviour) => (_: unknown, reply: sendUnaryData<featuresPb.SupportedMethods>) =>
    reply(null, new featuresPb.SupportedMethods().setEventStoreServerVersion(behaviour.version));

/** Answers Gossip: the nodes of the cluster, and which of them leads. */
export const answerGossip =
  (behaviour: Behaviour, ownPort: () => number) =>
  (_: unknown, reply: sendUnaryData<gossipPb.ClusterInfo>) => {
    const members = behaviour.members ?? [{ port: ownPort(), isLeader: true }];
    reply(null, new gossipPb.ClusterInfo().setMembersList(members.map(toMember)));
  };

const toMember = ({ port, isLeader }: { port: number; isLeader: boolean }) => {
  const id = `00000000-0000-4000-8000-${String(port).padStart(12, '0')}`;
  return new gossipPb.MemberInfo()
    .setInstanceId(new sharedPb.UUID().setString(id))
    .setTimeStamp('0')
    .setState(isLeader ? LEADER : FOLLOWER)
    .setIsAlive(true)
    .setHttpEndPoint(new gossipPb.EndPoint().setAddress('127.0.0.1').setPort(port));
};
