import { useSetAtom } from 'jotai';
import type { ChartTable, Place } from '../../chart/types.ts';
import { t } from '../../texts/en/seatingTables.ftl';
import { announcementAtom } from '../state.ts';
import { useTableCommands } from './useTableCommands.ts';

/** Moves or turns a table and announces it. Returns whether it succeeded. */
export const useMoveTable = (eventId: string) => {
  const { move } = useTableCommands(eventId);
  const announce = useSetAtom(announcementAtom);
  return async ({ id, name }: ChartTable, place: Place): Promise<boolean> => {
    const isDone = await move(id, place);
    announce(isDone ? t('moved', { table: name }) : t('move-failed'));
    return isDone;
  };
};
