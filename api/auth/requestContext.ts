import type { Request } from 'express';
import type { Pool } from 'pg';
import type { MemberRole } from '../../schema/vocabulary.ts';
import type { RequestContext } from '../application.ts';

type Member = { id: string; role: MemberRole };
type KnownRequest = Request & { id?: unknown; requestContext?: Promise<RequestContext> };

/** Reads a member anew for each request, so that a change of role or state is felt on the next. */
const activeMember = async (pool: Pool, memberId: string | undefined): Promise<Member | null> => {
  if (!memberId) return null;
  const { rows } = await pool.query<Member>({
    name: 'viewer',
    text: 'SELECT id, role FROM read.users WHERE id = $1 AND is_active',
    values: [memberId],
  });
  return rows[0] ?? null;
};

/** Who asks: from the session, once a request however often it is asked for. */
export const requestContexts =
  (pool: Pool) =>
  (request: Request): Promise<RequestContext> => {
    const known = request as KnownRequest;
    known.requestContext ??= activeMember(pool, request.session?.memberId).then((viewer) => ({
      requestId: String(known.id),
      viewer,
      ip: request.ip,
      userAgent: request.get('user-agent'),
    }));
    return known.requestContext;
  };
