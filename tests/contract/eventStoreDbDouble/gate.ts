import { Metadata, type MetadataValue, type ServerErrorResponse, status } from '@grpc/grpc-js';
import type { Behaviour } from './behaviour.ts';

type Call = { metadata: Metadata };

const firstOf = (metadata: Metadata, name: string): MetadataValue | undefined =>
  metadata.get(name)[0];

/** Why a call is rejected: by the test, or because only the leader may answer it. */
export const turnedAway = (
  behaviour: Behaviour,
  call: Call,
): (Partial<ServerErrorResponse> & Error) | undefined => {
  const { refusal, leader } = behaviour;
  if (refusal) return Object.assign(new Error(refusal.details), refusal);
  if (!leader || firstOf(call.metadata, 'requires-leader') !== 'true') return undefined;
  const metadata = new Metadata();
  metadata.set('exception', 'not-leader');
  metadata.set('leader-endpoint-host', leader.address);
  metadata.set('leader-endpoint-port', String(leader.port));
  const details = 'Leader info available';
  return Object.assign(new Error(details), { code: status.NOT_FOUND, details, metadata });
};
