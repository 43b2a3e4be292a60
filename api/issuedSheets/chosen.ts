import { LRUCache } from 'lru-cache';
import type { PrintedAs } from '../../schema/entities/issuedSheet.ts';
import type { Application } from '../application.ts';
import { designAsSaved } from '../cardDesigns/queries.ts';
import type { Chosen } from './shownOn.ts';
import { type OnDesign, onDesign } from './shownOnDesign.ts';

type Reader = Pick<Application, 'readStream'>;
type Named = { app: Reader; eventId: string; designId: string; version: number };

/** Versions of designs never change. Holds only names of fields, no names of people. */
const onDesigns = new LRUCache<string, OnDesign, Named>({
  max: 1_000,
  fetchMethod: async (_key, _stale, { context: { app, eventId, ...named } }) => {
    const found = await designAsSaved(app, eventId, named);
    return found && onDesign(found);
  },
});

/** The options of an issue, and the fields that its card design shows. Null if they were not recorded. */
export const chosenOf = async (
  app: Reader,
  eventId: string,
  printedAs: PrintedAs | null,
): Promise<Chosen | null> => {
  if (!printedAs) return null;
  const { who, hasDiets, each, withList, withBackground, designId, designVersion } = printedAs;
  const version = designVersion ?? 0;
  const context = designId && { app, eventId, designId, version };
  const found =
    context && (await onDesigns.fetch(`${eventId} ${designId} ${version}`, { context }));
  return { who, hasDiets, each, withList, withBackground, onDesign: found || null };
};
