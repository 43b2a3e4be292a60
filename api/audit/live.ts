import { type AuditPatch, feedTopics } from '../../schema/readModels.ts';
import type { GraphContext } from '../graphql/context.ts';
import { LiveStream, oncePerEntry, type View } from '../sockets/liveStream.ts';
import { authorizeAdmin } from './authorizeAdmin.ts';
import type { AuditDelta } from './types.ts';

/** All admins share one delta for each feed entry. */
const deltaOf = oncePerEntry(({ position, patch }): AuditDelta => {
  const { entries = 0 } = patch as AuditPatch;
  return { position, resync: false, entries };
});

/**
 * Announces new entries. The client then queries those that match its filter.
 * @throws Refusal FORBIDDEN if the viewer is no admin, at the start or later
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
    authorise: () => authorizeAdmin(app, request, 'auditLogChanged'),
    deltaOf,
    resync: (position) => ({ position, resync: true, entries: 0 }),
  };
  return LiveStream.open(app.feed, view, after);
};
