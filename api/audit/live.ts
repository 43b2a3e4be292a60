import { type AuditPatch, feedTopics } from '../../schema/readModels.ts';
import type { GraphContext } from '../graphql/context.ts';
import { LiveStream, oncePerEntry, type View } from '../sockets/liveStream.ts';
import { administer } from './administer.ts';
import type { AuditDelta } from './types.ts';

/** One object for each entry of the feed: all admins see the same. */
const deltaOf = oncePerEntry(({ position, patch }): AuditDelta => {
  const { entries = 0 } = patch as AuditPatch;
  return { position, resync: false, entries };
});

/**
 * Tells that there are new entries; whoever follows asks for those that their filter names.
 * @throws Refusal FORBIDDEN to who is no admin, from the start or later.
 */
export const followAuditLog = ({
  args: { after },
  context: { app, request },
}: {
  args: { after?: string | null };
  context: GraphContext;
}): Promise<LiveStream<AuditDelta>> => {
  const view: View<AuditDelta> = {
    topic: feedTopics.audit,
    authorise: () => administer(app, request, 'auditLogChanged'),
    deltaOf,
    resync: (position) => ({ position, resync: true, entries: 0 }),
  };
  return LiveStream.open(app.feed, view, after);
};
