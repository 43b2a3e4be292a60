import type { ColumnMapping } from '../../schema/imports/columns.ts';
import type { Application, RequestContext } from '../application.ts';
import { requireMember } from '../auth/authorize.ts';
import { headerPrintOf } from './source.ts';

/**
 * The caller's last column mapping for this header; undefined if there is none.
 * @throws Refusal NOT_SIGNED_IN
 */
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
