import type { DomainEventOf, EventMetadata } from './domainEvents.ts';
import type { IssuedSheetRow } from './entities/issuedSheet.ts';

/** A sheet from its domain event, with the event's time as `createdAt`. */
export const issuedSheetRow = (
  { issueId: id, tableIds, ...issued }: DomainEventOf<'SheetIssued'>['data'],
  { actorId: issuedByUserId, at: createdAt }: Pick<EventMetadata, 'actorId' | 'at'>,
): IssuedSheetRow => ({ id, ...issued, tableIds: tableIds ?? null, issuedByUserId, createdAt });
