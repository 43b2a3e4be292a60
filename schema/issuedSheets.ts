import type { DomainEventOf, EventMetadata } from './domainEvents.ts';
import type { IssuedSheetRow } from './entities/issuedSheet.ts';

/** A sheet as its domain event says; `createdAt` as the event has it. */
export const issuedSheetRow = (
  { issueId: id, tableIds, ...issued }: DomainEventOf<'SheetIssued'>['data'],
  { actorId: issuedByUserId, at: createdAt }: Pick<EventMetadata, 'actorId' | 'at'>,
): IssuedSheetRow => ({ id, ...issued, tableIds: tableIds ?? null, issuedByUserId, createdAt });
