import Papa from 'papaparse';
import { limits } from '../limits.ts';
import type { AttendeeRole } from '../vocabulary.ts';
import { checkedRow } from './checkedRow.ts';
import { noImportedFields } from './columns.ts';
import { decodeText } from './decodeText.ts';
import type { ImportRow, ParsedImport } from './importRow.ts';

/** The roles of the specification's section 5, "Paste import". Other words and none mean guest. */
const roleByWord: Record<string, AttendeeRole> = {
  prospect: 'prospect',
  customer: 'opportunity',
  opportunity: 'opportunity',
  employee: 'employee',
  guest: 'guest',
  client: 'opportunity',
  lead: 'prospect',
  staff: 'employee',
  team: 'employee',
  contact: 'guest',
  unknown: 'guest',
};

const leastFields = 4;

export const pasteMessages = {
  nothingUsable: 'Please check your data format. Use: Name, Title, Company, LinkedIn, Role',
  tooFewFields: (line: number) =>
    `Line ${line}: At least ${leastFields} fields are needed: name, title, company, LinkedIn URL`,
  name: (line: number) => `Line ${line}: Name is required`,
  noLink: (line: number) => `Line ${line}: The link is not a web address and is left out`,
  tooManyLines: `The text has more than ${limits.importRows.toLocaleString('en')} lines`,
} as const;

/**
 * Parses pasted lines, split by tab, else pipe, else comma. Unusable lines are skipped and listed in
 * `errors`; the others may still be imported.
 */
export const parsePaste = (pasted: string): ParsedImport => {
  const text = decodeText(pasted);
  if (!text.ok) return { rows: [], errors: [text.error], notices: [] };
  const lines = text.value.split('\n');
  if (lines.filter((line) => line.trim() !== '').length > limits.importRows) {
    return { rows: [], errors: [pasteMessages.tooManyLines], notices: [] };
  }

  const result: ParsedImport = { rows: [], errors: [], notices: [] };
  for (const [index, line] of lines.entries()) {
    if (line.trim() === '') continue;
    const read = readLine(line, index + 1);
    result.errors.push(...read.errors);
    result.notices.push(...read.notices);
    if (read.row) result.rows.push(read.row);
  }
  return result;
};

type ReadLine = { row?: ImportRow; errors: string[]; notices: string[] };

const readLine = (line: string, row: number): ReadLine => {
  const fields = splitLine(line);
  if (fields.length < leastFields)
    return { errors: [pasteMessages.tooFewFields(row)], notices: [] };

  const [name, title, company, link, role, email] = fields.map(present);
  if (!name) return { errors: [pasteMessages.name(row)], notices: [] };

  const linkedinUrl = link ? webAddress(link) : null;
  const checked = checkedRow(`Line ${row}`, {
    ...noImportedFields,
    row,
    name,
    attendeeRole: attendeeRoleOfWord(role),
    title: title ?? null,
    company: company ?? null,
    email: email ?? null,
    linkedinUrl,
    // Only the address of a profile is used as photo (specification, section 5).
    photoUrl: linkedinUrl && isLinkedInProfile(linkedinUrl) ? linkedinUrl : null,
  });
  return { ...checked, notices: link && !linkedinUrl ? [pasteMessages.noLink(row)] : [] };
};

const splitLine = (line: string): string[] => {
  if (line.includes('\t')) return line.split('\t');
  if (line.includes('|')) return line.split('|');
  // papaparse would take a quote after a space for text.
  const tight = line.trim().replace(/,\s+(?=")/g, ',');
  return Papa.parse<string[]>(tight, { delimiter: ',' }).data[0] ?? [];
};

/** The field's text; null if it is empty or a lone dash. */
const present = (field: string): string | null => {
  const text = field.trim();
  return text === '' || /^[-–—]$/.test(text) ? null : text;
};

const attendeeRoleOfWord = (word: string | null | undefined): AttendeeRole => {
  const key = (word ?? '').toLowerCase();
  return (Object.hasOwn(roleByWord, key) ? roleByWord[key] : undefined) ?? 'guest';
};

const webAddress = (text: string): string | null => {
  const spelled = /^[a-z][a-z0-9+.-]*:/i.test(text) ? text : `https://${text}`;
  const url = URL.canParse(spelled) ? new URL(spelled) : undefined;
  const isWeb = url && /^https?:$/.test(url.protocol) && url.hostname.includes('.');
  return isWeb ? spelled : null;
};

const isLinkedInProfile = (address: string): boolean => {
  const { hostname, pathname } = new URL(address);
  return /(^|\.)linkedin\.com$/i.test(hostname) && /^\/in\/[^/]+/.test(pathname);
};
