import { requireAdmin } from '../auth/authorize.ts';
import type { Right } from '../pipeline/rights.ts';
import { authorizeAdmin } from './authorizeAdmin.ts';

const again: Right<unknown, null>['again'] = async (_app, request) => requireAdmin(request);

/** The right to an admin operation. A refusal is recorded. */
export const ofAdmins = (operation: string): Right<unknown, null> => ({
  ask: async (app, request) => {
    await authorizeAdmin(app, request, operation);
    return null;
  },
  again,
});

/** The right to an admin operation on a member. A refusal is recorded with that member. */
export const ofAdminsOnMember = (operation: string): Right<{ id: string }, null> => ({
  ask: async (app, request, { id }) => {
    await authorizeAdmin(app, request, operation, id);
    return null;
  },
  again,
});
