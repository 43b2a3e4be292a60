import type { PrintedAs } from '../../schema/entities/issuedSheet.ts';
import type { SheetOptions } from '../../schema/sheets/sheetLayout.ts';
import type { Application } from '../application.ts';
import { designAsSaved } from '../cardDesigns/queries.ts';

/** The options with which an issue was printed, and the design of its cards at that time. */
export const recordedOptions = async (
  app: Pick<Application, 'readStream'>,
  eventId: string,
  { since: _, designId, designVersion, ...options }: PrintedAs,
): Promise<Partial<SheetOptions>> => {
  const chosen = Object.entries(options).filter(([, value]) => value !== null);
  const version = designVersion ?? 0;
  const design = designId ? await designAsSaved(app, eventId, { designId, version }) : undefined;
  return { ...Object.fromEntries(chosen), design };
};
