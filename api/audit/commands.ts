import type { AuditExportFormat } from '../../schema/vocabulary.ts';

/** Decided on `adminActions-<memberId>`: always recorded. */
export type AdminActionCommand =
  | { type: 'RecordUsersExport'; memberId: string; count: number }
  | { type: 'RecordUserDataExport'; memberId: string; targetUserId: string }
  | { type: 'RecordAuditExport'; memberId: string; format: AuditExportFormat; count: number }
  | {
      type: 'RecordAdminAccessDenied';
      memberId: string;
      operation: string;
      /** The member whom a single call was about. */
      targetUserId?: string;
      /** The number of further calls in the same minute. Absent for a single call. */
      times?: number;
    };
