import { searchable } from '../text/folding.ts';

/** What forms tell those who fill them in: "(tick all that apply)". */
const instruction =
  /\((?:[^()]* apply|optional|required|if any|y ?\/ ?n|yes ?\/ ?no|please [^()]*|select [^()]*)\)/g;

/**
 * Answers to both in one cell are kept in people's own words, as diets, which the kitchen reads.
 */
const dietsAndAllergies =
  /^(?=.*\b(?:diet|diat|ernahrung|essen|kost|regime))(?=.*\b(?:allerg|intoleran|unvertraglich|alerg)).*$/;

/**
 * The name of a column for comparison. Ignores case, accents and punctuation: "E-Mail" and "e_mail" are
 * equal. "Attendee #" is a number, "+1" is "plus 1", and "What's" is "What is".
 */
export const plainName = (text: string): string =>
  searchable(text)
    .replace(instruction, '')
    .replace(/^whats /, 'what is ')
    .replace(/#/g, ' number ')
    .replace(/\+(?=\s*\d)/g, ' plus ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .replace(dietsAndAllergies, 'diet');
