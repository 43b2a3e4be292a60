import { useSetAtom } from 'jotai';
import type { TableLayout } from '../../../schema/vocabulary.ts';
import type { Place } from '../../chart/types.ts';
import { viewTargetAtom } from '../../chart/viewTarget.ts';
import { graphql } from '../../gql/gql.ts';
import { useCommand } from '../../graphql/useCommand.ts';
import { useStep } from '../../history/useStep.ts';
import { t } from '../../texts/en/seatingTables.ftl';
import { MoveTable } from './useMoveTables.ts';

export const EditTable = graphql(`
  mutation EditTable($input: EditTableInput!) {
    editTable(input: $input) {
      table {
        ...SeatingTable
      }
    }
  }
`);

const ResizeTable = graphql(`
  mutation ResizeTable($input: ResizeTableInput!) {
    resizeTable(input: $input) {
      stepId
      table {
        ...SeatingTable
      }
      displaced {
        attendeeId
      }
    }
  }
`);

const SetEndSeats = graphql(`
  mutation SetEndSeats($input: SetEndSeatsInput!) {
    setEndSeats(input: $input) {
      table {
        ...SeatingTable
      }
    }
  }
`);

const DeleteTable = graphql(`
  mutation DeleteTable($input: TableIdInput!) {
    deleteTable(input: $input) {
      stepId
      id
    }
  }
`);

const DuplicateTable = graphql(`
  mutation DuplicateTable($input: DuplicateTableInput!) {
    duplicateTable(input: $input) {
      stepId
      tables {
        id
        name
      }
    }
  }
`);

/** The commands on a table, each with its notices. Seat changes arrive with the live plan. */
export const useTableCommands = (eventId: string) => {
  const [edit] = useCommand(EditTable);
  const [resize, { pending: isResizing }] = useCommand(ResizeTable);
  const [endSeats, { pending: isSwitching }] = useCommand(SetEndSeats);
  const [move] = useCommand(MoveTable);
  const [remove] = useCommand(DeleteTable);
  const [duplicate, { pending: isDuplicating }] = useCommand(DuplicateTable);
  const setViewTarget = useSetAtom(viewTargetAtom);
  const step = useStep(eventId);

  /** `work` returns the step that the notice offers to undo, if the change displaced anybody. */
  const run = (
    work: () => Promise<string | undefined | object>,
    failure: string,
    success?: string,
  ) =>
    step(failure, async () => {
      const done = await work();
      const stepId = typeof done === 'string' ? done : null;
      return success ? { title: success, stepId } : undefined;
    });
  const failed = t('update-failed');
  const updated = t('table-updated');
  return {
    isPending: isResizing || isSwitching,
    isDuplicating,
    rename: (id: string, name: string) => run(() => edit({ id, name }), failed, updated),
    setTags: (id: string, tags: readonly string[], seen: readonly string[]) =>
      run(() => edit({ id, tags: [...tags], seen: { tags: [...seen] } }), failed, updated),
    setLayout: (id: string, layout: TableLayout, capacity?: number) =>
      run(() => edit({ id, layout, capacity }), failed, updated),
    setCapacity: (id: string, capacity: number) =>
      run(() => edit({ id, capacity }), t('resize-failed'), updated),
    duplicate: (id: string) =>
      run(
        async () => {
          const { tables, stepId } = (await duplicate({ id })).duplicateTable;
          setViewTarget({ tableIds: tables.map((table) => table.id), isNew: true });
          return stepId;
        },
        t('duplicate-failed'),
        t('duplicated'),
      ),
    resize: (id: string, capacity: number) =>
      run(
        async () => {
          const { displaced, stepId } = (await resize({ id, capacity })).resizeTable;
          return displaced.length > 0 ? stepId : undefined;
        },
        t('resize-failed'),
        updated,
      ),
    setEndSeats: (id: string, on: boolean) =>
      run(() => endSeats({ id, endSeats: on }), t('resize-failed'), updated),
    move: (id: string, parts: Partial<Place>) =>
      run(() => move({ id, ...parts }), t('move-failed')),
    remove: (id: string) =>
      run(
        async () => (await remove({ id })).deleteTable.stepId,
        t('delete-failed'),
        t('table-deleted'),
      ),
  };
};
