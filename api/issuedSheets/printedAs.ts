import type { z } from 'zod';
import { gridOf } from '../../schema/cardDesigns/designedPages.ts';
import { cardKindsOf } from '../../schema/cardDesigns/kinds.ts';
import type { PrintedAs } from '../../schema/entities/issuedSheet.ts';
import type { printedAsInput } from '../../schema/inputs/issuedSheets.ts';
import { badField } from '../../schema/refusal.ts';
import { cardsPerPage, choicesOf, type SheetChoice } from '../../schema/sheets/choices.ts';
import { paperArea } from '../../schema/sheets/papers.ts';
import type { SheetKind } from '../../schema/vocabulary.ts';
import type { Application } from '../application.ts';
import { designAsSaved } from '../cardDesigns/queries.ts';
import { noSuchMoment } from '../history/moments/noSuchMoment.ts';

const refused = (field: string, message: string) => badField(`printedAs.${field}`, message);

type Sheet = { eventId: string; sheet: SheetKind; revision: number };

/**
 * The recorded options with which a sheet was printed.
 * @throws Refusal BAD_INPUT for an option that the sheet lacks, for a moment later than its own, for a design
 * that the event never had or that is for other cards, and for cards that do not fit the paper
 */
export const printedAsOf = async (
  app: Pick<Application, 'readStream'>,
  { eventId, sheet, revision }: Sheet,
  input: z.output<typeof printedAsInput>,
): Promise<PrintedAs> => {
  const { paper, turned, designVersion = null, ...chosen } = input;
  const choices = Object.fromEntries(
    allChoices.map((choice) => [choice, chosen[choice] ?? null]),
  ) as Pick<PrintedAs, SheetChoice>;
  const foreign = allChoices.find(
    (choice) => choices[choice] !== null && !choicesOf[sheet].includes(choice),
  );
  if (foreign) throw refused(foreign, 'This sheet has no such choice');
  const { since, designId } = choices;
  if (since !== null && since > revision) throw noSuchMoment('printedAs.since');
  if (designId !== null) {
    const design = await designAsSaved(app, eventId, { designId, version: designVersion ?? 0 });
    if (!design) throw refused('designId', 'The event has no such design');
    if (!cardKindsOf(sheet).includes(design.card))
      throw refused('designId', 'The design is for other cards');
    if (choices.perPage !== null) throw refused('perPage', 'The design says how many fit');
    if (!gridOf(design, { paper: paperArea(paper, turned), code: '' }))
      throw refused('paper', 'A card of this design does not fit the paper');
  }
  if (choices.perPage !== null && !cardsPerPage[sheet]?.includes(choices.perPage))
    throw refused('perPage', `Name one of ${cardsPerPage[sheet]?.join(', ')}`);
  return { paper, turned, ...choices, designVersion };
};

const allChoices: readonly SheetChoice[] = [...new Set(Object.values(choicesOf).flat())];
