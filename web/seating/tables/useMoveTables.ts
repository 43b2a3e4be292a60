import { useSetAtom } from 'jotai';
import type { MovedTable } from '../../chart/useTableMoves.ts';
import { graphql } from '../../gql/gql.ts';
import { useCommand } from '../../graphql/useCommand.ts';
import { useAttempt } from '../../notices/useAttempt.ts';
import { t } from '../../texts/en/tableMoves.ftl';
import { announcementAtom } from '../state.ts';

export const MoveTable = graphql(`
  mutation MoveTable($input: MoveTableInput!) {
    moveTable(input: $input) {
      table {
        ...SeatingTable
      }
    }
  }
`);

const MoveTables = graphql(`
  mutation MoveTables($input: MoveTablesInput!) {
    moveTables(input: $input) {
      tables {
        ...SeatingTable
      }
    }
  }
`);

/** Moves or turns tables in one step and announces it. Returns whether it succeeded. */
export const useMoveTables = (eventId: string) => {
  const [moveTable] = useCommand(MoveTable);
  const [moveTables] = useCommand(MoveTables);
  const attempt = useAttempt();
  const announce = useSetAtom(announcementAtom);
  const moveAll = (moves: readonly MovedTable[]): Promise<boolean> => {
    const all = moves.map(({ table: { id }, changes }) => ({ id, ...changes }));
    const [only] = all;
    return attempt(t('move-failed'), () =>
      only && all.length === 1 ? moveTable(only) : moveTables({ eventId, moves: all }),
    );
  };
  return async (moves: readonly MovedTable[]): Promise<boolean> => {
    const [only, another] = moves;
    if (!only) return true;
    const isDone = await moveAll(moves);
    const done = another
      ? t('tables-moved', { count: moves.length })
      : t('moved', { table: only.table.name });
    if (isDone) announce(done);
    return isDone;
  };
};
