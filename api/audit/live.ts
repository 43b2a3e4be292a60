import { type AuditPatch, feedTopics } from '../../schema/feedPatches.ts';
import { position } from '../../schema/inputs/lists.ts';
import { defineSubscription } from '../pipeline/defineSubscription.ts';
import { LiveStream, oncePerEntry, type View } from '../sockets/liveStream.ts';
import { authorizeAdmin } from './authorizeAdmin.ts';
import { AuditDelta } from './types.ts';

/** All admins share one delta for each feed entry. */
const deltaOf = oncePerEntry(({ position, patch }): AuditDelta => {
  const { entries = 0 } = patch as AuditPatch;
  return { position, resync: false, entries };
});

/**
 * The client then queries the entries that match its filter.
 * @throws Refusal FORBIDDEN if the viewer is no admin, at the start or later
 */
export const auditLogChanged = defineSubscription({
  name: 'auditLogChanged',
  description: 'Admins only: the number of new entries, after a position or from now on.',
  args: { after: position },
  delta: AuditDelta,
  follow: ({ app, request }, { after }) => {
    const view: View<AuditDelta> = {
      topic: feedTopics.audit,
      authorise: () => authorizeAdmin(app, request, 'auditLogChanged'),
      deltaOf,
      resync: (position) => ({ position, resync: true, entries: 0 }),
    };
    return LiveStream.open(app.feed, view, after);
  },
});
