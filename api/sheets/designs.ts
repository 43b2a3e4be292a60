import { gridOf } from '../../schema/cardDesigns/designedPages.ts';
import { cardKindsOf } from '../../schema/cardDesigns/kinds.ts';
import type { CardLayout } from '../../schema/entities/cardDesign.ts';
import { badField } from '../../schema/refusal.ts';
import { paperArea } from '../../schema/sheets/papers.ts';
import type { SheetOptions } from '../../schema/sheets/sheetLayout.ts';
import type { SheetKind } from '../../schema/vocabulary.ts';
import type { Application, RequestContext } from '../application.ts';
import { readCardDesigns } from '../cardDesigns/queries.ts';

/**
 * The present version of an event's card design, for callers who may edit the event.
 * @throws Refusal FORBIDDEN; BAD_INPUT for a sheet without cards, for a design that the event lacks, and for
 * a design of other cards
 */
export const designNamed = async (
  app: Application,
  request: RequestContext,
  { eventId, sheet, id }: { eventId: string; sheet: SheetKind; id: string },
): Promise<CardLayout> => {
  const kinds = cardKindsOf(sheet);
  if (kinds.length === 0) throw badField('design', 'This sheet has no cards');
  const designs = await readCardDesigns(app, request, eventId);
  const found = designs.find((design) => design.id === id);
  if (!found) throw badField('design', 'The event has no such design');
  if (!kinds.includes(found.design.card)) throw badField('design', 'The design is for other cards');
  return found.design;
};

/** @throws Refusal BAD_INPUT if the paper is too small for one card of the design */
export const requireRoom = ({
  design,
  paper,
  turned = 'portrait',
  code,
}: Pick<SheetOptions, 'design' | 'paper' | 'turned' | 'code'>): void => {
  if (!design || gridOf(design, { paper: paperArea(paper, turned), code })) return;
  throw badField('paper', 'A card of this design does not fit the paper');
};
