import type { PrintedAs } from '../../schema/entities/issuedSheet.ts';
import type { SheetOptions } from '../../schema/sheets/sheetLayout.ts';
import type { Application } from '../application.ts';
import { designAsSaved } from '../cardDesigns/queries.ts';

/** The options that an issue was printed with, and the design of its cards as it was then. */
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
