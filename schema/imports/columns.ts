import type { PersonField } from '../entities/attendee.ts';
import { folded } from '../text/folding.ts';
import type { AttendeeRole } from '../vocabulary.ts';
import {
  type EventColumn,
  type EventColumnKey,
  eventColumnsByName,
  isEventColumnKey,
} from './eventColumns.ts';
import { fittingCells, maySayOther } from './fittingCells.ts';
import { nameColumns } from './nameColumns.ts';
import { plainName } from './plainName.ts';
import { byNameOrNumber } from './wishes/findTables.ts';
import type { WishField } from './wishes/wishes.ts';
import { wordsElsewhere } from './wordsElsewhere.ts';

/** Beside one of these, "Email" is the buyer's address. */
const emailsOfGuests = ['attendee email', 'guest email', 'participant email', 'ticket email'];

/** The fields that a file can contain besides the name, each in a column of that name. */
export const importable = {
  title: {
    example: 'CFO',
    synonyms: [
      ...[
        'job title',
        'ticket job title',
        'position',
        'job',
        'job role',
        'function',
        'organization title',
        'titel',
      ],
      ...['organization 1 title', 'funktion', 'berufsbezeichnung', 'fonction', 'poste', 'cargo'],
      ...['ruolo', 'functie', 'stilling', 'what is your job title'],
    ],
  },
  company: {
    example: 'Nordlys AS',
    synonyms: [
      ...[
        'company name',
        'ticket company name',
        'organisation',
        'organization',
        'organisation name',
        'organization name',
      ],
      ...['organization 1 name', 'account', 'account name', 'employer', 'business', 'firm'],
      ...['what company do you work for', 'which company do you work for', 'associated company'],
      ...['company account', 'company organisation', 'company organization', 'firma organisation'],
      ...['firma', 'unternehmen', 'societe', 'entreprise', 'empresa', 'azienda', 'bedrijf'],
      ...['foretag', 'selskap'],
      ...wordsElsewhere.company,
    ],
  },
  notes: {
    example: 'Speaks at nine',
    synonyms: [
      ...['note', 'comment', 'comments', 'remark', 'remarks', 'special requests', 'bemerkung'],
      ...['bemerkungen', 'notiz', 'notizen', 'kommentar'],
      ...['anmerkung', 'anmerkungen', 'remarques', 'commentaires', 'observaciones', 'comentarios'],
      ...['opmerkingen', 'anything else', 'anything else we should know'],
      ...wordsElsewhere.notes,
    ],
  },
  party: {
    example: 'Halvorsen',
    synonyms: [
      ...[
        'party name',
        'group',
        'family',
        'household',
        'comes with',
        'gruppe',
        'familie',
        'groupe',
      ],
    ],
  },
  diets: {
    example: 'vegetarian; no nuts',
    synonyms: [
      ...['diets', 'dietary', 'dietary requirements', 'dietary needs', 'dietary restrictions'],
      ...['food', 'meal preference', 'ernahrung', 'kost', 'regime', 'regime alimentaire'],
      ...['dietary requirement', 'dietary restriction', 'dietary preference'],
      ...['dietary preferences', 'food preferences', 'any dietary requirements'],
      ...['do you have any dietary requirements', 'any dietary restrictions', 'essenswunsch'],
      ...['do you have any dietary restrictions', 'ernahrungsweise', 'dieta', 'dieet'],
      ...wordsElsewhere.diets,
    ],
  },
  allergies: {
    example: 'nuts (anaphylaxis); milk',
    synonyms: [
      ...['allergy', 'allergens', 'allergen', 'food allergies', 'food allergy', 'intolerances'],
      ...['intolerance', 'allergies intolerances', 'allergies and intolerances', 'allergien'],
      ...['allergie', 'unvertraglichkeiten', 'alergias', 'allergie alimentari', 'allergier'],
      ...['allergieen', 'any allergies', 'do you have any allergies', 'food intolerances'],
      ...['do you have any food allergies', 'any food allergies', 'any allergies or intolerances'],
      ...['allergies or intolerances', 'lebensmittelallergien', 'allergien unvertraglichkeiten'],
      ...['allergies alimentaires', 'alergias alimentarias'],
      ...['allergy details', 'allergies details', 'allergies please specify', 'which allergies'],
      ...['please list any allergies', 'please list any food allergies', 'allergies if any'],
      ...wordsElsewhere.allergies,
    ],
  },
  access: {
    example: 'wheelchair',
    synonyms: [
      ...['accessibility', 'access needs', 'access requirements', 'accessibility needs'],
      ...['accessibility requirements', 'mobility', 'barrierefreiheit'],
      ...['accessibilite', 'accesibilidad'],
    ],
  },
  externalId: {
    example: 'CRM-1042',
    // Not "id": forms number their answers so, and those of two forms would be the same people.
    synonyms: [
      ...['externalid', 'guest id', 'attendee id', 'contact id', 'person id', 'crm id'],
      ...['record id', 'registration id', 'ticket id', 'ticket reference', 'uid'],
    ],
  },
  email: {
    example: 'mira@example.com',
    synonyms: [
      ...emailsOfGuests,
      ...['e mail', 'mail', 'email address', 'e mail address', 'mail address', 'work email'],
      ...['e mail adresse', 'mailadresse', 'courriel', 'correo', 'correo electronico'],
      ...['e mail 1 value', 'email 1 value', 'e post', 'epost', 'e mailadres', 'e mailadresse'],
      ...wordsElsewhere.email,
    ],
  },
  phone: {
    example: '+47 22 00 00 00',
    synonyms: [
      ...['phone number', 'telephone', 'tel', 'mobile', 'mobile phone', 'mobile number', 'cell'],
      ...['cell phone', 'telefon', 'telefonnummer', 'handy', 'mobil', 'telefono'],
      ...['phone 1 value', 'business phone', 'work phone', 'home phone', 'telefoon', 'telefone'],
    ],
  },
  linkedinUrl: {
    example: 'https://www.linkedin.com/in/mira',
    synonyms: [
      ...['linkedin url', 'linkedin', 'linkedin profile', 'linkedin link', 'linkedin address'],
      ...['linkedin profile url', 'what is your linkedin profile', 'profile url'],
    ],
  },
} as const satisfies { [F in PersonField]?: { example: string; synonyms: readonly string[] } };

