/** Decided on `adminActions-<memberId>`: always recorded. */
export type AdminActionCommand =
  | { type: 'RecordUsersExport'; memberId: string; count: number }
  | { type: 'RecordUserDataExport'; memberId: string; targetUserId: string }
  | { type: 'RecordAdminAccessDenied'; memberId: string; operation: string };
