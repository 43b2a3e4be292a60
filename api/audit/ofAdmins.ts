import { requireAdmin } from '../auth/authorize.ts';
import type { Right } from '../pipeline/rights.ts';
import { authorizeAdmin } from './authorizeAdmin.ts';

/** The right to an admin operation. A refusal is recorded. */
export const ofAdmins = (operation: string): Right<unknown, null> => ({
  ask: async (app, request) => {
    await authorizeAdmin(app, request, operation);
    return null;
  },
  again: async (_app, request) => requireAdmin(request),
});