export type ImportedField = keyof typeof importable;
export const importedFields = Object.keys(importable) as ImportedField[];

export const noImportedFields = Object.fromEntries(
  importedFields.map((field) => [field, null]),
) as Record<ImportedField, null>;

/** Columns whose names differ from their fields. */
const ownNames = { diets: 'diet', externalId: 'external id' } as const;
type OwnNames = typeof ownNames;

type ColumnOf<Field extends ImportedField> = Field extends keyof OwnNames
  ? OwnNames[Field]
  : Lowercase<Field>;

/** The column name of a field. */
export const columnOf = (field: ImportedField) =>
  (ownNames[field as keyof OwnNames] ?? field.toLowerCase()) as ColumnOf<ImportedField>;

/** The columns of wishes: whom to sit with or apart from, near what, and at which table. */
export const columnOfWish = {
  togetherWith: 'together with',
  apartFrom: 'apart from',
  near: 'near',
  table: 'table',
} as const satisfies Record<WishField, string>;
export const wishColumns = Object.values(columnOfWish);

/** Columns of tags: a list separated by `;`, and whether a person has the tag `vip`. */
export const tagColumns = ['tags', 'vip'] as const;

/** The tag that a yes in the column `vip` gives: rules can prefer the people who have it. */
export const vipTag = 'vip';

export const replyColumn = 'reply';

/** The column of a guest's host, who is named by name or email address, in another row or in the event. */
export const guestOfColumn = 'guest of';

/** Whom a guest brings along: how many, or their names. */
export const plusOnesColumn = 'plus ones';

/** The required and the optional columns, by the names of the specification. */
export const requiredColumns = ['name', 'tag'] as const;
export const optionalColumns = [
  ...importedFields.map(columnOf),
  ...tagColumns,
  replyColumn,
  guestOfColumn,
  plusOnesColumn,
] as const;
export const knownColumns = [...requiredColumns, ...optionalColumns, ...wishColumns] as const;
export type Column = (typeof knownColumns)[number];

/** The columns that can be mapped. A file may have the last name in its own column. */
export const mappedFields = [...knownColumns, 'lastname'] as const;
export type MappedField = (typeof mappedFields)[number];
type OtherField = Exclude<MappedField, 'name' | 'lastname'>;

/** The content of a file's column: a field of every event, or one of a single event. */
export type MappedColumn = MappedField | EventColumnKey;

/** The index of each field's column, from 0. One role may apply to everybody instead. */
export type ColumnMapping = {
  columns: Partial<Record<MappedColumn, number>>;
  everyone?: AttendeeRole | undefined;
};

