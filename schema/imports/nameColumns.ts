import { wordsElsewhere } from './wordsElsewhere.ts';

/** The participant's full name. Beside it, "Name" is the buyer's. */
const namesOfGuests = [
  ...['attendee name', 'guest name', 'participant name', 'delegate name', 'ticket holder'],
  ...['ticket holder name', 'ticket full name', 'attendee full name', 'guest full name'],
];

/** The whole name, in common words of column names, likeliest first. */
const wholeNames = [
  ...['full name', 'contact name'],
  ...['display name', 'your name', 'your full name', 'nombre completo', 'nom complet'],
  ...['what is your name', 'what is your full name', 'name and surname', 'nombre y apellidos'],
  ...['nom et prenom', 'prenom et nom', 'vor und nachname'],
  ...['name first name', 'last name first name', 'last first', 'surname first name'],
  ...['surname given name', 'name vorname', 'nachname vorname', 'vorname nachname', 'nom prenom'],
  ...['prenom nom', 'apellidos nombre', 'nombre apellidos', 'cognome nome', 'nome cognome'],
  ...['first and last name', 'first last name', 'name first and last', 'nome e cognome'],
  ...wordsElsewhere.wholeNames,
];

/** Words for the whole name if nothing is clearer, and for the last name beside a first name. */
const bareNames = ['name', 'nom', 'naam', 'navn', 'namn'];

const firstNames = [
  ...['first name', 'first', 'given name', 'forename', 'vorname', 'prenom', 'voornaam', 'fornavn'],
  ...['fornamn', 'etunimi', 'imie', 'ticket first name', 'attendee first name', 'guest first name'],
  ...wordsElsewhere.firstNames,
];

const lastNames = [
  ...['last name', 'last', 'surname', 'family name', 'nachname', 'familienname', 'nom de famille'],
  ...['achternaam', 'etternavn', 'efternavn', 'efternamn', 'apellido', 'apellidos', 'cognome'],
  ...['sobrenome', 'sukunimi', 'nazwisko', 'ticket last name', 'attendee last name'],
  ...['guest last name'],
  ...wordsElsewhere.lastNames,
];

/** Words that mean a name if the file has none of the above. */
const persons = [
  ...['guest', 'attendee', 'participant', 'contact', 'person', 'delegate', 'teilnehmer', 'gast'],
  ...['nombre', 'nome'],
];

const clearNames = new Set<string>(
  [namesOfGuests, wholeNames, bareNames, firstNames, lastNames].flat(),
);

/** Whether a word names a column of names, and means nothing else: "guest" may be a role. */
export const isClearlyName = (word: string): boolean => clearNames.has(word);

/**
 * Guesses the columns that together hold each name once.
 * @param at the index of the column that one of the words names
 */
export const nameColumns = (
  at: (words: readonly string[]) => number | undefined,
): { name?: number | undefined; lastname?: number | undefined } => {
  const [ofGuest, other, bare, first, last] = [
    ...[namesOfGuests, wholeNames, bareNames, firstNames, lastNames].map(at),
  ];
  // "Name" beside only a first name is the last name, as in German and French forms.
  const isLastName = first !== undefined && last === undefined;
  const full = ofGuest ?? (isLastName ? other : (bare ?? other));
  if (full !== undefined) return { name: full, lastname: first === undefined ? last : undefined };
  if (first !== undefined) return { name: first, lastname: last ?? bare };
  return { name: at(persons), lastname: last };
};
