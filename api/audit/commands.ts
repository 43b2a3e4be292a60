/** Decided on `adminActions-<memberId>`: always recorded. */
export type AdminActionCommand =
  | { type: 'RecordUsersExport'; memberId: string; count: number }
  | { type: 'RecordAdminAccessDenied'; memberId: string; operation: string };