/** Common words for columns other than the name's, likeliest first. */
const synonyms: Readonly<Record<OtherField, readonly string[]>> = {
  tag: [
    ...['role', 'attendee role', 'guest role', 'guest type', 'attendee type', 'type'],
    ...['category', 'segment', 'relationship', 'rolle', 'kategorie', 'typ', 'categorie'],
  ],
  ...(Object.fromEntries(
    importedFields.map((field): [string, readonly string[]] => [
      columnOf(field),
      importable[field].synonyms,
    ]),
  ) as Record<ColumnOf<ImportedField>, readonly string[]>),
  tags: ['labels', 'keywords', 'schlagworte'],
  vip: ['is vip', 'vip guest'],
  // Those of `maySayOther` count only if each cell is a reply.
  reply: [
    ...['rsvp', 'rsvp status', 'rsvp response', 'response', 'reply status', 'response status'],
    ...['invitation status', 'attendance', 'attending', 'will you attend', 'are you attending'],
    ...['will you be attending', 'can you attend', 'are you coming', 'invitee status'],
    ...['will you attend the dinner', 'will you attend the event', 'will you be joining us'],
    ...['will you join us', 'can you join us', 'can you make it'],
    ...['attendee status', 'ruckmeldung', 'zusage', 'teilnahme', 'zusage absage', 'reponse'],
    ...['respuesta', 'asistencia', 'risposta', 'presence', 'presenza', 'anwesenheit'],
    ...maySayOther,
  ],
  'guest of': ['plus one of', 'guestof', 'brought by', 'begleitung von'],
  // Not "party size" and the like, which count the guest too.
  'plus ones': [
    ...['plus one', 'plus 1', 'plus 1s', 'plusones', 'number of plus ones', 'companions'],
    ...['companion', 'number of companions', 'additional guests', 'extra guests', 'guests'],
    ...['number of additional guests', 'number of guests', 'accompanying guests'],
    ...['how many guests will you bring', 'will you bring a guest', 'are you bringing a guest'],
    ...['begleitung', 'begleitperson', 'begleitpersonen', 'anzahl begleitpersonen'],
    ...['accompagnants', 'accompagnant', 'acompanantes', 'acompanante', 'accompagnatori'],
    ...['introducees', 'folge', 'ledsager', 'ledsagere'],
    ...['plus one name', 'plus 1 name', 'name of plus one', 'companion name'],
  ],
  'together with': [
    ...['sit with', 'sits with', 'seat with', 'seated with', 'wants to sit with', 'togetherwith'],
    ...['zusammen mit', 'sitzt mit', 'avec'],
  ],
  'apart from': [
    ...['keep apart from', 'keep apart', 'not with', 'away from', 'apartfrom'],
    ...['getrennt von', 'nicht neben'],
  ],
  near: ['near to', 'close to', 'sits near'],
  // All but the first count only if each cell names a table of the event. "Seat" is not among them.
  table: [
    ...['table name', 'table number', 'table no', 'table nr', 'table assignment', 'assigned table'],
    ...['tisch', 'tischnummer', 'tisch nr', 'tischname', 'mesa', 'tavolo', 'bord', 'tafel'],
    ...['numero de table', 'table n', 'numero de mesa', 'tafelnummer', 'bordnummer'],
    ...wordsElsewhere.table,
  ],
};

const exactly = (text: string): string => text.trim().toLowerCase();

/** Maps columns by their documented names, in any letter case, and others by the event's own names. */
export const columnsByName = (
  header: readonly string[],
  eventColumns: readonly EventColumn[] = [],
): ColumnMapping => {
  const names = header.map(exactly);
  const found = knownColumns.flatMap((column) => {
    const at = names.indexOf(column);
    return at < 0 ? [] : [[column, at] as const];
  });
  return withEventColumns({ columns: Object.fromEntries(found) }, header, eventColumns);
};

/**
 * Adapts a mapping, perhaps from another event, to this event: removes columns that the event lacks, and adds
 * free columns that the event names.
 */
export const withEventColumns = (
  { columns, everyone }: ColumnMapping,
  header: readonly string[],
  eventColumns: readonly EventColumn[],
): ColumnMapping => {
  const isKnown = (key: string) =>
    !isEventColumnKey(key) || eventColumns.some((column) => column.key === key);
  const kept = Object.fromEntries(Object.entries(columns).filter(([key]) => isKnown(key)));
  const open = eventColumns.filter(({ key }) => !(key in kept));
  return {
    columns: { ...kept, ...eventColumnsByName(header, open, Object.values(kept)) },
    ...(everyone && { everyone }),
  };
};

