import { listColumnsOf } from '../../schema/guestLists/columns.ts';
import type { ColumnMapping } from '../../schema/imports/columns.ts';
import type { ImportRow } from '../../schema/imports/importRow.ts';
import { columnMapping } from '../../schema/inputs/guestLists.ts';
import { type Issue, Refusal } from '../../schema/refusal.ts';
import type { Application, RequestContext } from '../application.ts';
import { requireMember } from '../auth/authorize.ts';
import { headerPrintOf, previewMerge } from './operations.ts';
import { listReaders, type MappingOf } from './readers.ts';

type Upload = {
  eventId: string;
  type: string;
  file: Uint8Array;
  /** As JSON: which column holds what. */
  mapping: string | undefined;
  commandId: string | undefined;
};

/**
 * Compares a file with the people of an event.
 * @throws Refusal WRONG_TYPE; BAD_INPUT with an issue for each row that cannot be read; as `previewMerge`
 */
export const previewFile = async (
  app: Application,
  request: RequestContext,
  { eventId, type, file, mapping, commandId }: Upload,
) => {
  const reader = listReaders[type];
  if (!reader) throw new Refusal('WRONG_TYPE', 'Send a guest list of a known type');
  const given = mappingFrom(mapping);
  const remembered: MappingOf = async (header) => given ?? rememberedMapping(app, request, header);
  const { kind, header, rows, errors, ...read } = await reader(file, remembered);
  refuseErrors(errors);
  return previewMerge(app, request, {
    eventId,
    kind,
    header,
    mapping: read.mapping,
    columns: listColumnsOf(read.mapping),
    rows: rows.map(sentRow),
    commandId,
  });
};

const sentRow = ({ wishes: _, ...row }: ImportRow) => row;

const mappingFrom = (text: string | undefined): ColumnMapping | undefined => {
  if (text === undefined) return undefined;
  const parsed = columnMapping.safeParse(jsonOf(text));
  if (parsed.success) return parsed.data as ColumnMapping;
  const message = 'Name columns by field: {"columns":{"name":0,"email":3}}';
  throw new Refusal('BAD_INPUT', message, [{ path: 'mapping', message }]);
};

const jsonOf = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** How the caller assigned the columns of this header the last time. */
export const rememberedMapping = async (
  { read }: Application,
  request: RequestContext,
  header: readonly string[],
): Promise<ColumnMapping | undefined> => {
  const { id } = requireMember(request);
  const found = await read('import_sources')
    .where({ id: `${id}:${headerPrintOf(header)}` })
    .first<{ mapping: ColumnMapping } | undefined>('mapping');
  return found?.mapping;
};

/** The most issues of an answer. */
const mostIssues = 100;

const refuseErrors = (errors: readonly string[]): void => {
  const [first] = errors;
  if (first === undefined) return;
  const issues = errors.slice(0, mostIssues).map((message): Issue => {
    const row = /^Row (\d+):/.exec(message)?.[1];
    return { path: 'file', message, ...(row && { index: Number(row) }) };
  });
  throw new Refusal('BAD_INPUT', first, issues, { count: errors.length });
};