/** The required columns that are not mapped. */
export const missingColumns = ({ columns, everyone }: ColumnMapping): string[] =>
  requiredColumns.filter(
    (name) => columns[name] === undefined && !(name === 'tag' && everyone !== undefined),
  );

/** A column that occurs twice in the header, whether known or named by the event. */
export const repeatedColumn = (
  header: readonly string[],
  eventColumns: readonly EventColumn[],
): string | undefined => {
  const names = header.map(exactly);
  const known = knownColumns.find((name) => names.indexOf(name) !== names.lastIndexOf(name));
  if (known) return known;
  const { columns } = columnsByName(header, eventColumns);
  const taken = new Set(Object.values(columns));
  const called = header.map(folded);
  const ofEvent = new Set(eventColumns.flatMap(({ key }) => called[columns[key] ?? -1] ?? []));
  const at = called.findIndex((one, n) => !taken.has(n) && ofEvent.has(one));
  return at < 0 ? undefined : header[at]?.trim();
};

/** Columns that are clearer than the one with the documented name: "Title" may be "Dr". */
const clearer: Partial<Record<OtherField, readonly string[]>> = {
  title: ['job title', 'ticket job title'],
  email: emailsOfGuests,
};

/** The cells of a file, and the tables that they may name. */
type Cells = {
  records?: readonly (readonly string[])[];
  tables?: readonly { id: string; name: string }[];
};

/** A column for the details of the question before it, which is answered by yes or no. */
const details = /^(?:if (?:yes|so)|please (?:specify|list|describe|give details)|falls ja)\b/;

/** Columns that speak of what the kitchen must know, in words of their own. */
const mentions: Partial<Record<OtherField, RegExp>> = {
  diet: /\b(?:diets?|dietary)\b/,
  allergies: /\b(?:allerg(?:y|ies|ien?|i)|alerg(?:ias?|ia|ie|ii))\b/,
};

/** Guesses the mapping by name, then by common words if the cells fit. Each column is used once. */
export const guessColumns = (
  header: readonly string[],
  eventColumns: readonly EventColumn[] = [],
  { records = [], tables = [] }: Cells = {},
): ColumnMapping => {
  const { name: _, ...byName } = columnsByName(header, eventColumns).columns;
  const columns: ColumnMapping['columns'] = { ...byName };
  const words = header.map(plainName);
  const used = new Set(Object.values(columns));
  const at = (
    candidates: readonly string[],
    fits: (column: number, name: string) => unknown = () => true,
  ): number | undefined => {
    const place = (one: string) =>
      words.findIndex((word, n) => word === one && !used.has(n) && fits(n, word));
    return candidates.map(place).find((index) => index >= 0);
  };
  const take = (field: MappedField, index: number | undefined) => {
    if (index === undefined) return;
    columns[field] = index;
    used.add(index);
  };
  const detailsOf = (questions: readonly string[]): number | undefined => {
    const isDetail = (word: string, n: number) =>
      details.test(word) && !used.has(n) && questions.includes(words[n - 1] ?? '');
    const index = words.findIndex(isDetail);
    return index < 0 ? undefined : index;
  };
  const fitting = fittingCells(records, byNameOrNumber(tables));
  // Only above rows: a row without any may be one of guests, with "no allergies" in a cell.
  const mentioning = (field: OtherField): number | undefined =>
    records.length > 0
      ? at(
          words.filter((word) => mentions[field]?.test(word)),
          fitting[field]?.(columns),
        )
      : undefined;
  // Forms that ask for the name themselves may keep a blank column for that of an account.
  const isFilled = (column: number) =>
    records.length === 0 || records.some((record) => record[column]?.trim());
  const { name, lastname } = nameColumns((names) => at(names, isFilled));
  take('name', name);
  take('lastname', lastname);
  for (const field of Object.keys(synonyms) as OtherField[]) {
    const isKnown = columns[field] !== undefined;
    const candidates = isKnown ? (clearer[field] ?? []) : [field, ...synonyms[field]];
    const found = at(candidates, fitting[field]?.(columns)) ?? detailsOf(candidates);
    take(field, found ?? (isKnown ? undefined : mentioning(field)));
  }
  return { columns };
};
